import {
  type Filters,
  type ImbalanceRow,
  type ImbalanceSummaryRow,
  imbalance,
  type SourceName,
} from '@observatorio/contract';
import type { Card } from '../../data/use-card';
import { type Rows, useRows } from '../../data/use-rows';

/** The rows of a ranking, with the place that they are of. */
export interface Ranking {
  data: Rows<ImbalanceRow>;
  /** Undefined until loaded, and for no rows. */
  summary: ImbalanceSummaryRow | undefined;
}

/** The sources of some rows. */
const sourcesOf = (rows: readonly ImbalanceRow[]): SourceName[] => [
  'rais',
  ...(rows.some(({ higher }) => higher > 0) ? (['inep-superior'] as const) : []),
  ...(rows.some(({ technical }) => technical > 0) ? (['inep-tecnico', 'cnct'] as const) : []),
  ...(rows.some(({ growth }) => growth !== null) ? (['evolucao'] as const) : []),
  'cbo',
];

/**
 * Loads a page of the ranking of the chosen place. It counts as loading until the summary, which
 * names the place, has arrived, too.
 */
export function useRanking(card: Card, filters: Filters): Ranking {
  const data = useRows<ImbalanceRow, any>(card, imbalance.ranking, { filters, sources: sourcesOf });
  const { resource, retry } = useRows(card, imbalance.summary);
  const [summary] = resource.rows ?? [];
  if (data.resource.status !== 'ready' || resource.status === 'ready') return { data, summary };
  return {
    data: {
      ...data,
      resource:
        resource.status === 'error'
          ? { status: 'error', failure: resource.failure }
          : { status: 'loading' },
      retry,
    },
    summary,
  };
}
