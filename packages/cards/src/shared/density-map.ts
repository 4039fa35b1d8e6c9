import { stateMap } from '@observatorio/charts/state-map';
import {
  type DensityRow,
  densityTitle,
  labour,
  TABLE_SOURCE,
  workingAgeColumns,
} from '@observatorio/contract';
import {
  densityInWords,
  densitySentence,
  densityTermFor,
  formatDecimal,
  type InhabitantAges,
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

const known = (rows: readonly DensityRow[]) =>
  rows.flatMap(({ key, label, perThousand }) =>
    perThousand === null ? [] : [{ key, label, count: perThousand }],
  );

/** Sentence about the known rates. */
function sentenceOf(
  rows: readonly DensityRow[],
  selected: readonly string[],
  ages: InhabitantAges,
): string {
  const rates = known(rows);
  return rates.length === 0 && rows.length > 0
    ? 'Não se sabe quantos habitantes há.'
    : densitySentence(rates, selected, ages);
}

interface MapOptions {
  /** Ages of the inhabitants. */
  ages: InhabitantAges;
  /** State of the municipalities. Default: a map of the states. */
  uf?: string;
}

/** Draws a map of the links per thousand inhabitants. */
const densityMap = (
  rows: readonly DensityRow[],
  selected: readonly string[],
  { ages, uf }: MapOptions,
) =>
  stateMap({
    rows: known(rows),
    selected,
    uf,
    texts: {
      short: ({ count }) => formatDecimal(count),
      sentence: (row) => densityInWords(row, ages),
      tick: formatDecimal,
    },
  });

const shared = (dataset: typeof labour.densityByState, ages: InhabitantAges) => ({
  rows: dataset,
  columns: ages === 'working' ? workingAgeColumns(dataset.columns) : dataset.columns,
  ...(ages === 'working' && { sources: ['rais', TABLE_SOURCE] as const }),
  isEmpty: (rows: readonly DensityRow[]) => rows.every(({ count }) => count === 0),
  arrange: (rows: readonly DensityRow[]) =>
    rows.toSorted((a, b) => (b.perThousand ?? -1) - (a.perThousand ?? -1)),
  term: [densityTermFor(ages), linkTerm],
  measure: uncapitalized(densityTitle(ages)),
  extraHeight: MAP_EXTRA_HEIGHT,
});

type Options = VariantOptions<DensityRow, DensityRow, any, 'chart'>;

/** Map of the links per thousand inhabitants of all states. */
const densityOfBrazil = (more: Options['controls'], ages: InhabitantAges): Variant<'chart'> =>
  variant<DensityRow, DensityRow, any>({
    ...shared(labour.densityByState, ages),
    title: `${densityTitle(ages)}, por estado`,
    selects: 'uf',
    filtersOf: filtersOfBrazil,
    summarize: (rows, selected, _unit, { filters }) =>
      sentenceInPlaces(rows, filters, (inPlaces) => sentenceOf(inPlaces, [], ages)) ??
      sentenceOf(rows, selected, ages),
    controls: (query, rows) => [...stateControls(query), ...(more?.(query, rows) ?? [])],
    draw: (rows, { selected, filters }) => ({
      kind: 'chart',
      chart: densityMap(rows, markedStates(rows, selected, filters), { ages }),
    }),
  });

/** Map of the links per thousand inhabitants of the municipalities of a state. */
const densityOfState = (
  uf: string,
  more: Options['controls'],
  ages: InhabitantAges,
): Variant<'chart'> =>
  variant<DensityRow, DensityRow, any>({
    ...shared(labour.densityByMunicipality, ages),
    title: `${densityTitle(ages)}, por município`,
    selects: 'municipio',
    summarize: (rows, selected) => sentenceOf(rows, selected, ages),
    controls: (query, rows) => [...municipalityControls(query), ...(more?.(query, rows) ?? [])],
    draw: (rows, { selected }) => ({
      kind: 'chart',
      chart: densityMap(rows, selected, { ages, uf }),
    }),
  });

/** Returns the variants of a map of the links per thousand inhabitants. */
export function densityVariants(more: Options['controls']) {
  const byAges = (of: (ages: InhabitantAges) => Variant<'chart'>): Variant<'chart'> => ({
    ...of('all'),
    variantFor: ([row]) => (row?.ages === 'working' ? of('working') : undefined),
  });
  const brazil = byAges((ages) => densityOfBrazil(more, ages));
  return (uf: string | undefined): Variant<'chart'> =>
    uf === undefined ? brazil : byAges((ages) => densityOfState(uf, more, ages));
}
