import {
  densityTitle,
  type PlaceSummaryRow,
  placeArea,
  placeFigures,
  TABLE_SOURCE,
  workingAgeColumns,
} from '@observatorio/contract';
import { municipalityInFull, placePath } from '@observatorio/domain';
import {
  comparedInList,
  densityTermFor,
  formatDecimal,
  linkTerm,
  paySentence,
  placeLinksSentence,
} from '@observatorio/language';
import { card, plainQuery, type Variant } from '../model/card';
import type { Figure } from '../model/content';
import { NOTHING } from '../model/table-view';
import { meanFigure, medianFigure } from '../shared/pay-texts';
import { comparedRows, linksFigure } from '../shared/yardstick-texts';

/** Length of a municipality's code. */
const MUNICIPALITY_DIGITS = 7;

const rateOf = (value: number | null): string => (value === null ? NOTHING : formatDecimal(value));

const densityFigure = (rows: readonly PlaceSummaryRow[]): Figure => ({
  name: densityTitle(rows[0]?.ages),
  value: rateOf(rows[0]?.perThousand ?? null),
  definition: densityTermFor(rows[0]?.ages).definition,
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

const columns = placeFigures.columns.filter(({ key }) => key !== 'code');

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
  columns,
  layout: 'figures',
  hasTable: true,
  extraHeight: 46,
  narrowExtraHeight: 128,
  mediumExtraHeight: 103,
  isEmpty: ([row]) => !row || row.links === 0,
  summarize: ([row, ...compared], _selected, _unit, { pay }) =>
    row ? `${linksSentence(row)} ${paySentence(row, pay, compared)}` : '',
  term: [linkTerm, densityTermFor()],
  variantFor: ([row]) => (row?.ages === 'working' ? ofWorkingAge() : undefined),
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

/** The variant whose inhabitants are those of working age. */
const ofWorkingAge = (): Variant<'figures'> => ({
  ...(placeSummary.variantOf(plainQuery()) as Variant<'figures'>),
  columns: workingAgeColumns(columns),
  term: [linkTerm, densityTermFor('working')],
  sources: ['rais', TABLE_SOURCE],
});

/** Link to the page of the place. */
function linkOf([row]: readonly PlaceSummaryRow[], api: string) {
  const { code = null, label = '' } = row ?? {};
  return { label: 'Mais sobre o lugar', href: api + placePath(code ?? '', label) };
}
