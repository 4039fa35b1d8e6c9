import { type Filters, PAGE_SIZE } from '@observatorio/contract';
import { useState } from 'react';
import type { PagerState } from '../contents/content-view';

/** The pages of a table. */
interface Pages {
  /** Page of the shown rows, which differs from the requested one while that loads or if it fails. */
  shown: number;
  requested: number;
  /** Number of rows on all pages. */
  total: number;
}

/** Returns the props of a pager. Choosing the requested page again repeats its failed request. */
export const pagerState = (
  { shown, requested, total }: Pages,
  retry: () => void,
  onPage: (page: number) => void,
): PagerState => ({
  page: shown,
  pageSize: PAGE_SIZE,
  pageSizes: [PAGE_SIZE],
  total,
  onPage: (page) => (page === requested ? retry() : onPage(page)),
});

/** Keeps the current page of a card's rows for the given filters; their change resets it. */
export function usePageNumber(filters: Filters): [page: number, setPage: (page: number) => void] {
  const [current, setCurrent] = useState({ filters, page: 1 });
  const page = current.filters === filters ? current.page : 1;
  return [page, (next) => setCurrent({ filters, page: next })];
}
