import { enumeration } from './common-filters';
import type { AnyDataset } from './dataset';
import {
  checkValueCounts,
  type FilterDefinition,
  type Filters,
  faultsOf,
  QueryError,
  type RawQuery,
  readFilters,
  valueLimits,
} from './filter';
import { sortOrder } from './paging';

const formats = ['json', 'csv'] as const;

export type Format = (typeof formats)[number];

/** Maximum number of values per filter. */
const MAX_VALUES = 100;

/** Parameter for the response format. */
export const formatParameter: FilterDefinition<'formato'> = {
  ...enumeration('formato', 'Formato', formats),
  single: 'um formato só',
};

/**
 * Parameters that every data endpoint accepts in addition to its filters. All except `formato` are
 * the list parameters from the specification. Endpoints without paging accept only values that do
 * not change the response; paged endpoints define their own parameters.
 */
export const requestParameters: readonly FilterDefinition[] = [
  formatParameter,
  sortOrder,
  {
    ...enumeration('sortField', 'Campo da ordem', ['ano', 'nivel_ensino']),
    allowed: 'ano ou nivel_ensino, que são os mesmos em todas as linhas e não mudam a ordem',
    single: 'um só campo',
  },
  {
    ...enumeration('pageNumber', 'Página', ['1']),
    allowed: 'só 1, porque a resposta vem inteira',
    single: 'uma página só',
  },
  {
    ...enumeration('pageSize', 'Linhas por página', ['unlimited']),
    allowed: 'só unlimited, porque a resposta vem inteira',
    single: 'um só número de linhas',
  },
];

/** Returns the request parameters that a dataset does not define itself. */
export function requestParametersOf({ filters }: AnyDataset): readonly FilterDefinition[] {
  const own = new Set(filters.flatMap(({ name, aliases = [] }) => [name, ...aliases]));
  return requestParameters.filter(({ name }) => !own.has(name));
}

/** Returns errors for filters with too many values, except those with a limit of their own. */
const tooManyValues = (definitions: readonly FilterDefinition[], values: Filters): QueryError[] =>
  definitions.flatMap((definition) => {
    const { name } = definition;
    const { length } = values[name] ?? [];
    if (length <= MAX_VALUES || Number.isFinite(valueLimits(definition)[1])) return [];
    const allowed = `até ${MAX_VALUES} valores`;
    const message = `Em “${name}” há ${length} valores. Aceitos: ${allowed}.`;
    return [new QueryError(name, `${length} valores`, allowed, message)];
  });

/** A parsed request to a data endpoint, with the errors in its query. */
export interface DataRequest {
  filters: Filters;
  format: Format;
  faults: readonly QueryError[];
}

/**
 * Parses the query of a data endpoint into valid filters and the response format (default: `json`).
 * The errors cover unknown parameters, invalid values and filters with too many values.
 */
export function parseRequest(dataset: AnyDataset, query: RawQuery): DataRequest {
  const parameters = requestParametersOf(dataset);
  const definitions = [...dataset.filters, ...parameters];
  const { filters: values, faults } = readFilters(definitions, query);
  const filters = Object.fromEntries(
    Object.entries(values).filter(([name]) => parameters.every((each) => each.name !== name)),
  );
  return {
    filters,
    format: values.formato?.[0] === 'csv' ? 'csv' : 'json',
    faults: [
      ...faults,
      ...tooManyValues(definitions, values),
      ...faultsOf(() => checkValueCounts(definitions, values)),
    ],
  };
}

const isWritten = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

const FIELD = 'queryParams';

/**
 * Reads the query from a body: an object with the single field `queryParams`, whose values are
 * strings, numbers, lists of them, or null for no filter. Anything else is reported as an error.
 */
export function queryOfBody(body: unknown): { query: RawQuery; faults: QueryError[] } {
  const { [FIELD]: params, ...others } = isObject(body) ? body : {};
  const entries = Object.entries(isObject(params) ? params : {});
  const valuesOf = (value: unknown) => [value ?? []].flat();
  const isValid = ([, value]: [string, unknown]) => valuesOf(value).every(isWritten);
  return {
    query: Object.fromEntries(
      entries.filter(isValid).map(([name, value]) => [name, valuesOf(value).map(String)]),
    ),
    faults: [
      ...Object.keys(others).map(unknownField),
      ...(isObject(params) ? [] : [notAQuery]),
      ...entries
        .filter((entry) => !isValid(entry))
        .map(([name, value]) => {
          const found = typeName(value);
          const message = `Em “${name}” há ${found}. Aceitos: ${WRITTEN}.`;
          return new QueryError(name, found, WRITTEN, message);
        }),
    ],
  };
}

const WRITTEN = 'um texto, um número ou uma lista deles';

/** Creates the error for an unknown field of the body. */
const unknownField = (name: string): QueryError =>
  new QueryError(
    name,
    '',
    FIELD,
    `O campo “${name}” não existe no corpo do pedido. Existe: ${FIELD}.`,
  );

/** Error for a body without a query. */
const notAQuery = new QueryError(
  FIELD,
  '',
  'um objeto de filtros',
  `O corpo do pedido deve ser um objeto JSON só com “${FIELD}”, um objeto de filtros.`,
);

/** Describes a value for the error message. It may be arbitrarily deep, so it is never serialised. */
function typeName(value: unknown): string {
  if (Array.isArray(value)) return 'uma lista dentro de outra';
  return isObject(value) ? 'um objeto' : `o valor ${String(value)}`;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
