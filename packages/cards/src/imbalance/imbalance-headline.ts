import type { ImbalanceSummaryRow } from '@observatorio/contract';
import { placeInFull, rankedSentence } from '@observatorio/language';
import type { Headline } from '../model/headline';

/** Number of occupations compared in a place. */
export const imbalanceHeadline: Headline<ImbalanceSummaryRow> = {
  part: 'summary',
  named: ['uf', 'municipio'],
  write: ([row]) => (row ? rankedSentence({ ...row, place: placeInFull(row) }) : ''),
};
