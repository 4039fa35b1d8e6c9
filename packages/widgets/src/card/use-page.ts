import { type Filters, PAGE_SIZE } from '@observatorio/contract';
import { useMemo, useState } from 'react';

/** The page of a table whose rows the API pages. */
export interface TablePage {
  /** From 1; a change of filters resets it. */
  page: number;
  /** The filters of the card with the page, to request. */
  filters: Filters;
  /** Properties of the pager, besides the number of rows. */
  pager: {
    page: number;
    pageSize: number;
    pageSizes: readonly number[];
    onPage: (page: number) => void;
  };
}

/** Pages the rows under these filters of a card. */
export function usePage(filters: Filters): TablePage {
  const [current, setCurrent] = useState({ filters, page: 1 });
  const page = current.filters === filters ? current.page : 1;
  const requested = useMemo(() => ({ ...filters, currentPage: [String(page)] }), [filters, page]);
  const onPage = (next: number) => setCurrent({ filters, page: next });
  return {
    page,
    filters: requested,
    pager: { page, pageSize: PAGE_SIZE, pageSizes: [PAGE_SIZE], onPage },
  };
}
