import { stateMap } from '@observatorio/charts/state-map';
import { type DensityRow, labour } from '@observatorio/contract';
import {
  densityInWords,
  densitySentence,
  densityTerm,
  formatDecimal,
  linkTerm,
  uncapitalized,
} from '@observatorio/language';
import { type Variant, type VariantOptions, variant } from '../model/card';
import {
  filtersOfBrazil,
  MAP_EXTRA_HEIGHT,
  markedStates,
  municipalityControls,
  sentenceInPlaces,
  stateControls,
} from './map-card';
import { ofWorkingAge } from './working-age';

/** Name of the measure in titles. */
const MEASURE_NAME = 'Vínculos por mil habitantes';

const known = (rows: readonly DensityRow[]) =>
  rows.flatMap(({ key, label, perThousand, ages }) =>
    perThousand === null ? [] : [{ key, label, count: perThousand, ages }],
  );

/** Sentence about the known rates. */
function sentenceOf(rows: readonly DensityRow[], selected?: readonly string[]): string {
  const rates = known(rows);
  return rates.length === 0 && rows.length > 0
    ? 'Não se sabe quantos habitantes há.'
    : densitySentence(rates, selected);
}

/** Draws a map of the links per thousand inhabitants. */
const densityMap = (rows: readonly DensityRow[], selected: readonly string[], uf?: string) =>
  stateMap({
    rows: known(rows),
    selected,
    uf,
    texts: {
      short: ({ count }) => formatDecimal(count),
      sentence: (row) => densityInWords({ ...row, ages: rows[0]?.ages }),
      tick: formatDecimal,
    },
  });

const shared = {
  isEmpty: (rows: readonly DensityRow[]) => rows.every(({ count }) => count === 0),
  arrange: (rows: readonly DensityRow[]) =>
    rows.toSorted((a, b) => (b.perThousand ?? -1) - (a.perThousand ?? -1)),
  term: [densityTerm, linkTerm],
  measure: uncapitalized(MEASURE_NAME),
  extraHeight: MAP_EXTRA_HEIGHT,
};

type Options = VariantOptions<DensityRow, DensityRow, any, 'chart'>;

/** Map of the links per thousand inhabitants of all states. */
const densityOfBrazil = (more: Options['controls']): Variant<'chart'> =>
  variant<DensityRow, DensityRow, any>({
    ...shared,
    title: `${MEASURE_NAME}, por estado`,
    rows: labour.densityByState,
    columns: labour.densityByState.columns,
    selects: 'uf',
    filtersOf: filtersOfBrazil,
    summarize: (rows, selected, _unit, { filters }) =>
      sentenceInPlaces(rows, filters, (inPlaces) => sentenceOf(inPlaces)) ??
      sentenceOf(rows, selected),
    controls: (query, rows) => [...stateControls(query), ...(more?.(query, rows) ?? [])],
    draw: (rows, { selected, filters }) => ({
      kind: 'chart',
      chart: densityMap(rows, markedStates(rows, selected, filters)),
    }),
  });

/** Map of the links per thousand inhabitants of the municipalities of a state. */
const densityOfState = (uf: string, more: Options['controls']): Variant<'chart'> =>
  variant<DensityRow, DensityRow, any>({
    ...shared,
    title: `${MEASURE_NAME}, por município`,
    rows: labour.densityByMunicipality,
    columns: labour.densityByMunicipality.columns,
    selects: 'municipio',
    summarize: sentenceOf,
    controls: (query, rows) => [...municipalityControls(query), ...(more?.(query, rows) ?? [])],
    draw: (rows, { selected }) => ({ kind: 'chart', chart: densityMap(rows, selected, uf) }),
  });

/** Returns the variants of a map of the links per thousand inhabitants. */
export function densityVariants(more: Options['controls']) {
  const brazil = densityOfBrazil(more);
  return (uf: string | undefined): Variant<'chart'> => {
    const shape = uf === undefined ? brazil : densityOfState(uf, more);
    return { ...shape, variantFor: ofWorkingAge(shape) };
  };
}
