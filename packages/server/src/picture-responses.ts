import {
  type FilterDefinition,
  type PictureCard,
  type PictureFormat,
  QueryError,
  type RawQuery,
  type RowsRequest,
  type RowsResponse,
} from '@observatorio/contract';
import { EditionUnavailableError, type Store } from '@observatorio/store';
import { areaFilters } from './area-filters';
import { type DataResponses, endpointAt } from './data-responses';
import { type PictureQuery, readPictureQuery } from './picture-query';
import type { Pictures } from './picture-worker';
import { ProblemError, problemOfStatus } from './problem';
import { type PublicResponse, toPublicResponse, type Written } from './public-response';
import { readRequest } from './read-request';
import { sourcesHeader } from './sources-header';

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
type Ability = 'hasChart' | 'hasCsv';

const lacks = {
  picture: (tag: string) => `O elemento “${tag}” não tem gráfico, e por isso não tem imagem. Têm`,
  csv: (tag: string) => `O elemento “${tag}” não tem tabela para baixar. Têm`,
  tag: (tag: string, ability: Ability) =>
    `O elemento “${tag}” não existe. Têm ${ability === 'hasCsv' ? 'tabela' : 'imagem'}`,
};

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

/** Returns the filters of a card, as defined by its area. */
function filtersOf({ area, filters }: PictureCard): FilterDefinition[] {
  const all = areaFilters(area);
  return filters.flatMap((name) => all.find((filter) => filter.name === name) ?? []);
}

const tagsWith = (cards: readonly PictureCard[], ability: Ability): string[] =>
  cards.filter((card) => card[ability]).map(({ tag }) => tag);

/**
 * Finds the card at a URL. Throws a ProblemError if there is none, or it does not support the
 * format.
 */
function cardAt(cards: readonly PictureCard[], { tag, format }: PictureAddress): PictureCard {
  const card = cards.find((each) => each.tag === tag);
  const ability = format === 'csv' ? 'hasCsv' : 'hasChart';
  if (!card) throw notFound(lacks.tag(tag, ability), tagsWith(cards, ability));
  if (!card[ability]) {
    throw notFound(lacks[format === 'csv' ? 'csv' : 'picture'](tag), tagsWith(cards, ability));
  }
  return card;
}

/**
 * Returns the response for the URL of a picture or CSV file. Throws a ProblemError or a QueryError.
 */
export async function pictureResponse(
  options: PictureAnswersOptions,
  address: PictureAddress,
): Promise<PublicResponse> {
  const { pictures, store, responses } = options;
  const { tag, format } = address;
  const cards = await pictures.cards();
  const filters = filtersOf(cardAt(cards, address));
  const query = readPictureQuery(address, filters);
  const versions = responses.versions();
  const plan = await pictures.plan(query.request, store.manifest());
  const missing = filters.find(({ name }) => name === plan.missing);
  if (missing) throw missingFilter(missing);
  if (format !== 'csv') {
    const cost = DRAWING_COST + Math.max(0, ...plan.requests.map((rows) => costOf(store, rows)));
    return drawnAnswer(options, { query, format, versions, cost });
  }
  if (!plan.csv) throw new ProblemError({ ...problemOfStatus(404), detail: noTable(tag) });
  const raw = { query: { ...plan.csv.filters, formato: 'csv' } };
  return responses.read(endpointAt(plan.csv), raw, versions);
}

const missingFilter = ({ name, label, allowed }: FilterDefinition) =>
  new QueryError(name, '', allowed, `Falta “${name}” (${label}). Aceitos: ${allowed}.`);

interface Planned {
  query: PictureQuery;
  format: PictureFormat;
  versions: string;
  cost: number;
}

const drawnAnswer = (
  { revision, ...drawing }: PictureAnswersOptions,
  { query, format, versions, cost }: Planned,
): PublicResponse =>
  toPublicResponse({
    key: `${revision} ${versions} ${format} ${JSON.stringify(query)}`,
    type: types[format],
    isCompressed: format === 'png',
    cost,
    write: (signal) => draw(drawing, query, format, signal),
  });

/**
 * Whether the card shows an error: it only shows errors caused by the request or by an unavailable
 * edition.
 */
const isShown = (error: unknown): boolean =>
  error instanceof QueryError || error instanceof EditionUnavailableError;

/**
 * Estimated cost of a request for rows; 0 for an invalid request, which is rejected without a
 * query.
 */
function costOf(store: Store, { path, filters }: RowsRequest): number {
  const { dataset } = endpointAt({ path, filters });
  try {
    return store.cost(dataset, readRequest(store, dataset, { query: filters }).query);
  } catch (error) {
    if (isShown(error)) return 0;
    throw error;
  }
}

/** Truncates the alternative text without splitting a surrogate pair. */
const shortened = (text: string): string =>
  text.slice(0, MAX_ALTERNATIVE).replace(/[\uD800-\uDBFF]$/, '');

/** Draws a picture from the rows of the store. */
async function draw(
  { pictures, store }: Pick<PictureAnswersOptions, 'pictures' | 'store'>,
  { request, scale }: PictureQuery,
  format: PictureFormat,
  signal: AbortSignal,
): Promise<Written> {
  const broken: unknown[] = [];
  const load = async (rows: RowsRequest): Promise<RowsResponse> => {
    const { dataset } = endpointAt(rows);
    const { query } = readRequest(store, dataset, { query: rows.filters });
    return store.answer(dataset, query, signal).catch((error: unknown) => {
      if (!isShown(error)) broken.push(error);
      throw error;
    });
  };
  const source = { manifest: store.manifest(), load };
  const { body, alternative, editions } = await pictures.draw(request, source, { format, scale });
  // A picture that is incomplete because of a server error must not be cached.
  if (broken.length > 0) throw broken[0];
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
