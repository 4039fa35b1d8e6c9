import {
  type Area,
  type Concept,
  canonical,
  type FilterOption,
  type Filters,
  OMITTED,
} from '@observatorio/contract';
import { municipalityInFull } from '@observatorio/domain';
import type { CardRequest } from './card';

/** Returns the label of a filter's code. */
export type NameOf = (filter: string, code: string) => string;

/** Concepts with too many codes to bundle their labels, which the API provides instead. */
const namedByApi: readonly (Concept | undefined)[] = ['municipality', 'occupation'];

const isNamedByApi = ({ filters }: Area, filter: string): boolean =>
  namedByApi.includes(filters.find(({ name }) => name === filter)?.concept);

/** Filters with long lists that an options request can omit, if the area supports it. */
const longLists = ['municipio', 'occupation', 'nome_curso'];

/** Filters whose lists can be omitted from an area's options. */
export const omittedLists = ({ options }: Area): string[] => {
  const definition = options.filters.find(({ name }) => name === OMITTED);
  return longLists.filter((name) => definition?.parse(name));
};

/** Request for the labels of the filters that only the API can name; undefined if there are none. */
export function namesRequest(area: Area, filters: Filters): CardRequest | undefined {
  const named = Object.entries(filters).filter(([name]) => isNamedByApi(area, name));
  if (named.length === 0) return undefined;
  return {
    dataset: area.options,
    filters: { ...Object.fromEntries(named), [OMITTED]: omittedLists(area) },
  };
}

/**
 * Labels of the codes of the filters in force, given the rows of `namesRequest`; until they arrive,
 * a code is its own label.
 */
export const namesIn =
  (area: Area, filters: Filters, rows: readonly FilterOption[] = []): NameOf =>
  (filter, code) => {
    const row = isNamedByApi(area, filter)
      ? rows.find((each) => each.filter === filter && each.code === code)
      : undefined;
    if (row) return filter === 'municipio' ? municipalityInFull(code, row.label) : row.label;
    return area.filters.find(({ name }) => name === filter)?.labelOf?.(code, filters) ?? code;
  };

const picked = (filters: Filters, names: readonly string[]): Filters =>
  canonical(Object.fromEntries(names.map((name) => [name, filters[name] ?? []])));

/**
 * Request for the option lists of an area's filter bar: narrowed by the filters in force, and,
 * unless `isWhole`, with only the selected codes of the long lists.
 */
export function optionsRequest(area: Area, filters: Filters, isWhole = false): CardRequest {
  const omitted = isWhole ? [] : omittedLists(area);
  const chosen = omitted.filter((name) => !area.filters.find((each) => each.name === name)?.isText);
  const narrowed = picked(filters, [...area.narrowing, ...chosen]);
  return { dataset: area.options, filters: canonical({ ...narrowed, [OMITTED]: omitted }) };
}
