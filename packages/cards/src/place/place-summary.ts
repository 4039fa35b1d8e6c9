import { type PlaceSummaryRow, placeArea, placeFigures } from '@observatorio/contract';
import { municipalityInFull, placePath } from '@observatorio/domain';
import {
  comparedInList,
  densityTerm,
  formatDecimal,
  linkTerm,
  paySentence,
  placeLinksSentence,
  withAges,
} from '@observatorio/language';
import { card, plainQuery, type Variant } from '../model/card';
import type { Figure } from '../model/content';
import { NOTHING } from '../model/table-view';
import { meanFigure, medianFigure } from '../shared/pay-texts';
import { ofWorkingAge } from '../shared/working-age';
import { comparedRows, linksFigure } from '../shared/yardstick-texts';

/** Length of a municipality's code. */
const MUNICIPALITY_DIGITS = 7;

const rateOf = (value: number | null): string => (value === null ? NOTHING : formatDecimal(value));

const densityFigure = (rows: readonly PlaceSummaryRow[]): Figure => ({
  name: withAges('Vínculos por mil habitantes', rows[0]?.ages),
  value: rateOf(rows[0]?.perThousand ?? null),
  definition: withAges(densityTerm.definition, rows[0]?.ages),
  compared: comparedInList(
    comparedRows(rows).map((row) => ({ ...row, value: row.perThousand })),
    rateOf,
  ),
});

/** Name of a place in a sentence, with its state if it is a municipality. */
const nameOf = ({ code, label }: PlaceSummaryRow): string =>
  code?.length === MUNICIPALITY_DIGITS ? municipalityInFull(code, label) : label;

const linksSentence = (row: PlaceSummaryRow): string =>
  placeLinksSentence({ ...row, name: nameOf(row) });

/**
 * The links of a place, in total and per thousand inhabitants, and their pay, next to those of its
 * state and of Brazil.
 */
export const placeSummary = card({
  tag: 'place-summary',
  title: 'O lugar em números',
  description:
    'Vínculos, vínculos por mil habitantes e remuneração média e mediana de um município, de um estado, de uma região ou do Brasil, ao lado dos números do estado e do país.',
  area: placeArea,
  kinds: ['figures'],
  rows: placeFigures,
  columns: placeFigures.columns.filter(({ key }) => key !== 'code' && key !== 'coverage'),
  layout: 'figures',
  hasTable: true,
  extraHeight: 46,
  narrowExtraHeight: 128,
  mediumExtraHeight: 103,
  isEmpty: ([row]) => !row || row.links === 0,
  summarize: ([row, ...compared], _selected, _unit, { pay }) =>
    row ? `${linksSentence(row)} ${paySentence(row, pay, compared)}` : '',
  term: [linkTerm, densityTerm],
  variantFor: (rows): Variant<'figures'> | undefined =>
    ofWorkingAge(placeSummary.variantOf(plainQuery()) as Variant<'figures'>)(rows),
  headline: {
    named: ['ano', 'regiao', 'uf', 'municipio'],
    write: ([row]) => (row?.links ? linksSentence(row) : ''),
  },
  draw: (rows, { api, pay }) => ({
    kind: 'figures',
    figures: [
      linksFigure(rows),
      densityFigure(rows),
      meanFigure('Remuneração média', rows, pay),
      medianFigure('Remuneração mediana', rows, pay),
    ],
    link: linkOf(rows, api),
    canCompare: true,
  }),
});

/** Link to the page of the place. */
function linkOf([row]: readonly PlaceSummaryRow[], api: string) {
  const { code = null, label = '' } = row ?? {};
  return { label: 'Mais sobre o lugar', href: api + placePath(code ?? '', label) };
}
