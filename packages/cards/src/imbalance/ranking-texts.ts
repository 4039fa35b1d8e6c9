import type { ImbalanceSummaryRow } from '@observatorio/contract';
import { LINKS, placeInFull, placeNote, rankedSentence, withUnit } from '@observatorio/language';

/** Sentences about the missing parts of the computation. */
const missingParts = ({ hasGrowth, hasTechnical, hasHigher }: ImbalanceSummaryRow): string[] => [
  ...(hasGrowth === 'Não' ? ['Sem o crescimento, que estes dados não medem.'] : []),
  ...(hasTechnical === 'Não' ? ['Sem as ocupações a que levam cursos técnicos.'] : []),
  ...(hasHigher === 'Não' ? ['Sem as ocupações a que levam cursos superiores.'] : []),
];

/** Names the sources that do not cover the requested place; empty if all do. */
const uncoveredSentence = ({ uncovered, asked }: ImbalanceSummaryRow): string =>
  uncovered ? `Fontes sem dados ${asked ? 'do lugar pedido' : 'deste lugar'}: ${uncovered}.` : '';

/** Summary of a ranking's place and contents; empty without a row. */
export function rankingSummary(row: ImbalanceSummaryRow | undefined): string {
  if (!row) return '';
  const note = placeNote({ ...row, isUncovered: row.reason === 'sem-dados' });
  const place = note ? '' : placeInFull(row);
  const contents =
    row.ranked === null
      ? [`${place && `${place}: `}${withUnit(row.links, LINKS)}, sem comparação com os cursos.`]
      : [rankedSentence({ ...row, place }), ...missingParts(row)];
  return [note, ...contents, uncoveredSentence(row)].filter(Boolean).join(' ');
}
