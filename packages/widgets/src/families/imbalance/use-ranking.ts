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

/** Rows of a ranking with the summary of its place. */
export interface Ranking {
  data: Rows<ImbalanceRow>;
  /** Summary of the place; undefined until loaded, or if there are no rows. */
  summary: ImbalanceSummaryRow | undefined;
}

/** Sources that contribute to the rows. */
const sourcesOf = (rows: readonly ImbalanceRow[]): SourceName[] => [
  'rais',
  ...(rows.some(({ higher }) => higher > 0) ? (['inep-superior'] as const) : []),
  ...(rows.some(({ technical }) => technical > 0) ? (['inep-tecnico', 'cnct'] as const) : []),
  ...(rows.some(({ growth }) => growth !== null) ? (['evolucao'] as const) : []),
  'cbo',
];

/** Combines rows and summary; ready only when both are. */
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
 * Loads a page of the ranking of the selected place. Its status stays `loading` until the summary,
 * which names the place, has also arrived.
 */
export function useRanking(card: Card, filters: Filters): Ranking {
  const data = useRows<ImbalanceRow, any>(card, imbalance.ranking, { filters, sources: sourcesOf });
  const summary = useRows(card, imbalance.summary);
  return {
    data: { ...data, resource: combined(data.resource, summary.resource) },
    summary: summary.resource.rows?.[0],
  };
}
