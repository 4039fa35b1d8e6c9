import {
  type AnyDataset,
  course,
  type Filters,
  filtersFromSearch,
  formatFilters,
  JOINED_PARAMETER,
  joinedPathOf,
} from '@observatorio/contract';
import { escapeHtml, stateOfMunicipality } from '@observatorio/domain';
import { type Store, YearUnavailableError } from '@observatorio/store';
import { endpoints } from './data-responses';
import { joinedEndpoints } from './joined-responses';

/** An API URL that a page requests first, as listed by the portal's build. */
export interface Preload {
  path: string;
  /** Query parameters that do not depend on the page's URL. */
  fixed?: string;
  /** Defaults for filters missing from the page's URL. */
  filters?: Filters;
  /** Names of the filters taken from the page's URL. */
  follows: readonly string[];
  /** Filter name → the page's parameters for it, where they differ from the filter's own. */
  named?: Readonly<Record<string, readonly string[]>>;
  /**
   * The page sends the request only if its URL sets at least one of these filters, whether or not
   * `follows` lists it. Default: those that the dataset requires.
   */
  requires?: readonly string[];
  /** Parameters of the page's URL that make the page send a different request instead. */
  unless?: readonly string[];
}

/**
 * API path → its dataset. For a joined path, any of its datasets, because all accept the same
 * filters.
 */
const byPath = new Map<string, AnyDataset>([
  ...endpoints.map(({ dataset }) => [dataset.path, dataset] as const),
  ...joinedEndpoints.flatMap(({ path, datasets }) =>
    [...datasets.values()].slice(0, 1).map((dataset) => [path, dataset] as const),
  ),
]);

/** Names of the datasets that a joined URL lists. */
const namesOf = ({ fixed = '' }: Preload): string[] =>
  new URLSearchParams(fixed).get(JOINED_PARAMETER)?.split(',') ?? [];

/**
 * Adds the states of cities whose state the URL omits, as pages do. Skips the course search, which
 * never combines a state with a city, and pages with `named` filters, which have no cities.
 */
function withStates(chosen: Filters, dataset: AnyDataset | undefined, { named }: Preload): Filters {
  const { municipio: cities, uf: states } = chosen;
  const isOfCourses = Object.values<AnyDataset | undefined>(course).includes(dataset);
  if (!cities || states || named || isOfCourses) return chosen;
  return { ...chosen, uf: cities.map(stateOfMunicipality) };
}

/** Returns the filters of a preload for the page's URL; undefined if the page does not send it. */
function filtersOf(preload: Preload, search: string): Filters | undefined {
  const { path, filters, follows, named = {}, requires, unless = [] } = preload;
  const dataset = byPath.get(path);
  const parameters = new URLSearchParams(search);
  if (unless.some((name) => parameters.has(name))) return undefined;
  const written = (dataset?.filters ?? []).flatMap((filter) => {
    const [name, ...aliases] = named[filter.name] ?? [];
    const own = name === undefined ? filter : { ...filter, name, pageName: name, aliases };
    const codes = filtersFromSearch(search, [own])[own.name];
    return codes ? [[filter.name, codes] as const] : [];
  });
  const chosen = withStates(Object.fromEntries(written), dataset, preload);
  const followed = Object.entries(chosen).filter(([name]) => follows.includes(name));
  const values = { ...filters, ...Object.fromEntries(followed) };
  const needed = requires ?? dataset?.requires ?? [];
  const isSet = (wanted: string): boolean => Boolean(values[wanted]?.length) || wanted in chosen;
  return needed.length === 0 || needed.some(isSet) ? values : undefined;
}

/** Whether the data cover the requested year. If not, the page requests another year instead. */
function hasYear(store: Store, dataset: AnyDataset, filters: Filters): boolean {
  if (!filters.ano?.length) return true;
  try {
    store.resolve(dataset, filters);
  } catch (error) {
    return !(error instanceof YearUnavailableError);
  }
  return true;
}

/**
 * Builds the URL of a preload; undefined if the page does not request it or the data lack its year.
 */
function addressOf(store: Store, preload: Preload, search: string): string | undefined {
  const { path, fixed } = preload;
  const dataset = byPath.get(path);
  const values = filtersOf(preload, search);
  if (!values || (dataset && !hasYear(store, dataset, values))) return undefined;
  const query = [fixed, formatFilters(values)].filter(Boolean).join('&');
  return path + (query && `?${query}`);
}

const LIST = /^ *<!--answers (.*)-->\n/m;

/** Parses the list of preloads in a page's HTML. */
export const preloadsIn = (html: string): readonly Preload[] =>
  JSON.parse(LIST.exec(html)?.[1] ?? '[]');

/** Returns the filters of each of the page's first requests for a dataset. */
export function filtersAsked(
  preloads: readonly Preload[],
  { path }: AnyDataset,
  search: string,
): Filters[] {
  const { joined, name = '' } = joinedPathOf(path) ?? {};
  return preloads
    .filter((each) => each.path === path || (each.path === joined && namesOf(each).includes(name)))
    .map((preload) => filtersOf(preload, search))
    .filter((filters) => filters !== undefined);
}

/** Replaces the list of preloads in a page with preload links. */
export function withPreloads(
  store: Store,
  html: string,
  preloads: readonly Preload[],
  search: string,
  basePath: string,
): string {
  return html.replace(LIST, () =>
    preloads
      .flatMap((answer) => addressOf(store, answer, search) ?? [])
      .map((address) => {
        const href = escapeHtml(basePath + address);
        return `    <link rel="preload" as="fetch" crossorigin href="${href}">\n`;
      })
      .join(''),
  );
}
