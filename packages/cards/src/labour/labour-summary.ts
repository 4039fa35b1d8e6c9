import { type LabourSummaryRow, labour, labourArea } from '@observatorio/contract';
import {
  formatCount,
  formatPercent,
  inWords,
  LINKS,
  linkTerm,
  type PayTerms,
  paySentence,
} from '@observatorio/language';
import { card } from '../model/card';
import type { Figure } from '../model/content';
import { linksHeadline } from '../shared/links-headline';
import { meanDefinition, medianFigure, payFigure } from '../shared/pay-texts';

const figuresOf = (
  { links, women, genderKnown, meanPay, medianPay }: LabourSummaryRow,
  pay: PayTerms,
): Figure[] => [
  { name: 'Vínculos ativos', value: formatCount(links), definition: linkTerm.definition },
  payFigure({ name: 'Remuneração média', value: meanPay, pay, definition: meanDefinition(pay) }),
  medianFigure('Remuneração mediana', { meanPay, medianPay }, pay),
  ...womenFigure(links, women, genderKnown),
];

/**
 * Figure for the share of women; none if all links are of one gender, such as after selecting that
 * gender.
 */
function womenFigure(links: number, women: number, genderKnown: number): Figure[] {
  if (genderKnown === links && (women === 0 || women === links)) return [];
  const unknown = links - genderKnown;
  return [
    {
      name: 'Mulheres',
      value: genderKnown > 0 ? formatPercent(women / links) : '–',
      ...(unknown > 0 && {
        definition: `Parte de todos os vínculos; ${inWords(unknown, LINKS)} não ${unknown === 1 ? 'informa' : 'informam'} o gênero.`,
      }),
    },
  ];
}

const noteOf = (unclassified: number): string =>
  unclassified > 0
    ? `Fora da média e da mediana: ${inWords(unclassified, LINKS)} com remuneração não informada ou fora de 0,3 a 150 salários mínimos.`
    : '';

/** Total employment links, mean and median pay, and the share of women. */
export const labourSummary = card({
  tag: 'labour-summary',
  title: 'Resumo do mercado de trabalho',
  description: 'Total de vínculos ativos, remuneração média e mediana e participação das mulheres.',
  area: labourArea,
  kinds: ['figures'],
  rows: labour.summary,
  layout: 'figures',
  extraHeight: 28,
  narrowExtraHeight: 56,
  // Two rows of figures, on cards too narrow for one.
  mediumExtraHeight: 67,
  reserve: {
    heights: {
      0: 1040,
      174: 733,
      254: 577,
      300: 465,
      350: 445,
      474: 372,
      674: 327,
      754: 306,
      914: 267,
    },
  },
  isEmpty: ([row]) => !row || row.links === 0,
  summarize: ([row], _selected, _unit, { pay }) => (row ? paySentence(row, pay) : ''),
  headline: linksHeadline(['ano']),
  draw: ([row], { pay }) => ({
    kind: 'figures',
    figures: row ? figuresOf(row, pay) : [],
    note: noteOf(row?.unclassified ?? 0),
  }),
});
