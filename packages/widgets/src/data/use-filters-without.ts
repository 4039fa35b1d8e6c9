import type { Filters } from '@observatorio/contract';
import { useMemo } from 'react';
import type { Card } from './use-card';

/** The filters in force without one of them; the same object while they are the same. */
export function useFiltersWithout({ filters }: Card, name: string): Filters {
  return useMemo(() => {
    return Object.fromEntries(Object.entries(filters).filter(([other]) => other !== name));
  }, [filters, name]);
}
