import type { ImbalanceSummaryRow } from '@observatorio/contract';
import {
  formatList,
  LINKS,
  placeInFull,
  placeNote,
  rankedSentence,
  withUnit,
} from '@observatorio/language';

/** Names the missing parts of the computation; empty if there are none. */
function missingSentence({
  hasGrowth,
  noGrowthReason,
  hasTechnical,
  hasHigher,
}: ImbalanceSummaryRow): string {
  const growth =
    noGrowthReason === 'anos-nao-comparaveis'
      ? 'o crescimento, porque os anos destes dados não se comparam'
      : 'o crescimento, que estes dados não medem';
  const kinds = [
    ...(hasTechnical === 'Não' ? ['técnicos'] : []),
    ...(hasHigher === 'Não' ? ['superiores'] : []),
  ];
  const parts = [
    ...(hasGrowth === 'Não' ? [growth] : []),
    ...(kinds.length > 0 ? [`as ocupações a que levam cursos ${formatList(kinds)}`] : []),
  ];
  if (parts.length === 0) return '';
  const verb = parts.length === 1 && kinds.length === 0 ? 'Fica' : 'Ficam';
  return `${verb} de fora ${parts.join(', e ')}.`;
}

const noteOf = (row: ImbalanceSummaryRow): string =>
  placeNote({ ...row, isUncovered: row.reason === 'sem-dados' });

/** Names the sources that do not cover the requested place; empty if all do. */
const uncoveredSentence = ({ uncovered, asked }: ImbalanceSummaryRow): string =>
  uncovered ? `Fontes sem dados ${asked ? 'do lugar pedido' : 'deste lugar'}: ${uncovered}.` : '';

/** Place that a sentence about a ranking names; empty if the note before it does, or without a row. */
export const placeInSentence = (row: ImbalanceSummaryRow | undefined): string =>
  row && !noteOf(row) ? placeInFull(row) : '';

/** Adds to a sentence about a ranking why it describes another place, and what is missing. */
export const rankingNotes = (row: ImbalanceSummaryRow | undefined, sentence: string): string =>
  row
    ? [
        noteOf(row),
        sentence,
        row.ranked === null ? '' : missingSentence(row),
        uncoveredSentence(row),
      ]
        .filter(Boolean)
        .join(' ')
    : sentence;

/** Summary of a ranking's place and contents; empty without a row. */
export function rankingSummary(row: ImbalanceSummaryRow | undefined): string {
  if (!row) return '';
  const place = placeInSentence(row);
  return rankingNotes(
    row,
    row.ranked === null
      ? `${place && `${place}: `}${withUnit(row.links, LINKS)}, sem comparação com os cursos.`
      : rankedSentence({ ...row, place }),
  );
}
