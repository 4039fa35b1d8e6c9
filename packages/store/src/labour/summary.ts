import type { LabourSummaryRow } from '@observatorio/contract';
import type { LabourTally } from './labour-context';
import { paySummary } from './pay-statistics';
import { genderCounts } from './tally-rows';

/** Returns the figures of a selection. */
export async function summaryOf(
  selection: Pick<LabourTally, 'tally' | 'percentiles'>,
  smallCell: number,
): Promise<LabourSummaryRow> {
  const tally = await selection.tally();
  const gender = genderCounts(tally);
  return {
    links: tally.links,
    women: gender.get(2) ?? 0,
    genderKnown: tally.links - (gender.get(null) ?? 0),
    unclassified: tally.counts.band.get(null) ?? 0,
    ...(await paySummary(tally, smallCell, () => selection.percentiles())),
  };
}
