import {
  type ImbalanceRow,
  type ImbalanceSummaryRow,
  imbalance,
  type SourceName,
} from '@observatorio/contract';
import type { PartAnswers } from '../model/card';

/** Sources that contribute to the rows of a ranking. */
export const rankingSources = (rows: readonly ImbalanceRow[]): SourceName[] => [
  'rais',
  ...(rows.some(({ higher }) => higher) ? (['inep-superior'] as const) : []),
  ...(rows.some(({ technical }) => technical) ? (['inep-tecnico', 'cnct'] as const) : []),
  ...(rows.some(({ growth }) => growth !== null) ? (['evolucao'] as const) : []),
  'cbo',
];

/** A ranking needs the summary of its place, which names it. */
export const rankingParts = { summary: { dataset: imbalance.summary } };

/** The summary of the place; undefined if there are no rows. */
export const placeSummary = ({
  summary,
}: PartAnswers<typeof rankingParts>): ImbalanceSummaryRow | undefined => summary?.rows[0];
