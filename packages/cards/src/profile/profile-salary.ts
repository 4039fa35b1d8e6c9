import {
  type LabourSummaryRow,
  labour,
  labourFilterDefinitions,
  profile,
  profileArea,
  profileFilterDefinitions,
  translateFilters,
} from '@observatorio/contract';
import { boundsInWords, formatBound, type PayTerms, paySentence } from '@observatorio/language';
import { card } from '../model/card';
import type { Figure, ShareOfWhole } from '../model/content';
import { linksHeadline } from '../shared/links-headline';
import {
  CLASSIFIED_PAY,
  meanDefinition,
  medianFigure,
  payDefinition,
  payFigure,
} from '../shared/pay-texts';

const figuresOf = ({ meanPay, medianPay }: LabourSummaryRow, pay: PayTerms): Figure[] => [
  payFigure({ name: 'Média', value: meanPay, pay, definition: meanDefinition(pay) }),
  medianFigure('Mediana', { meanPay, medianPay }, pay),
];

/** Bar that shows the midpoint of the pay range, as required by the specification. */
function middleOfRange({ minPay, maxPay }: LabourSummaryRow): ShareOfWhole | undefined {
  if (minPay === null || maxPay === null) return undefined;
  const middle = (minPay + maxPay) / 2;
  return {
    label: 'Meio da faixa',
    value: middle,
    max: maxPay,
    text: formatBound(middle),
    note: `A faixa vai ${boundsInWords(minPay, maxPay)}, em limites arredondados; o meio dela não é uma média.`,
  };
}

/** Mean and median pay of the occupation, with the midpoint of its range as a bar. */
export const profileSalary = card({
  tag: 'profile-salary',
  title: 'Salário',
  description: 'A remuneração média e a mediana da ocupação, e o meio da faixa de remuneração.',
  area: profileArea,
  // Uses the failure message of the other cards of the profile.
  rows: { ...labour.summary, failure: profile.market.failure },
  filtersOf: ({ filters }) =>
    translateFilters(filters, profileFilterDefinitions, labourFilterDefinitions),
  columns: [],
  kinds: ['range'],
  layout: 'figures',
  extraHeight: 84,
  reserve: { heights: { 0: 473, 474: 400, 674: 344, 754: 323 } },
  isEmpty: ([row]) => !row || row.links === 0,
  summarize: ([row], _selected, _unit, { pay }) => (row ? paySentence(row, pay) : ''),
  term: ({ pay }) => ({
    name: 'salário',
    definition: `${payDefinition(pay)} ${CLASSIFIED_PAY}`,
  }),
  headline: linksHeadline(['ano', 'occupation']),
  draw: ([row], { pay }) => ({
    kind: 'range',
    figures: row ? figuresOf(row, pay) : [],
    bar: row && middleOfRange(row),
  }),
});
