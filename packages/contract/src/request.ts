import type { AnyDataset } from './dataset';
import {
  type FilterDefinition,
  type Filters,
  parseFilters,
  QueryError,
  type RawQuery,
} from './filter';

const formats = ['json', 'csv'] as const;

export type Format = (typeof formats)[number];

/** Limit on the values of one filter. */
const MAX_VALUES = 100;

const oneOf = (allowed: readonly string[]) => (text: string) =>
  allowed.includes(text) ? text : undefined;
const matching = (pattern: RegExp) => (text: string) => (pattern.test(text) ? text : undefined);

/**
 * The parameters of every data endpoint besides its filters, each given once. All but `formato` are
 * the specification's list parameters, which are validated and have no effect.
 */
export const requestParameters: readonly FilterDefinition[] = [
  { name: 'formato', label: 'Formato', parse: oneOf(formats), allowed: formats.join(', ') },
  {
    name: 'sortOrder',
    label: 'Sentido da ordem',
    parse: oneOf(['asc', 'desc']),
    allowed: 'asc, desc',
  },
  {
    name: 'sortField',
    label: 'Campo da ordem',
    parse: matching(/^\w{1,40}$/),
    allowed: 'o nome de um campo',
  },
  {
    name: 'pageNumber',
    label: 'Página',
    parse: matching(/^[1-9]\d{0,5}$/),
    allowed: 'um número a partir de 1',
  },
  {
    name: 'pageSize',
    label: 'Linhas por página',
    parse: matching(/^([1-9]\d{0,5}|unlimited)$/),
    allowed: 'um número a partir de 1, ou unlimited',
  },
];

const isRequestParameter = (name: string): boolean =>
  requestParameters.some((parameter) => parameter.name === name);

/**
 * Reads the query of a data endpoint: its filters, and the format of the answer, by default `json`.
 * Throws a QueryError for an unknown parameter or value, or for too many values.
 */
export function parseRequest(
  dataset: AnyDataset,
  query: RawQuery,
): { filters: Filters; format: Format } {
  const values = parseFilters([...dataset.filters, ...requestParameters], query);
  for (const [name, { length }] of Object.entries(values)) {
    const limit = isRequestParameter(name) ? 1 : MAX_VALUES;
    if (length > limit) {
      throw new QueryError(
        name,
        `${length} valores`,
        limit === 1 ? 'um só valor' : `até ${limit} valores`,
      );
    }
  }
  return {
    filters: Object.fromEntries(
      Object.entries(values).filter(([name]) => !isRequestParameter(name)),
    ),
    format: values.formato?.[0] === 'csv' ? 'csv' : 'json',
  };
}

const isWritten = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

/**
 * Reads the query from a body: an object with the one field `queryParams`, whose values are texts,
 * numbers, lists of them, or null for no filter. Throws a QueryError for anything else.
 */
export function queryOfBody(body: unknown): RawQuery {
  const field = 'queryParams';
  const { [field]: params, ...others } = isObject(body) ? body : {};
  const [other] = Object.keys(others);
  if (!isObject(params) || other !== undefined) {
    throw new QueryError(
      other ?? field,
      '',
      'um objeto de filtros',
      `O corpo do pedido deve ser um objeto JSON só com “${field}”, um objeto de filtros.`,
    );
  }
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      const values = [value ?? []].flat();
      if (!values.every(isWritten)) {
        throw new QueryError(name, typeName(value), 'um texto, um número ou uma lista deles');
      }
      return [name, values.map(String)];
    }),
  );
}

/** Type name for the error message; the value may be arbitrarily deep, so it is never serialised. */
const typeName = (value: unknown): string =>
  Array.isArray(value) ? 'lista' : isObject(value) ? 'objeto' : String(value);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
