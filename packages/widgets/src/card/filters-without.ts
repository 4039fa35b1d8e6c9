import type { Filters } from '@observatorio/contract';
import { useMemo } from 'react';
import type { Card } from '../use-card';

/** The filters in force without one of them; the same object while they are the same. */
export function useFiltersWithout({ filters }: Card, name: string): Filters {
  return useMemo(() => {
    const { [name]: _left, ...rest } = filters;
    return rest;
  }, [filters, name]);
}
