import type { Resource } from '@observatorio/client';
import { type Filters, PAGE_SIZE } from '@observatorio/contract';
import { useMemo, useState } from 'react';
import type { Rows } from '../data/use-rows';

/** Props of a table's pager. */
export interface PagerState {
  /** Page of the shown rows, 1-based. */
  page: number;
  pageSize: number;
  pageSizes: readonly number[];
  /** Number of rows on all pages. */
  total: number;
  onPage: (page: number) => void;
}

/** Current page of a table with server-side pagination. */
export interface TablePage {
  /** The card's filters plus the page number, for the request. */
  filters: Filters;
  /** Returns the props of the pager for the requested rows. */
  pagerOf(rows: Rows<unknown>): PagerState;
}

/** Page of the shown rows, which differs from the requested one while that loads or if it fails. */
const shownPage = ({ filters }: Resource<unknown>, requested: number): number =>
  Number(filters?.currentPage?.[0] ?? requested);

/** Returns the props of a pager. Choosing the requested page again repeats its failed request. */
export const pagerState = (
  { resource, retry }: Pick<Rows<unknown>, 'resource' | 'retry'>,
  requested: number,
  onPage: (page: number) => void,
): PagerState => ({
  page: shownPage(resource, requested),
  pageSize: PAGE_SIZE,
  pageSizes: [PAGE_SIZE],
  total: resource.page?.total ?? 0,
  onPage: (page) => (page === requested ? retry() : onPage(page)),
});

/** Manages the current page of a card's rows for the given filters; their change resets it. */
export function usePage(filters: Filters): TablePage {
  const [current, setCurrent] = useState({ filters, page: 1 });
  const page = current.filters === filters ? current.page : 1;
  const requested = useMemo(() => ({ ...filters, currentPage: [String(page)] }), [filters, page]);
  return {
    filters: requested,
    pagerOf: (rows) => pagerState(rows, page, (next) => setCurrent({ filters, page: next })),
  };
}
