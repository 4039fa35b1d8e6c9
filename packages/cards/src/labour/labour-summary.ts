import { labour, labourArea, womenShareOf, type YardstickRow } from '@observatorio/contract';
import { formatPercent, inWords, LINKS, paySentence } from '@observatorio/language';
import { card } from '../model/card';
import type { Figure } from '../model/content';
import { linksHeadline } from '../shared/links-headline';
import { meanFigure, medianFigure } from '../shared/pay-texts';
import { comparedWomen, linksFigure, yardstickColumns } from '../shared/yardstick-texts';

/**
 * Figure for the share of women; none if all links are of one gender, such as after selecting that
 * gender.
 */
function womenFigure(rows: readonly YardstickRow[]): Figure[] {
  const [row] = rows;
  if (!row) return [];
  const { links, women, genderKnown } = row;
  if (genderKnown === links && (women === 0 || women === links)) return [];
  const unknown = links - genderKnown;
  const share = womenShareOf(row);
  return [
    {
      name: 'Mulheres',
      value: share === null ? '–' : formatPercent(share),
      compared: comparedWomen(rows),
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

/**
 * Total employment links, mean and median pay, and the share of women, beside those of larger
 * groups.
 */
export const labourSummary = card({
  tag: 'labour-summary',
  title: 'Resumo do mercado de trabalho',
  description:
    'Total de vínculos ativos, remuneração média e mediana e participação das mulheres, ao lado das do estado, do país, de todas as ocupações ou de todos os setores.',
  area: labourArea,
  kinds: ['figures'],
  rows: labour.yardstick,
  columns: yardstickColumns,
  layout: 'figures',
  hasTable: true,
  extraHeight: 46,
  narrowExtraHeight: 128,
  // Two rows of figures, on cards too narrow for one.
  mediumExtraHeight: 103,
  reserve: {
    heights: {
      0: 1184,
      174: 877,
      254: 721,
      300: 537,
      350: 517,
      474: 444,
      674: 363,
      754: 342,
      914: 285,
    },
  },
  isEmpty: ([row]) => !row || row.links === 0,
  summarize: ([row, ...compared], _selected, _unit, { pay }) =>
    row ? paySentence(row, pay, compared) : '',
  headline: linksHeadline(['ano']),
  draw: (rows, { pay }) => ({
    kind: 'figures',
    figures: [
      linksFigure(rows),
      meanFigure('Remuneração média', rows, pay),
      medianFigure('Remuneração mediana', rows, pay),
      ...womenFigure(rows),
    ],
    note: noteOf(rows[0]?.unclassified ?? 0),
    canCompare: true,
  }),
});
