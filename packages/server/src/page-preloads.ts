import {
  type AnyDataset,
  type FilterDefinition,
  type Filters,
  filtersFromSearch,
  formatFilters,
  JOINED_PARAMETER,
  joinedPathOf,
} from '@observatorio/contract';
import { escapeHtml } from '@observatorio/domain';
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
}

/** The filters of a path of the API, and those that a request must set one of. */
interface Accepted {
  filters: readonly FilterDefinition[];
  requires?: readonly string[];
}

const byPath = new Map<string, Accepted>([
  ...endpoints.map(({ dataset }) => [dataset.path, dataset] as const),
  ...joinedEndpoints.flatMap(({ path, datasets }) =>
    [...datasets.values()].slice(0, 1).map((dataset) => [path, dataset] as const),
  ),
]);

/** The datasets that a joined address lists. */
const namesOf = ({ fixed = '' }: FirstAnswer): string[] =>
  new URLSearchParams(fixed).get(JOINED_PARAMETER)?.split(',') ?? [];

/** The filters of a first answer for the address of a page. */
function filtersOf({ path, filters, follows }: FirstAnswer, search: string): Filters {
  const { filters: definitions } = byPath.get(path) ?? { filters: [] };
  const followed = definitions.filter(({ name }) => follows.includes(name));
  return { ...filters, ...filtersFromSearch(search, followed) };
}

/** The address of a first answer for a page; undefined if the page lacks what it requires. */
function addressOf(answer: FirstAnswer, search: string): string | undefined {
  const { path, fixed } = answer;
  const { requires = [] } = byPath.get(path) ?? {};
  const values = filtersOf(answer, search);
  const isComplete = requires.length === 0 || requires.some((name) => values[name]?.length);
  const query = [fixed, formatFilters(values)].filter(Boolean).join('&');
  return isComplete ? path + (query && `?${query}`) : undefined;
}

const LIST = /^ *<!--answers (.*)-->\n/m;

/** The first answers that the HTML of a page lists. */
export const answersIn = (html: string): readonly FirstAnswer[] =>
  JSON.parse(LIST.exec(html)?.[1] ?? '[]');

/** The filters that a page first requests a dataset with; undefined if it does not request it. */
export function filtersAsked(
  answers: readonly FirstAnswer[],
  { path }: AnyDataset,
  search: string,
): Filters | undefined {
  const { joined, name = '' } = joinedPathOf(path) ?? {};
  const answer = answers.find(
    (each) => each.path === path || (each.path === joined && namesOf(each).includes(name)),
  );
  return answer && filtersOf(answer, search);
}

/** Replaces the list of first answers in a page by links that request them with the page. */
export function withPreloads(
  html: string,
  answers: readonly FirstAnswer[],
  search: string,
  basePath: string,
): string {
  return html.replace(LIST, () =>
    answers
      .flatMap((answer) => addressOf(answer, search) ?? [])
      .map((address) => {
        const href = escapeHtml(basePath + address);
        return `    <link rel="preload" as="fetch" crossorigin href="${href}">\n`;
      })
      .join(''),
  );
}
