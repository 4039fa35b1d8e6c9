import { enumeration } from './common-filters';
import type { FilterDefinition, Filters } from './filter';

/** Rows of a page if the request does not say how many. */
export const PAGE_SIZE = 10;

const MAX_PAGE_SIZE = 1000;

/** `pageSize` of a request for all rows. */
const UNLIMITED = 'unlimited';

const pageParameter: FilterDefinition<'currentPage'> = {
  name: 'currentPage',
  aliases: ['pageNumber'],
  label: 'Página',
  parse: (text) => (/^[1-9]\d{0,5}$/.test(text) ? text : undefined),
  allowed: 'um número a partir de 1; depois da última página vem a última',
  example: '1',
  single: 'uma página só',
};

const sizeParameter: FilterDefinition<'pageSize'> = {
  name: 'pageSize',
  label: 'Linhas por página',
  parse: (text) =>
    text === UNLIMITED || (/^[1-9]\d{0,3}$/.test(text) && Number(text) <= MAX_PAGE_SIZE)
      ? text
      : undefined,
  allowed: `um número de 1 a ${MAX_PAGE_SIZE}, ou ${UNLIMITED}; ${PAGE_SIZE}, se não for dito`,
  example: String(PAGE_SIZE),
  single: 'um só número de linhas',
};

/** The sense of the order, of every endpoint. */
export const sortOrder = {
  ...enumeration('sortOrder', 'Sentido da ordem', ['asc', 'desc']),
  single: 'um só sentido',
};

/** The year, by which the specification sorts: all rows of an answer have the same. */
const YEAR_FIELD = 'ano';

/**
 * The parameters of a dataset in pages. `fields` are the wire names that it can be sorted by, first
 * the texts, last the count, which is the default.
 */
export const pagingParameters = (fields: readonly string[]): readonly FilterDefinition[] => [
  pageParameter,
  sizeParameter,
  sortOrder,
  {
    ...enumeration('sortField', 'Campo da ordem', [...fields, YEAR_FIELD]),
    allowed: `${fields.join(', ')}, ou ${YEAR_FIELD}, que é o mesmo em todas as linhas e as deixa da maior para a menor`,
    single: 'um só campo',
  },
];

/** The filters of all rows of a dataset in pages, in the same order. */
export const allPages = ({ currentPage: _, pageSize: __, ...filters }: Filters): Filters => ({
  ...filters,
  pageSize: [UNLIMITED],
});

/** The rows of the page that filters ask for; the last page for a number beyond it. */
export function pageOf<Row>(rows: readonly Row[], { currentPage, pageSize }: Filters): Row[] {
  const [size = PAGE_SIZE] = pageSize ?? [];
  if (size === UNLIMITED) return [...rows];
  const last = Math.max(1, Math.ceil(rows.length / Number(size)));
  const start = (Math.min(Number(currentPage?.[0] ?? 1), last) - 1) * Number(size);
  return rows.slice(start, start + Number(size));
}
