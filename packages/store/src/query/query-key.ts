import { formatFilters } from '@observatorio/contract';
import type { ResolvedQuery } from './store';

/** Cache key of a query: the same for equal filters of one edition. */
export const queryKey = ({ edition, filters }: ResolvedQuery): string =>
  `${edition.versao}?${formatFilters(filters)}`;
