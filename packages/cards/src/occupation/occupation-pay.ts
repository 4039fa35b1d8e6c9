import { labour, occupationArea, type YardstickRow } from '@observatorio/contract';
import { formatBound, type PayTerms, spreadSentence } from '@observatorio/language';
import { card } from '../model/card';
import type { Figure } from '../model/content';
import { linksHeadline } from '../shared/links-headline';
import {
  BOUNDS_DEFINITION,
  CLASSIFIED_PAY,
  meanFigure,
  medianFigure,
  payOfYearDefinition,
} from '../shared/pay-texts';
import { linksFigure, yardstickColumns } from '../shared/yardstick-texts';
import { ofOccupation } from './of-occupation';

const rangeFigure = ({ minPay, maxPay }: YardstickRow): Figure[] =>
  minPay === null || maxPay === null
    ? []
    : [
        {
          name: 'Limites',
          value: `${formatBound(minPay)} a ${formatBound(maxPay)}`,
          definition: BOUNDS_DEFINITION,
        },
      ];

const figuresOf = (rows: readonly YardstickRow[], pay: PayTerms): Figure[] => [
  linksFigure(rows),
  meanFigure('Média', rows, pay),
  medianFigure('Mediana', rows, pay),
  ...rows.slice(0, 1).flatMap(rangeFigure),
];

/** Employment links of the occupation, with their mean and median pay and its bounds. */
export const occupationPay = card({
  tag: 'occupation-pay',
  title: 'Vínculos e remuneração',
  description:
    'Os vínculos da ocupação, a remuneração mensal média e a mediana, e os limites de que parte e até onde vai.',
  area: occupationArea,
  rows: { ...labour.yardstick, failure: ofOccupation.failure },
  filtersOf: ofOccupation.filtersOf,
  columns: yardstickColumns,
  kinds: ['figures'],
  layout: 'figures',
  hasTable: true,
  extraHeight: 16,
  narrowExtraHeight: 64,
  mediumExtraHeight: 26,
  reserve: {
    heights: { 0: 946, 174: 780, 254: 659, 300: 468, 474: 400, 674: 313, 860: 287, 1100: 262 },
  },
  isEmpty: ([row]) => !row || row.links === 0,
  summarize: ([row, ...compared], _selected, _unit, { pay }) =>
    row ? spreadSentence(row, pay, compared) : '',
  term: ({ pay }) => ({
    name: 'remuneração',
    definition: `${payOfYearDefinition(pay)} ${CLASSIFIED_PAY}`,
  }),
  headline: linksHeadline(['ano', 'occupation']),
  draw: (rows, { pay }) => ({
    kind: 'figures',
    figures: figuresOf(rows, pay),
    canCompare: true,
  }),
});
