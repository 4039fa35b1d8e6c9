import { type Filters, occupation } from '@observatorio/contract';
import { useMemo } from 'react';
import type { CardState } from '../../data/use-card';
import { useRows } from '../../data/use-rows';

/**
 * Loads the titles of the given occupations; the returned function yields undefined until they
 * arrive.
 */
export function useOccupationTitles(
  card: CardState,
  codes: readonly string[],
): (code: string) => string | undefined {
  // A string key, so equal lists do not repeat the request.
  const key = codes.join();
  const filters = useMemo((): Filters => ({ cod_cbo: key.split(',') }), [key]);
  const { resource } = useRows(card, occupation.options, {
    filters,
    enabled: key !== '',
    isList: true,
  });
  return (code) =>
    resource.rows?.find((row) => row.filter === 'cod_cbo' && row.code === code)?.label;
}
