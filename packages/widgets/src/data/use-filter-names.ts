import { type NameOf, namesIn, namesRequest } from '@observatorio/cards';
import { useMemo } from 'react';
import type { CardState } from './use-card';
import { useRows } from './use-rows';

const none = {};

/** Labels of a card's current filters; until the API responds, a code is its own label. */
export function useFilterNames(card: CardState): NameOf {
  const { area, filters } = card;
  const request = useMemo(() => namesRequest(area, filters), [area, filters]);
  const { resource } = useRows(card, area.options, {
    filters: request?.filters ?? none,
    enabled: request !== undefined,
    isList: true,
  });
  return namesIn(area, filters, resource.rows);
}
