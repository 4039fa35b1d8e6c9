import { formatFilters } from '@observatorio/contract';
import type { ResolvedQuery } from './store';

/** Cache key for a query; equal filters on the same edition have equal keys. */
export const queryKey = ({ edition, filters }: ResolvedQuery): string =>
  `${edition.versao}?${formatFilters(filters)}`;
