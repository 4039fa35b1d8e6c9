import {
  type AnyDataset,
  type Filters,
  filtersFromSearch,
  formatFilters,
  JOINED_PARAMETER,
  joinedPathOf,
} from '@observatorio/contract';
import { escapeHtml } from '@observatorio/domain';
import { type Store, YearUnavailableError } from '@observatorio/store';
import { endpoints } from './data-answers';
import { joinedEndpoints } from './joined-answers';

/** An address of the API that a page requests first, as the build of the portal lists it. */
export interface FirstAnswer {
  path: string;
  /** Parameters that the address of the page does not change. */
  fixed?: string;
  /** Filters where the address of the page sets none. */
  filters?: Filters;
  /** The filters that it takes from the address of the page. */
  follows: readonly string[];
  /** The parameters of the address that set a filter, where they are not its own. */
  named?: Readonly<Record<string, readonly string[]>>;
  /** Filters of which the page sets at least one, or asks for nothing. Default: those of the dataset. */
  requires?: readonly string[];
  /** Parameters of the address with which the page asks for another answer. */
  unless?: readonly string[];
}

/** Path of the API → its dataset, or one of those that it joins, which accept the same filters. */
const byPath = new Map<string, AnyDataset>([
  ...endpoints.map(({ dataset }) => [dataset.path, dataset] as const),
  ...joinedEndpoints.flatMap(({ path, datasets }) =>
    [...datasets.values()].slice(0, 1).map((dataset) => [path, dataset] as const),
  ),
]);

/** The datasets that a joined address lists. */
const namesOf = ({ fixed = '' }: FirstAnswer): string[] =>
  new URLSearchParams(fixed).get(JOINED_PARAMETER)?.split(',') ?? [];

/** The filters of a first answer for the address of a page; undefined if the page asks for none. */
function filtersOf(
  { path, filters, follows, named = {}, requires, unless = [] }: FirstAnswer,
  search: string,
): Filters | undefined {
  const dataset = byPath.get(path);
  const parameters = new URLSearchParams(search);
  if (unless.some((name) => parameters.has(name))) return undefined;
  const followed = (dataset?.filters ?? []).filter(({ name }) => follows.includes(name));
  const chosen = followed.flatMap((filter) => {
    const [name, ...aliases] = named[filter.name] ?? [];
    const own = name === undefined ? filter : { ...filter, name, pageName: name, aliases };
    const codes = filtersFromSearch(search, [own])[own.name];
    return codes ? [[filter.name, codes] as const] : [];
  });
  const values = { ...filters, ...Object.fromEntries(chosen) };
  const needed = requires ?? dataset?.requires ?? [];
  return needed.length === 0 || needed.some((name) => values[name]?.length) ? values : undefined;
}

/** Whether the data cover the year that a request names. If not, the page asks for another year. */
function hasYear(store: Store, dataset: AnyDataset, filters: Filters): boolean {
  if (!filters.ano?.length) return true;
  try {
    store.resolve(dataset, filters);
  } catch (error) {
    return !(error instanceof YearUnavailableError);
  }
  return true;
}

/** The address of a first answer for a page; undefined without one, or if the data lack its year. */
function addressOf(store: Store, answer: FirstAnswer, search: string): string | undefined {
  const { path, fixed } = answer;
  const dataset = byPath.get(path);
  const values = filtersOf(answer, search);
  if (!values || (dataset && !hasYear(store, dataset, values))) return undefined;
  const query = [fixed, formatFilters(values)].filter(Boolean).join('&');
  return path + (query && `?${query}`);
}

const LIST = /^ *<!--answers (.*)-->\n/m;

/** The first answers that the HTML of a page lists. */
export const answersIn = (html: string): readonly FirstAnswer[] =>
  JSON.parse(LIST.exec(html)?.[1] ?? '[]');

/** The filters that a page first requests a dataset with, for each of its requests. */
export function filtersAsked(
  answers: readonly FirstAnswer[],
  { path }: AnyDataset,
  search: string,
): Filters[] {
  const { joined, name = '' } = joinedPathOf(path) ?? {};
  return answers
    .filter((each) => each.path === path || (each.path === joined && namesOf(each).includes(name)))
    .map((answer) => filtersOf(answer, search))
    .filter((filters) => filters !== undefined);
}

/** Replaces the list of first answers in a page by links that request them with the page. */
export function withPreloads(
  store: Store,
  html: string,
  answers: readonly FirstAnswer[],
  search: string,
  basePath: string,
): string {
  return html.replace(LIST, () =>
    answers
      .flatMap((answer) => addressOf(store, answer, search) ?? [])
      .map((address) => {
        const href = escapeHtml(basePath + address);
        return `    <link rel="preload" as="fetch" crossorigin href="${href}">\n`;
      })
      .join(''),
  );
}
