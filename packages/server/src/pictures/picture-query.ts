import {
  checkAll,
  checkValueCounts,
  type FilterDefinition,
  filterNamed,
  type PictureFormat,
  type PictureRequest,
  pictureThemes,
  type RawQuery,
  readFilters,
  throwFaults,
} from '@observatorio/contract';

/** Defaults: width of a picture in pixels, and PNG pixels per pixel of width. */
const WIDTH = 720;
const SCALE = 2;

/** Limits of the width, in pixels. */
const MIN_WIDTH = 320;
const MAX_WIDTH = 1600;

/** Maximum length of a title, in characters. */
const MAX_HEADING = 200;

const theme: FilterDefinition<'theme'> = {
  name: 'theme',
  label: 'Tema',
  parse: (text) =>
    text === 'auto' ? 'light' : pictureThemes.find((name) => name === text.toLowerCase()),
  allowed: `${pictureThemes.join(', ')}, ou auto, que aqui é light`,
  example: 'dark',
  single: 'um tema só',
};

/** Parameter for the title of a card. */
export const heading: FilterDefinition<'heading'> = {
  name: 'heading',
  label: 'Título',
  // Rejects characters without a glyph; some of them are invalid in XML.
  parse: (text) =>
    text.length > MAX_HEADING || /[\p{C}\p{Zl}\p{Zp}]/u.test(text) ? undefined : text,
  allowed: `um texto de até ${MAX_HEADING} caracteres, numa linha só`,
  example: 'Empregos em São Paulo',
  isText: true,
  single: 'um título só',
};

const integer = (min: number, max: number) => (text: string) =>
  /^\d{1,4}$/.test(text) && Number(text) >= min && Number(text) <= max
    ? String(Number(text))
    : undefined;

const width: FilterDefinition<'width'> = {
  name: 'width',
  label: 'Largura',
  parse: integer(MIN_WIDTH, MAX_WIDTH),
  allowed: `um número inteiro de ${MIN_WIDTH} a ${MAX_WIDTH}, em pixels`,
  example: String(WIDTH),
  single: 'uma largura só',
};

const scale: FilterDefinition<'scale'> = {
  name: 'scale',
  label: 'Escala',
  parse: integer(1, 3),
  allowed: '1, 2 ou 3 pixels do PNG para cada um da largura',
  example: String(SCALE),
  single: 'uma escala só',
};

/**
 * Appearance parameters of a picture. A CSV file accepts them too, so that its URL differs from the
 * picture's only in the extension.
 */
const looks: readonly FilterDefinition[] = [theme, heading, width];

/** A card to draw, with its output options. */
export interface PictureQuery {
  request: PictureRequest;
  scale: number;
}

/**
 * Extends filter definitions with the spellings in the query, which may use attribute or page
 * names.
 */
export function acceptSpellings(
  filters: readonly FilterDefinition[],
  query: RawQuery,
): FilterDefinition[] {
  return filters.map((filter) => ({
    ...filter,
    aliases: [
      ...(filter.aliases ?? []),
      ...Object.keys(query).filter((name) => filterNamed(filters, name) === filter),
    ],
  }));
}

/** Reads the query string of a picture. Throws a QueryError that lists every error. */
export function readPictureQuery(
  { tag, format, query }: { tag: string; format: PictureFormat | 'csv'; query: RawQuery },
  filters: readonly FilterDefinition[],
): PictureQuery {
  const own = format === 'svg' ? looks : [...looks, scale];
  const parameters = [...acceptSpellings(filters, query), ...own];
  const { filters: values, faults } = readFilters(parameters, query);
  checkAll(
    () => throwFaults(faults),
    () => checkValueCounts(parameters, values),
  );
  const names = new Set(filters.map(({ name }) => name));
  const valueOf = (name: string): string | undefined => values[name]?.[0];
  return {
    request: {
      tag,
      filters: Object.fromEntries(Object.entries(values).filter(([name]) => names.has(name))),
      theme: pictureThemes.find((name) => name === valueOf('theme')) ?? 'light',
      // An empty heading hides the title, but `readFilters` drops empty values.
      heading: query.heading === '' ? '' : valueOf('heading'),
      width: Number(valueOf('width') ?? WIDTH),
    },
    scale: format === 'png' ? Number(valueOf('scale') ?? SCALE) : 1,
  };
}
