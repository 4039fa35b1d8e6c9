import { type CountRow, labour } from '@observatorio/contract';
import { withMissing } from '../../card/arrange';
import type { Card } from '../../data/use-card';
import { type Rows, useRows } from '../../data/use-rows';

const filter = 'occupation';

/**
 * Loads the occupations with the most employment links, regardless of the selection, plus the
 * selected ones: a second request counts those not among the most frequent. Until the second
 * response arrives, the rows ignore the selection.
 */
export function useOccupationCounts(card: Card, enabled: boolean): Rows<CountRow> {
  const most = useRows(card, labour.byOccupation, { ignores: filter, enabled });
  const { resource } = most;
  const codes = card.filters[filter] ?? [];
  const isListed = codes.every((code) => resource.rows?.some(({ key }) => key === code));
  const needsMore = enabled && resource.status === 'ready' && !isListed;
  const selected = useRows(card, labour.byOccupation, { enabled: needsMore });
  if (!needsMore || selected.resource.status === 'idle') return most;
  const { [filter]: _, ...unselected } = most.shown ?? {};
  return selected.resource.status === 'ready'
    ? {
        ...most,
        resource: { ...resource, rows: withMissing(resource.rows, selected.resource.rows) },
      }
    : {
        ...most,
        shown: unselected,
        resource: { ...selected.resource, rows: resource.rows, filters: resource.filters },
      };
}
