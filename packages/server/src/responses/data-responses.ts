import {
  type AnyDataset,
  type AreaName,
  areas,
  course,
  type Edition,
  occupation,
  sharedFilters,
} from '@observatorio/contract';
import { type OmittedYear, queryKey, type ResolvedQuery, type Store } from '@observatorio/store';
import { csvName, toCsv } from './csv';
import { type PublicResponse, toPublicResponse, type Written } from './public-response';
import { type RawRequest, readRequest } from './read-request';
import { sourcesHeader } from './sources-header';

/** A dataset, and the dataset that lists the values of its filters. */
export interface DataEndpoint {
  dataset: AnyDataset;
  options: (typeof areas)[AreaName]['options'];
}

/** Every endpoint, in the order of the areas. */
export const endpoints: readonly DataEndpoint[] = Object.values(areas).flatMap((datasets) =>
  Object.values<AnyDataset>(datasets).map((dataset) => ({
    dataset,
    // The options of the course datasets do not include occupations.
    options: dataset === course.ofOccupation ? occupation.options : datasets.options,
  })),
);

const byPath = new Map(endpoints.map((endpoint) => [endpoint.dataset.path, endpoint]));

/** Returns the endpoint at a path. Throws a RangeError if there is none. */
export function endpointAt({ path }: Pick<AnyDataset, 'path'>): DataEndpoint {
  const endpoint = byPath.get(path);
  if (!endpoint) throw new RangeError(`There is no endpoint at ${path}.`);
  return endpoint;
}

/** Media types of the responses. */
export const JSON_TYPE = 'application/json; charset=utf-8';
export const CSV_TYPE = 'text/csv; charset=utf-8';

const today = (): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' }).format(new Date());

/** Rows of a CSV file with the figures in its notes. */
export interface FileContents {
  rows: readonly any[];
  editions: readonly Edition[];
  omitted?: readonly OmittedYear[];
  figures?: readonly string[];
}

/** A CSV file that contains more than the rows of its dataset. */
export interface ExtendedFile {
  /** Distinguishes the file from that of the dataset. */
  key: string;
  /** Estimated cost of the additional queries. */
  cost: number;
  read(signal: AbortSignal): Promise<FileContents>;
}

async function csvText(
  store: Store,
  { dataset, options }: DataEndpoint,
  query: ResolvedQuery,
  {
    day,
    signal,
    read = (): Promise<FileContents> => store.answer(dataset, query, signal),
  }: { day: string; signal: AbortSignal; read?: ExtendedFile['read'] | undefined },
): Promise<Written> {
  const [{ rows, editions, omitted, figures }, named] = await Promise.all([
    read(signal),
    // Other filters would leave compared places and occupations out of the lists.
    store.answer(options, { ...query, filters: sharedFilters(query.filters) }, signal),
  ]);
  const names = new Map(named.rows.map(({ filter, code, label }) => [`${filter} ${code}`, label]));
  const labelOf = (filter: string, code: string) => {
    const found = dataset.filters.find(({ name }) => name === filter);
    // The list holds only the occupations with links in the edition.
    if (found?.concept === 'occupation') return store.occupationTitle(code);
    return found?.labelOf?.(code, query.filters);
  };
  const text = toCsv(dataset, rows, {
    ...query,
    editions,
    omitted,
    day,
    figures,
    nameOf: (filter, code) => names.get(`${filter} ${code}`) ?? labelOf(filter, code) ?? code,
  });
  return { text, headers: sourcesHeader(editions) };
}

/** Responses of the data endpoints. */
export interface DataResponses {
  /**
   * Versions of all editions and of the price index. Every response depends on them, because the
   * options list the years of all editions.
   */
  versions(): string;
  /**
   * Returns the response to a request; `extended` replaces the contents of a CSV file. Throws a
   * QueryError, or any error thrown by `Store.resolve`.
   */
  read(
    endpoint: DataEndpoint,
    raw: RawRequest,
    versions: string,
    extended?: ExtendedFile,
  ): PublicResponse;
}

/**
 * Creates the responses of the data endpoints. `revision` is included in every entity tag, to
 * distinguish servers that encode the same data differently.
 */
export const dataResponses = (store: Store, revision: string): DataResponses => ({
  versions() {
    const { conjuntos, mesIpca } = store.manifest();
    return [...conjuntos.map(({ versao }) => versao), mesIpca].join();
  },

  read({ dataset, options }, raw, versions, extended) {
    const { query, format } = readRequest(store, dataset, raw);
    const key = `${revision} ${versions} ${dataset.id} ${queryKey(query)} ${format}`;
    const cost = store.cost(dataset, query);
    if (format === 'csv') {
      const day = today();
      return toPublicResponse({
        key: [key, day, ...(extended ? [extended.key] : [])].join(' '),
        versions,
        type: CSV_TYPE,
        cost: Math.max(cost, extended?.cost ?? 0),
        write: (signal) =>
          csvText(store, { dataset, options }, query, { day, signal, read: extended?.read }),
        file: csvName(dataset, query.filters),
      });
    }
    return toPublicResponse({
      key,
      versions,
      type: JSON_TYPE,
      cost,
      async write(signal) {
        const { rows, page, editions } = await store.answer(dataset, query, signal);
        return {
          text: JSON.stringify(dataset.encode(rows, page)),
          headers: sourcesHeader(editions),
        };
      },
    });
  },
});
