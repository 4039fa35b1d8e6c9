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

/** More values of one filter than this are refused: no person chooses so many. */
const MAX_VALUES = 100;

const oneOf = (allowed: readonly string[]) => (text: string) =>
  allowed.includes(text) ? text : undefined;
const matching = (pattern: RegExp) => (text: string) => (pattern.test(text) ? text : undefined);

/**
 * What every data endpoint accepts besides filters, each once. All but `formato` are the
 * specification's list parameters: checked, and without effect where an answer is not paged.
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
 * Reads the query of a data endpoint: its filters, and the format of the answer (`json` unless
 * asked otherwise). Throws a QueryError for an unknown parameter, value, or too many of them.
 */
export function parseRequest(
  dataset: AnyDataset,
  query: RawQuery,
): { filters: Filters; format: Format } {
  const values = parseFilters([...dataset.filters, ...requestParameters], query);
  for (const [name, { length }] of Object.entries(values)) {
    const most = isRequestParameter(name) ? 1 : MAX_VALUES;
    if (length > most) {
      throw new QueryError(
        name,
        `${length} valores`,
        most === 1 ? 'um só valor' : `até ${most} valores`,
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
 * The query in `queryParams`, the only field of a body, whose values are texts, numbers or lists of
 * them; null is no filter. Throws a QueryError for anything else.
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
        throw new QueryError(name, kindOf(value), 'um texto, um número ou uma lista deles');
      }
      return [name, values.map(String)];
    }),
  );
}

/** What stands where a text should, in a word: written out it could be deeper than the stack. */
const kindOf = (value: unknown): string =>
  Array.isArray(value) ? 'lista' : isObject(value) ? 'objeto' : String(value);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
