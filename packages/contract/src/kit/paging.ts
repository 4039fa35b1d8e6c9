import { enumeration } from './common-filters';
import type { FilterDefinition, Filters } from './filter';

/** Default number of rows per page. */
export const PAGE_SIZE = 10;

const MAX_PAGE_SIZE = 1000;

/** Value of `pageSize` that requests all rows. */
const UNLIMITED = 'unlimited';

/** Parameter for the page number. */
export const pageParameter: FilterDefinition<'currentPage'> = {
  name: 'currentPage',
  aliases: ['pageNumber', 'page', 'pagina'],
  label: 'Página',
  pageName: 'pagina',
  parse: (text) => (/^[1-9]\d{0,5}$/.test(text) ? text : undefined),
  allowed: 'um número de 1 a 999999; depois da última página vem a última',
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
  allowed: `um número de 1 a ${MAX_PAGE_SIZE}, ou ${UNLIMITED}; ${PAGE_SIZE}, se não for informado`,
  example: String(PAGE_SIZE),
  single: 'um só número de linhas',
};

/** Parameter for the sort direction, accepted by every endpoint. */
export const sortOrder = {
  ...enumeration('sortOrder', 'Sentido da ordem', ['asc', 'desc']),
  single: 'um só sentido',
};

/**
 * The specification's sort field. It has no effect, since all rows of a response have the same
 * year.
 */
const YEAR_FIELD = 'ano';

/** Parameters that select a page. */
export const pageParameters: readonly FilterDefinition[] = [pageParameter, sizeParameter];

/**
 * Returns the parameters of a paged dataset. `fields` are the wire names of the sortable fields:
 * text fields first, then the count, which is the default.
 */
export const pagingParameters = (fields: readonly string[]): readonly FilterDefinition[] => [
  ...pageParameters,
  sortOrder,
  {
    ...enumeration('sortField', 'Campo da ordem', [...fields, YEAR_FIELD]),
    allowed: `${fields.join(', ')}, ou ${YEAR_FIELD}, que é o mesmo em todas as linhas e as deixa da maior para a menor`,
    single: 'um só campo',
  },
];

/** Returns the filters for all rows of a paged dataset, in the same order. */
export const allPages = ({ currentPage: _, pageSize: __, ...filters }: Filters): Filters => ({
  ...filters,
  pageSize: [UNLIMITED],
});

/** Returns the range of the selected page among `total` rows; `to` is exclusive. */
export function pageBounds(
  total: number,
  { currentPage, pageSize }: Filters,
): { from: number; to: number } {
  const [size = PAGE_SIZE] = pageSize ?? [];
  if (size === UNLIMITED) return { from: 0, to: total };
  const last = Math.max(1, Math.ceil(total / Number(size)));
  const from = (Math.min(Number(currentPage?.[0] ?? 1), last) - 1) * Number(size);
  return { from, to: Math.min(from + Number(size), total) };
}

/** Returns the rows of the selected page. Page numbers past the end select the last page. */
export function pageOf<Row>(rows: readonly Row[], filters: Filters): Row[] {
  const { from, to } = pageBounds(rows.length, filters);
  return rows.slice(from, to);
}
