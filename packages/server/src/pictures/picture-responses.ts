import {
  type Card,
  type CardQuery,
  cardFile,
  cardsAndPanels,
  effectiveFilters,
  fileRequest,
  hasParts,
  hasPicture,
  hasSubject,
  isCard,
  isDormant,
  NARROW_WIDTH,
  type Panel,
  plainQuery,
} from '@observatorio/cards';
import {
  type FilterDefinition,
  type Filters,
  formatFilters,
  type PictureFormat,
  type PictureRequest,
  QueryError,
  type RawQuery,
} from '@observatorio/contract';
import {
  type PictureOutput,
  type Pictures,
  PicturesUnavailableError,
} from '@observatorio/pictures';
import { type Store } from '@observatorio/store';
import { ProblemError, problemOfStatus, unavailable } from '../http/problem';
import { areaFilters } from '../responses/area-filters';
import { answersOf, costOfCard, followed } from '../responses/card-answers';
import { rowInNotes } from '../responses/csv';
import { type DataResponses, type ExtendedFile, endpointAt } from '../responses/data-responses';
import { type PublicResponse, toPublicResponse, type Written } from '../responses/public-response';
import { sourcesHeader } from '../responses/sources-header';
import { readPictureQuery } from './picture-query';

/** Response header with the picture's alternative text, percent-encoded, for the `alt` of a PNG. */
export const ALTERNATIVE_HEADER = 'x-alternative-text';

/** Maximum length of the alternative text, in characters: proxies reject long headers. */
const MAX_ALTERNATIVE = 500;

/** Estimated cost of drawing, added to the cost of the rows. */
const DRAWING_COST = 1;

const types: Readonly<Record<PictureFormat, string>> = {
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
};

/** Parsed URL of a picture or CSV file. */
export interface PictureAddress {
  tag: string;
  format: PictureFormat | 'csv';
  query: RawQuery;
}

/** Optional output formats of a card. */
type Ability = 'hasPicture' | 'hasCsv';

const lacks = {
  picture: (tag: string) =>
    `O elemento “${tag}” não é um gráfico nem um resumo em números, e por isso não tem imagem. Têm`,
  csv: (tag: string) => `O elemento “${tag}” não tem tabela para baixar. Têm`,
  tag: (tag: string, ability: Ability) =>
    `O elemento “${tag}” não existe. Têm ${ability === 'hasCsv' ? 'tabela' : 'imagem'}`,
};

const crashed = 'O desenho de imagens parou. Tente de novo em instantes.';

const noTable = (tag: string): string =>
  `Sob os filtros deste endereço, o elemento “${tag}” não mostra números, e por isso não tem tabela.`;

const notFound = (start: string, tags: readonly string[]): ProblemError =>
  new ProblemError({ ...problemOfStatus(404), detail: `${start}: ${tags.join(', ')}.` });

/** Dependencies of the picture responses. */
export interface PictureAnswersOptions {
  pictures: Pictures;
  store: Store;
  responses: DataResponses;
  /** Included in every entity tag, to distinguish servers that draw the same data differently. */
  revision: string;
}

type Entry = Card | Panel;

/** Returns the filters of a card, as defined by its area. */
function filtersOf({ area }: Entry): FilterDefinition[] {
  const all = areaFilters(area.family);
  return area.filters.flatMap(({ name }) => all.find((filter) => filter.name === name) ?? []);
}

/** Query of a card whose filters the address sets; its area's defaults apply to the others. */
function queryOf({ area }: Entry, fixed: Filters): CardQuery {
  const filters = effectiveFilters(area, { group: area.defaults ?? {}, fixed });
  return { ...plainQuery(filters), fixed };
}

/** Filters that an element requires, with example values. */
const examples = (entry: Entry): Filters => ({
  ...(entry.area.requiredFilter && {
    [entry.area.requiredFilter.filter]: [entry.area.requiredFilter.example].flat(),
  }),
  ...('needs' in entry &&
    Object.fromEntries(Object.entries(entry.needs ?? {}).map(([name, code]) => [name, [code]]))),
});

/** Output formats of an element when its required filters are set. */
function abilitiesOf(entry: Entry): Readonly<Record<Ability, boolean>> {
  if (!isCard(entry)) return { hasPicture: false, hasCsv: entry.fileOf !== undefined };
  const query = queryOf(entry, examples(entry));
  return {
    hasPicture: hasPicture(entry, query.filters),
    hasCsv: !isDormant(entry.variantOf(query)),
  };
}

const elements = cardsAndPanels.map((entry) => ({ entry, ...abilitiesOf(entry) }));

const tagsWith = (ability: Ability): string[] =>
  elements.filter((each) => each[ability]).map(({ entry }) => entry.tag);

/**
 * Finds the element at a URL. Throws a ProblemError if there is none, or it does not support the
 * format.
 */
function elementAt({ tag, format }: PictureAddress): Entry {
  const found = elements.find(({ entry }) => entry.tag === tag);
  const ability = format === 'csv' ? 'hasCsv' : 'hasPicture';
  if (!found) throw notFound(lacks.tag(tag, ability), tagsWith(ability));
  if (!found[ability]) {
    throw notFound(lacks[format === 'csv' ? 'csv' : 'picture'](tag), tagsWith(ability));
  }
  return found.entry;
}

/**
 * Returns the response for the URL of a picture or CSV file. Throws a ProblemError or a QueryError.
 */
export async function pictureResponse(
  options: PictureAnswersOptions,
  address: PictureAddress,
): Promise<PublicResponse> {
  const { store, responses } = options;
  const { tag, format } = address;
  const entry = elementAt(address);
  const filters = filtersOf(entry);
  const { request, scale } = readPictureQuery(address, filters);
  const versions = responses.versions();
  const isNarrow = request.width < NARROW_WIDTH;
  const query = {
    ...queryOf(entry, request.filters),
    ...(isCard(entry) && isNarrow && { view: entry.narrowView }),
  };
  const { area } = entry;
  if (!hasSubject(area, query.filters)) {
    const missing = filters.find(({ name }) => name === area.requiredFilter?.filter);
    if (missing) throw missingFilter(missing);
  }
  if (format === 'csv') {
    const file = isCard(entry) ? fileRequest(entry, query) : entry.fileOf?.(query.filters);
    if (!file) throw new ProblemError({ ...problemOfStatus(404), detail: noTable(tag) });
    const raw = { query: { ...followed(file), formato: 'csv' } };
    const whole = isCard(entry) && hasParts(entry, query) ? fileOf(store, entry, query) : undefined;
    return responses.read(endpointAt(file.dataset), raw, versions, whole);
  }
  const card = entry as Card;
  return toPublicResponse({
    key: `${options.revision} ${versions} ${format} ${JSON.stringify({ request, scale })}`,
    type: types[format],
    isCompressed: format === 'png',
    cost: DRAWING_COST + costOfCard(store, card, query),
    write: (signal) => draw(options, { card, query, request }, { format, scale }, signal),
  });
}

const missingFilter = ({ name, label, allowed }: FilterDefinition) =>
  new QueryError(name, '', allowed, `Falta “${name}” (${label}). Aceitos: ${allowed}.`);

/** The CSV file of a card that shows several answers. */
const fileOf = (store: Store, card: Card, query: CardQuery): ExtendedFile => ({
  key: `${card.tag} ${formatFilters(query.filters)}`,
  cost: costOfCard(store, card, query),
  async read(signal) {
    const answered = await answersOf(store, card, query, signal);
    const { rows, figures, totals } = cardFile(card, answered, store.manifest());
    return {
      rows,
      editions: answered.editions,
      figures: [...figures, ...totals.flatMap(({ dataset, row }) => rowInNotes(dataset, row))],
    };
  },
});

/** Truncates the alternative text after a sentence; the first one, the title, always fits. */
const shortened = (text: string): string =>
  text.length > MAX_ALTERNATIVE
    ? text.slice(0, text.lastIndexOf('. ', MAX_ALTERNATIVE - 1) + 1)
    : text;

/** A card to draw. */
interface DrawnCard {
  card: Card;
  query: CardQuery;
  request: PictureRequest;
}

/** Draws a picture from the rows of the store. */
async function draw(
  { pictures, store }: PictureAnswersOptions,
  { card, query, request }: DrawnCard,
  output: PictureOutput,
  signal: AbortSignal,
): Promise<Written> {
  const manifest = store.manifest();
  const { editions, ...answers } = await answersOf(store, card, query, signal);
  const { body, alternative } = await pictures
    .draw({ request, manifest, ...answers }, output)
    .catch((error: unknown) => {
      throw error instanceof PicturesUnavailableError
        ? new ProblemError(unavailable(crashed))
        : error;
    });
  const headers = {
    ...sourcesHeader(editions),
    [ALTERNATIVE_HEADER]: encodeURIComponent(shortened(alternative)),
  };
  return {
    text:
      typeof body === 'string' ? body : Buffer.from(body.buffer, body.byteOffset, body.byteLength),
    headers,
  };
}
