import { type LabourSummaryRow, labour } from '@observatorio/contract';
import {
  formatCount,
  formatPercent,
  inWords,
  LINKS,
  linkTerm,
  type PayTerms,
  paySentence,
} from '@observatorio/domain';
import { type Figure, Figures, figuresStyles } from '@observatorio/ui';
import { chartCard } from '../../card/chart-card';
import { payFigure } from '../shared/pay-figure';
import { meanDefinition, medianDefinition } from '../shared/pay-texts';
import { labourArea } from './labour-area';

const figuresOf = (
  { links, women, genderKnown, meanPay, medianPay }: LabourSummaryRow,
  pay: PayTerms,
): Figure[] => [
  { name: 'Vínculos ativos', value: formatCount(links), definition: linkTerm.definition },
  payFigure({ name: 'Remuneração média', value: meanPay, pay, definition: meanDefinition(pay) }),
  payFigure({
    name: 'Remuneração mediana',
    value: medianPay,
    pay,
    definition: medianDefinition(pay),
  }),
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

/** Height of two rows of figures, for cards too narrow for a single row. */
const heightStyles =
  '@container (min-width:640px) and (max-width:879px){.figures-slot{flex-basis:127px}}';

/** Total employment links, mean and median pay, and the share of women. */
export const labourSummary = chartCard({
  tag: 'labour-summary',
  title: 'Resumo do mercado de trabalho',
  description: 'Total de vínculos ativos, remuneração média e mediana e participação das mulheres.',
  area: labourArea,
  dataset: labour.summary,
  content: 'figures',
  extraHeight: 28,
  narrowExtraHeight: 56,
  isEmpty: ([row]) => !row || row.links === 0,
  summarize: ([row], _selected, _unit, pay) => (row ? paySentence(row, pay) : ''),
  styles: [figuresStyles, heightStyles],
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
  chart: ({ rows: [row], pay }) =>
    row && <Figures figures={figuresOf(row, pay)} note={noteOf(row.unclassified)} />,
});
