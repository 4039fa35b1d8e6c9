import { type Filters, PAGE_SIZE } from '@observatorio/contract';
import { useMemo, useState } from 'react';

/** Current page of a table with server-side pagination. */
export interface TablePage {
  /** Page number, 1-based; reset when the filters change. */
  page: number;
  /** The card's filters plus the page number, for the request. */
  filters: Filters;
  /** Props of the pager, except for the number of rows. */
  pager: {
    page: number;
    pageSize: number;
    pageSizes: readonly number[];
    onPage: (page: number) => void;
  };
}

/** Manages the current page of a card's rows for the given filters. */
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
