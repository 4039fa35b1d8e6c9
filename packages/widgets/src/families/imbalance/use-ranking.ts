import type { Resource } from '@observatorio/client';
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

/** A page of rows, which is complete once their summary is there, too. */
function combined(
  rows: Resource<ImbalanceRow>,
  summary: Resource<ImbalanceSummaryRow>,
): Resource<ImbalanceRow> {
  if (rows.status !== 'ready' || summary.status === 'ready') return rows;
  return summary.status === 'error'
    ? { status: 'error', failure: summary.failure }
    : { status: 'loading' };
}

/**
 * Loads a page of the ranking of the chosen place. It counts as loading until the summary, which
 * names the place, has arrived, too.
 */
export function useRanking(card: Card, filters: Filters): Ranking {
  const data = useRows<ImbalanceRow, any>(card, imbalance.ranking, { filters, sources: sourcesOf });
  const summary = useRows(card, imbalance.summary);
  return {
    data: { ...data, resource: combined(data.resource, summary.resource) },
    summary: summary.resource.rows?.[0],
  };
}
