import { labour, profileArea, type YardstickRow } from '@observatorio/contract';
import { boundsInWords, formatBound, paySentence } from '@observatorio/language';
import { card } from '../model/card';
import type { ShareOfWhole } from '../model/content';
import { linksHeadline } from '../shared/links-headline';
import { CLASSIFIED_PAY, meanFigure, medianFigure, payOfYearDefinition } from '../shared/pay-texts';
import { yardstickColumns } from '../shared/yardstick-texts';
import { ofProfile } from './of-profile';

/** Bar that shows the midpoint of the pay range, as required by the specification. */
function middleOfRange({ minPay, maxPay }: YardstickRow): ShareOfWhole | undefined {
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
  rows: { ...labour.yardstick, failure: ofProfile.failure },
  filtersOf: ofProfile.filtersOf,
  columns: yardstickColumns,
  kinds: ['range'],
  layout: 'figures',
  hasTable: true,
  extraHeight: 102,
  narrowExtraHeight: 120,
  mediumExtraHeight: 120,
  reserve: { heights: { 0: 555, 300: 473, 350: 430, 474: 400, 674: 372, 754: 355, 914: 342 } },
  isEmpty: ([row]) => !row || row.links === 0,
  summarize: ([row, ...compared], _selected, _unit, { pay }) =>
    row ? paySentence(row, pay, compared) : '',
  term: ({ pay }) => ({
    name: 'salário',
    definition: `${payOfYearDefinition(pay)} ${CLASSIFIED_PAY}`,
  }),
  headline: linksHeadline(['ano', 'occupation']),
  draw: (rows, { pay }) => ({
    kind: 'range',
    figures: [meanFigure('Média', rows, pay), medianFigure('Mediana', rows, pay)],
    bar: rows[0] && middleOfRange(rows[0]),
    canCompare: true,
  }),
});
