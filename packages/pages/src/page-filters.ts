import {
  areaRules,
  canonical,
  type Filters,
  filtersFromSearch,
  pageFilter,
  readValues,
} from '@observatorio/contract';
import type { Page } from './page';

/** The change that restores the filters of a URL. */
const restored = { name: null, previous: {}, isState: true };

/** Returns the filters under which a page opens, from its URL. */
export const filtersInEffect = ({ area }: Page, search: string): Filters =>
  area ? canonical(areaRules[area.family](filtersFromSearch(search, area.filters), restored)) : {};

/** Whether a query string has a filter with an invalid value, except for the year. */
export const hasInvalidFilter = ({ area }: Page, search: string): boolean =>
  [...new URLSearchParams(search)].some(([parameter, text]) => {
    const filter = area && pageFilter(area.filters, parameter);
    return filter && filter.name !== 'ano' && readValues(filter, text).refused.length > 0;
  });
