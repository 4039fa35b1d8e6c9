import type { ImbalanceSummaryRow } from '@observatorio/contract';
import { placeNote, rankedSentence } from '@observatorio/domain';

/** The missing parts of the computation, as sentences. */
const missingParts = ({ hasGrowth, hasTechnical, hasHigher }: ImbalanceSummaryRow): string[] => [
  ...(hasGrowth === 'Não' ? ['Sem o crescimento, que estes dados não medem.'] : []),
  ...(hasTechnical === 'Não' ? ['Sem as ocupações a que levam cursos técnicos.'] : []),
  ...(hasHigher === 'Não' ? ['Sem as ocupações a que levam cursos superiores.'] : []),
];

/** The place of a ranking and what it counts, in sentences; empty without one. */
export function rankingSummary(row: ImbalanceSummaryRow | undefined): string {
  if (!row) return '';
  const note = placeNote({ ...row, isUncovered: row.reason === 'sem-dados' });
  const ranked = rankedSentence(note ? { ...row, place: '' } : row);
  return [note, ranked, ...missingParts(row)].filter(Boolean).join(' ');
}

/** The order of a ranking, in a sentence; empty for one occupation and for none. */
export function orderSentence(row: ImbalanceSummaryRow | undefined): string {
  if (!row || row.ranked < 2) return '';
  return row.promising > 0 && row.promising < row.ranked
    ? 'As promissoras vêm primeiro; entre elas, como entre as outras, a que mais precisa de gente.'
    : 'A que mais precisa de gente vem primeiro.';
}
