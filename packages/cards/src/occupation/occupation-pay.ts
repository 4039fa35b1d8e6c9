import {
  type LabourSummaryRow,
  labour,
  labourFilterDefinitions,
  occupation,
  occupationArea,
  occupationFilters,
  translateFilters,
} from '@observatorio/contract';
import {
  formatBound,
  formatCount,
  linkTerm,
  type PayTerms,
  spreadSentence,
} from '@observatorio/language';
import { card } from '../model/card';
import type { Figure } from '../model/content';
import { linksHeadline } from '../shared/links-headline';
import {
  BOUNDS_DEFINITION,
  CLASSIFIED_PAY,
  meanDefinition,
  medianFigure,
  payDefinition,
  payFigure,
} from '../shared/pay-texts';

const rangeFigure = ({ minPay, maxPay }: LabourSummaryRow): Figure[] =>
  minPay === null || maxPay === null
    ? []
    : [
        {
          name: 'Limites',
          value: `${formatBound(minPay)} a ${formatBound(maxPay)}`,
          definition: BOUNDS_DEFINITION,
        },
      ];

const figuresOf = (row: LabourSummaryRow, pay: PayTerms): Figure[] => [
  { name: 'Vínculos ativos', value: formatCount(row.links), definition: linkTerm.definition },
  payFigure({
    name: 'Média',
    value: row.meanPay,
    pay,
    definition: meanDefinition(pay),
  }),
  medianFigure('Mediana', row, pay),
  ...rangeFigure(row),
];

/** Employment links of the occupation, with their mean and median pay and its bounds. */
export const occupationPay = card({
  tag: 'occupation-pay',
  title: 'Vínculos e remuneração',
  description:
    'Os vínculos da ocupação, a remuneração mensal média e a mediana, e os limites de que parte e até onde vai.',
  area: occupationArea,
  // Uses the failure message of the other cards of the search.
  rows: { ...labour.summary, failure: occupation.pay.failure },
  filtersOf: ({ filters }) => translateFilters(filters, occupationFilters, labourFilterDefinitions),
  columns: [],
  kinds: ['figures'],
  layout: 'figures',
  isEmpty: ([row]) => !row || row.links === 0,
  summarize: ([row], _selected, _unit, { pay }) => (row ? spreadSentence(row, pay) : ''),
  term: ({ pay }) => ({
    name: 'remuneração',
    definition: `${payDefinition(pay)} ${CLASSIFIED_PAY}`,
  }),
  headline: linksHeadline(['ano', 'occupation']),
  draw: ([row], { pay }) => ({ kind: 'figures', figures: row ? figuresOf(row, pay) : [] }),
});
