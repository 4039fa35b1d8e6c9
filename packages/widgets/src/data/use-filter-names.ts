import { type Filters, OMITTED } from '@observatorio/contract';
import { municipalityInFull } from '@observatorio/domain';
import { useMemo } from 'react';
import { omittedLists } from './omitted-lists';
import type { Card } from './use-card';
import { useRows } from './use-rows';

/** Returns the label of a filter's code. */
export type NameOf = (filter: string, code: string) => string;

/** Filters with too many codes to bundle their labels, which the API provides instead. */
const namedByApi = ['municipio', 'occupation', 'cod_cbo', 'codigoBrasileiroOcupacao'];

/** Labels of a card's current filters; until the API responds, a code is its own label. */
export function useFilterNames(card: Card): NameOf {
  const { area, filters } = card;
  const named = namedByApi.filter((name) => filters[name]);
  const requested: Filters = useMemo(
    () => ({
      ...Object.fromEntries(
        namedByApi.flatMap((name) => (filters[name] ? [[name, filters[name]]] : [])),
      ),
      [OMITTED]: omittedLists(area),
    }),
    [area, filters],
  );
  const { resource } = useRows(card, area.options, {
    filters: requested,
    enabled: named.length > 0,
    isList: true,
  });
  return (filter, code) => {
    const row = namedByApi.includes(filter)
      ? resource.rows?.find((each) => each.filter === filter && each.code === code)
      : undefined;
    if (row) return filter === 'municipio' ? municipalityInFull(code, row.label) : row.label;
    return area.filters.find(({ name }) => name === filter)?.labelOf?.(code, filters) ?? code;
  };
}
