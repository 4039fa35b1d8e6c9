import type { ImbalanceSummaryRow } from '@observatorio/contract';
import { placeInFull, placeNote, rankedSentence } from '@observatorio/language';

/** Sentences about the missing parts of the computation. */
const missingParts = ({ hasGrowth, hasTechnical, hasHigher }: ImbalanceSummaryRow): string[] => [
  ...(hasGrowth === 'Não' ? ['Sem o crescimento, que estes dados não medem.'] : []),
  ...(hasTechnical === 'Não' ? ['Sem as ocupações a que levam cursos técnicos.'] : []),
  ...(hasHigher === 'Não' ? ['Sem as ocupações a que levam cursos superiores.'] : []),
];

/** Summary of a ranking's place and contents; empty without a row. */
export function rankingSummary(row: ImbalanceSummaryRow | undefined): string {
  if (!row) return '';
  const note = placeNote({ ...row, isUncovered: row.reason === 'sem-dados' });
  const ranked = rankedSentence({ ...row, place: note ? '' : placeInFull(row) });
  return [note, ranked, ...missingParts(row)].filter(Boolean).join(' ');
}
