import type { Filters } from '@observatorio/contract';
import { useMemo } from 'react';
import type { Card } from './use-card';

/** The filters in force on a card, except one; memoized. */
export function useFiltersWithout({ filters }: Card, name: string | undefined): Filters {
  return useMemo(
    () => Object.fromEntries(Object.entries(filters).filter(([other]) => other !== name)),
    [filters, name],
  );
}
