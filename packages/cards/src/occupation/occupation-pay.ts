import { type LabourSummaryRow, labour, occupation, occupationArea } from '@observatorio/contract';
import { schoolingGroups } from '@observatorio/domain';
import {
  formatBound,
  formatCount,
  linkTerm,
  type PayTerms,
  paySentence,
} from '@observatorio/language';
import { card } from '../model/card';
import type { Figure } from '../model/content';
import { labourFiltersOf } from '../shared/labour-filters-of';
import { linksHeadline } from '../shared/links-headline';
import {
  BOUNDS_DEFINITION,
  CLASSIFIED_PAY,
  meanDefinition,
  medianDefinition,
  payDefinition,
  payFigure,
} from '../shared/pay-texts';

/** Maps filters of the occupation search to their names in the labour overview. */
const labourNames = {
  cod_cbo: { name: 'occupation' },
  sexotrabalhador: { name: 'genero' },
  faixaetaria: { name: 'faixaEtaria' },
  escolaridadeapos2005: {
    name: 'escolaridade',
    codesOf: (group: string) => schoolingGroups.find(({ code }) => code === group)?.members ?? [],
  },
};

const rangeFigure = ({ minPay, maxPay }: LabourSummaryRow): Figure[] =>
  minPay === null || maxPay === null
    ? []
    : [
        {
          name: 'Menor e maior',
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
  payFigure({
    name: 'Mediana',
    value: row.medianPay,
    pay,
    definition: medianDefinition(pay),
  }),
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
  filtersOf: ({ filters }) => labourFiltersOf(filters, labourNames),
  columns: [],
  kinds: ['figures'],
  layout: 'figures',
  isEmpty: ([row]) => !row || row.links === 0,
  summarize: ([row], _selected, _unit, { pay }) => (row ? paySentence(row, pay) : ''),
  term: ({ pay }) => ({
    name: 'remuneração',
    definition: `${payDefinition(pay)} ${CLASSIFIED_PAY}`,
  }),
  headline: linksHeadline(['ano', 'occupation']),
  draw: ([row], { pay }) => ({ kind: 'figures', figures: row ? figuresOf(row, pay) : [] }),
});
