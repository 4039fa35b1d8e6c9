import { codeList } from './common-filters';
import type { AnyDataset } from './dataset';
import type { FilterDefinition } from './filter';
import type { Problem } from './problem';

/** Last path segment of the endpoint that combines several datasets of an area. */
export const JOINED_NAME = 'juntos';

/** Parameter of the joined endpoint that lists the datasets. */
export const JOINED_PARAMETER = 'conjuntos';

/** Responses of several datasets for the same filters, keyed by the last segment of their path. */
export interface JoinedResponse {
  /** Bodies of the successful datasets. */
  dados: Record<string, unknown>;
  /** Editions each body is based on, in the format of the header `X-Observatorio-Fontes`. */
  fontes: Record<string, string>;
  /** Errors of the other datasets. */
  problemas: Record<string, Problem>;
}

/** Splits a path into its folder and the name of the dataset. */
const PATH = /^(.*\/api\/(?:v1\/)?(?!v1\/)[^/?]+)\/([^/?]+)$/;

/**
 * Returns the path of the joined endpoint for a dataset, and the dataset's name. Returns undefined
 * if there is no joined endpoint for the path.
 */
export function joinedPathOf(path: string): { joined: string; name: string } | undefined {
  const [, folder, name] = PATH.exec(path) ?? [];
  return folder && name ? { joined: `${folder}/${JOINED_NAME}`, name } : undefined;
}

/** Splits a URL into its path and its query. */
export function splitQuery(url: string): [path: string, query: string] {
  const [path = '', query = ''] = url.split('?', 2);
  return [path, query];
}

/** Returns the URL that requests the named datasets at a joined path with one query. */
export function joinedUrl(joined: string, names: readonly string[], query: string): string {
  const list = `${JOINED_PARAMETER}=${[...new Set(names)].toSorted().join()}`;
  return `${joined}?${query ? `${list}&${query}` : list}`;
}

/**
 * Joins the URLs of datasets of one area that have the same query, in the order of the first of
 * each, and drops repeated URLs.
 */
export function joinUrls(urls: readonly string[]): string[] {
  const groups = new Map<string, { url: string; query: string; joined: string; names: string[] }>();
  for (const url of new Set(urls)) {
    const [path, query] = splitQuery(url);
    const { joined = path, name = '' } = joinedPathOf(path) ?? {};
    const key = `${joined}?${query}`;
    const group = groups.get(key) ?? { url, query, joined, names: [] };
    group.names.push(name);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ url, query, joined, names }) =>
    names.length > 1 ? joinedUrl(joined, names, query) : url,
  );
}

/** The joined endpoint of an area, with the datasets by name. */
export interface JoinedEndpoint {
  path: string;
  datasets: ReadonlyMap<string, AnyDataset>;
  /** Parameter that lists the datasets. */
  parameter: FilterDefinition;
}

/** Builds the joined endpoint of an area. */
export function joinedEndpoint(area: Readonly<Record<string, AnyDataset>>): JoinedEndpoint {
  const parts = Object.values(area).flatMap((dataset) => {
    const place = joinedPathOf(dataset.path);
    return place ? [{ ...place, dataset }] : [];
  });
  const names = parts.map(({ name }) => ({ code: name, label: name }));
  return {
    path: parts[0]?.joined ?? '',
    datasets: new Map(parts.map(({ name, dataset }) => [name, dataset])),
    parameter: codeList(undefined, JOINED_PARAMETER, 'Conjuntos de dados', names),
  };
}
