import { type Filters, occupation } from '@observatorio/contract';
import { useMemo } from 'react';
import type { Card } from '../../data/use-card';
import { useRows } from '../../data/use-rows';

/** Tells the titles of some occupations by code, once the data have arrived. */
export function useOccupationTitles(
  card: Card,
  codes: readonly string[],
): (code: string) => string | undefined {
  // One string, so that equal codes ask for nothing anew.
  const wanted = codes.join();
  const filters = useMemo((): Filters => ({ cod_cbo: wanted.split(',') }), [wanted]);
  const { resource } = useRows(card, occupation.options, { filters, enabled: wanted !== '' });
  return (code) =>
    resource.rows?.find((row) => row.filter === 'cod_cbo' && row.code === code)?.label;
}
