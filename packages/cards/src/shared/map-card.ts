import { stateMap } from '@observatorio/charts/state-map';
import {
  type Area,
  type CountRow,
  type Dataset,
  type Filters,
  placeFilters,
} from '@observatorio/contract';
import { regionOfState, regions } from '@observatorio/domain';
import {
  citiesSentence,
  formatList,
  placeSentence,
  regionSentence,
  uncapitalized,
} from '@observatorio/language';
import { map } from '../drawings/map';
import { byCount } from '../model/arrange';
import {
  type Card,
  type CardQuery,
  type CardTerm,
  type Control,
  type TagName,
  variant,
  variantCard,
} from '../model/card';
import { chartReserve } from '../model/reserve';
import type { Title } from '../model/title';

/** Combined height of the line above the map and the legend below it, in px. */
export const MAP_EXTRA_HEIGHT = 48;

interface MapCardOptions<Tag extends TagName, Filter extends string> {
  tag: Tag;
  /** Titles of the map by state and by municipality. */
  title: { byState: Title; byMunicipality: Title };
  /** One sentence in Portuguese. */
  description: string;
  area: Area<Filter | 'uf'>;
  byState: Dataset<CountRow, any>;
  byMunicipality: Dataset<CountRow, any>;
  term: CardTerm;
}

/** Filters that the map of the states ignores. Municipalities are too small to mark on it. */
const drawnPlaces = placeFilters.filter((name) => name !== 'municipio');

/**
 * The query's filters without the states and regions that the reader chose, so that all states keep
 * their rows.
 */
export const filtersOfBrazil = ({ filters, fixed }: CardQuery): Filters =>
  Object.fromEntries(
    Object.entries(filters).filter(([name]) => name in fixed || !drawnPlaces.includes(name)),
  );

/** Codes of the states to mark on a map: the selected ones, or else those of the selected regions. */
export const markedStates = (
  rows: readonly Pick<CountRow, 'key'>[],
  selected: readonly string[],
  { regiao = [] }: Filters,
): readonly string[] =>
  selected.length > 0
    ? selected
    : rows.flatMap(({ key }) => (key && regiao.includes(regionOfState(key)) ? [key] : []));

/**
 * Returns a sentence about the states in the chosen places, which it names first; undefined if no
 * places are chosen. `sentenceOf` describes rows.
 */
export function sentenceInPlaces<Row extends Pick<CountRow, 'key'>>(
  rows: readonly Row[],
  filters: Filters,
  sentenceOf: (rows: readonly Row[]) => string,
): string | undefined {
  const where = placesInWords(filters);
  if (where === undefined) return undefined;
  const { regiao = [], municipio = [] } = filters;
  const inPlaces = rows.filter(
    ({ key }) => municipio.length > 0 || (key && regiao.includes(regionOfState(key))),
  );
  return `${where}, ${uncapitalized(sentenceOf(inPlaces))}`;
}

/** Places that the rows of the states are limited to, in words; undefined if there are none. */
function placesInWords({ municipio = [], regiao = [], uf = [] }: Filters): string | undefined {
  if (municipio.length > 0) {
    return municipio.length === 1
      ? 'Na cidade escolhida'
      : `Nas ${municipio.length} cidades escolhidas`;
  }
  if (regiao.length === 0 || uf.length > 0) return undefined;
  const names = regions.filter(({ code }) => regiao.includes(code)).map(({ label }) => label);
  return `${names.length === 1 ? 'Na região' : 'Nas regiões'} ${formatList(names)}`;
}

const isFixedPlace = ({ fixed }: CardQuery): boolean => 'uf' in fixed;

const hint: Control = {
  kind: 'hint',
  text: 'Escolha um estado no mapa ou na tabela para ver as cidades.',
};

const back: Control = {
  kind: 'filters',
  label: 'Voltar ao Brasil',
  filters: { uf: null },
  isBack: true,
};

/** Controls of a map of the states, and of one of the municipalities of a state. */
export const stateControls = (query: CardQuery): readonly Control[] =>
  isFixedPlace(query) ? [] : [hint];
export const municipalityControls = (query: CardQuery): readonly Control[] =>
  isFixedPlace(query) ? [] : [back];

/** The state whose municipalities are shown; undefined if none or several are selected. */
export function zoomedState({ filters }: CardQuery): string | undefined {
  const [uf, ...others] = filters.uf ?? [];
  return others.length === 0 ? uf : undefined;
}

/** Declares a map of Brazil by state; selecting a single state shows its municipalities. */
export function mapCard<Tag extends TagName, Filter extends string>({
  title,
  byState,
  byMunicipality,
  term,
  ...declared
}: MapCardOptions<Tag, Filter>): Card<Tag, Filter | 'uf', 'chart'> {
  const shared = { term, extraHeight: MAP_EXTRA_HEIGHT, arrange: byCount<CountRow> };
  const states = variant({
    ...shared,
    title: title.byState,
    rows: byState,
    selects: 'uf',
    filtersOf: filtersOfBrazil,
    // Compares the states of the selected regions if no state is selected, and nothing if the
    // counts cover only selected municipalities.
    summarize: (rows, selected, unit, { filters: { uf = [], regiao = [], municipio = [] } }) => {
      if (municipio.length > 0) return citiesSentence(rows, municipio.length, unit);
      return regiao.length > 0 && uf.length === 0
        ? regionSentence(rows, regiao, unit)
        : placeSentence(rows, selected, unit);
    },
    controls: stateControls,
    draw: (rows, { selected, unit, filters }) => ({
      kind: 'chart',
      chart: stateMap({
        rows,
        selected: markedStates(rows, selected, filters),
        unit,
      }),
    }),
  });
  const municipalitiesOf = (uf: string) =>
    variant({
      ...shared,
      title: title.byMunicipality,
      rows: byMunicipality,
      // Keeps the other municipalities on the map when one is selected.
      selects: 'municipio',
      summarize: placeSentence,
      controls: municipalityControls,
      draw: (rows, { selected, unit }) => ({
        kind: 'chart',
        chart: stateMap({ rows, selected, unit, uf }),
      }),
    });
  return variantCard({
    ...declared,
    title: title.byState,
    selects: 'uf' as const,
    reserve: chartReserve(MAP_EXTRA_HEIGHT),
    inlineRows: {
      columns: byState.columns,
      isMap: true,
      extraHeight: MAP_EXTRA_HEIGHT,
      draw: map,
    },
    variantOf: (query) => {
      const uf = zoomedState(query);
      return uf === undefined ? states : municipalitiesOf(uf);
    },
  });
}
