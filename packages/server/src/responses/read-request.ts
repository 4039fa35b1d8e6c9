import {
  type AnyDataset,
  type Filters,
  type Format,
  faultsOf,
  parseRequest,
  type QueryError,
  type RawQuery,
  throwFaults,
} from '@observatorio/contract';
import {
  EditionUnavailableError,
  type ResolvedQuery,
  type Store,
  YearUnavailableError,
} from '@observatorio/store';

/** The query of a request, with errors found before it is parsed. */
export interface RawRequest {
  query: RawQuery;
  faults?: readonly QueryError[];
}

/** A valid request to a data endpoint. */
export interface ReadRequest {
  query: ResolvedQuery;
  format: Format;
}

/** Whether an error is caused by the query rather than by missing data. */
const isFault = (error: QueryError): boolean =>
  !(error instanceof YearUnavailableError) || error.years.length > 0;

/** Returns the errors that only the store can detect. */
function storeFaults(resolve: () => void): readonly QueryError[] {
  try {
    return faultsOf(resolve).filter(isFault);
  } catch (error) {
    if (error instanceof EditionUnavailableError) return [];
    throw error;
  }
}

/**
 * Reads a request to a data endpoint. Throws a QueryError that lists all errors; for a valid
 * request, throws any error thrown by `Store.resolve`.
 */
export function readRequest(store: Store, dataset: AnyDataset, raw: RawRequest): ReadRequest {
  const { filters, format, faults } = parseRequest(dataset, raw.query);
  const asked = format === 'csv' && dataset.allPages ? dataset.allPages(filters) : filters;
  const found = [...(raw.faults ?? []), ...faults];
  if (found.length > 0) throwFaults(withStoreFaults(store, dataset, asked, found));
  return { query: store.resolve(dataset, asked), format };
}

/** Adds the errors that the store detects in the valid filters to those found before. */
export function withStoreFaults(
  store: Store,
  dataset: AnyDataset,
  filters: Filters,
  found: readonly QueryError[],
): readonly QueryError[] {
  const more = storeFaults(() => store.resolve(dataset, filters));
  return [...found, ...more.filter((fault) => !follows(dataset, fault, found))];
}

/** Whether an error is only a consequence of other rejected values. */
function follows(
  { filters, requires = [] }: AnyDataset,
  fault: QueryError,
  found: readonly QueryError[],
) {
  const refused = new Set(
    found.map(({ parameter }) => {
      const isNamed = (filter: (typeof filters)[number]) =>
        filter.name === parameter || filter.aliases?.includes(parameter);
      return filters.find(isNamed)?.name ?? parameter;
    }),
  );
  const dependsOn = filters.find(({ name }) => name === fault.parameter)?.dependsOn;
  const isRequired = fault.value === '' && requires.includes(fault.parameter);
  return (
    refused.has(fault.parameter) ||
    (dependsOn !== undefined && refused.has(dependsOn)) ||
    (isRequired && requires.some((name) => refused.has(name)))
  );
}
