import type { Filters } from '@observatorio/contract';
import { useMemo } from 'react';
import type { Card } from './use-card';
import { useRows } from './use-rows';

/** The words for a code of a filter. */
export type NameOf = (filter: string, code: string) => string;

/** Cities and occupations are too many for the library to know their names: the data tell them. */
const namedByData = ['municipio', 'occupation', 'cod_cbo', 'codigoBrasileiroOcupacao'];

/** The names of the codes in force; those of cities and occupations once they have arrived. */
export function useFilterNames(card: Card): NameOf {
  const { area, filters } = card;
  const asked: Filters = useMemo(
    () =>
      Object.fromEntries(
        namedByData.filter((name) => filters[name]).map((name) => [name, filters[name] ?? []]),
      ),
    [filters],
  );
  const { resource } = useRows(card, area.options, {
    filters: asked,
    enabled: Object.keys(asked).length > 0,
  });
  return (filter, code) =>
    resource.rows?.find((row) => row.filter === filter && row.code === code)?.label ??
    area.filters.find(({ name }) => name === filter)?.labelOf?.(code, filters) ??
    code;
}
