import { omitted } from '../kit/common-filters';
import type { Dataset } from '../kit/dataset';
import { type FilterOption, type NamedLists, namedLists, optionColumns } from '../kit/options';
import {
  integer,
  integerList,
  integerOrNull,
  listOf,
  numberOrNull,
  type RowIn,
  text,
  withColumnKind,
} from '../kit/record';
import { type SourceName, TABLE_SOURCE } from '../kit/sources';
import {
  indicatorFilterDefinitions,
  indicatorOccupationFilters,
  indicatorPlaceFilters,
  listFilters,
  seriesFilters,
  valueFilters,
} from './indicator-filters';
import { INDICATOR } from './indicator-name';

const base = '/api/v1/indicadores';

/** Defaults of the endpoints: an edition is a table with all of its years. */
const ofTables = {
  source: (): SourceName => TABLE_SOURCE,
  undated: true,
  failure: "Can't find indicators",
};

const options: Dataset<FilterOption, NamedLists> = {
  ...ofTables,
  id: 'indicator.options',
  path: `${base}/filtros`,
  filters: [...indicatorFilterDefinitions, omitted('municipio')],
  columns: optionColumns,
  ...namedLists(indicatorFilterDefinitions),
};

/** Fields that say what an indicator is and where it comes from. */
const descriptionFields = {
  indicator: text(INDICATOR, 'Indicador'),
  title: text('rotulo', 'Nome'),
  /** Plural, such as `pessoas`, or `R$` or `%`; empty for a number without a unit. */
  unit: text('unidade', 'Unidade'),
  /** Singular of the unit; the same where it has none. */
  unitOfOne: text('unidade_singular'),
  decimals: integer('casas', 'Casas decimais'),
  source: text('fonte', 'Fonte'),
  licence: text('licenca', 'Licença'),
};

const list = {
  ...ofTables,
  ...listOf({
    ...descriptionFields,
    /** Sentence about a place, with `{lugar}`, `{no_lugar}`, `{valor}` and `{ano}`. */
    sentence: text('frase', 'Frase'),
    table: text('tabela', 'Tabela'),
    years: integerList('anos', 'Anos'),
    /** Levels with values, separated by spaces: `uf municipio`. */
    levels: text('niveis', 'Níveis'),
  }),
  id: 'indicator.list',
  path: base,
  filters: listFilters,
};

const value = withColumnKind(numberOrNull('valor', 'Valor'), 'value');

const values = {
  ...ofTables,
  ...listOf({
    /** Code of the place, occupation or course. */
    key: text('codigo', 'Código'),
    label: text('nome', 'Nome'),
    level: text('nivel', 'Nível'),
    year: withColumnKind(integer('ano', 'Ano'), 'category'),
    value,
  }),
  id: 'indicator.values',
  path: `${base}/valores`,
  filters: valueFilters,
  requires: [INDICATOR],
  yearsWithin: true,
};

const series = {
  ...ofTables,
  ...listOf({
    year: withColumnKind(integer('ano', 'Ano'), 'category'),
    /** Code of the place, occupation or course: `1` for Brazil. */
    key: text('codigo'),
    label: text('nome', 'Nome'),
    value,
  }),
  id: 'indicator.series',
  path: `${base}/serie`,
  filters: seriesFilters,
  requires: [INDICATOR],
};

const place = {
  ...ofTables,
  ...listOf({
    ...descriptionFields,
    /** Newest year in which the place has a value, or else of the table; null without any year. */
    year: withColumnKind(integerOrNull('ano', 'Ano'), 'category'),
    value,
    /** Value of the state, in the same year; null unless the place is a municipality. */
    stateValue: withColumnKind(numberOrNull('valor_uf', 'Valor no estado'), 'value'),
    /** Value of Brazil, in the same year; null if the place is Brazil. */
    countryValue: withColumnKind(numberOrNull('valor_brasil', 'Valor no Brasil'), 'value'),
    /** Sentence about the place; empty if it has no value. */
    sentence: text('frase', 'Frase'),
  }),
  id: 'indicator.place',
  path: `${base}/lugar`,
  filters: indicatorPlaceFilters,
};

const occupation = {
  ...ofTables,
  ...listOf({
    ...descriptionFields,
    /** Newest year in which the occupation has a value; null without any. */
    year: withColumnKind(integerOrNull('ano', 'Ano'), 'category'),
    value,
    /** Sentence about the occupation; empty if it has no value. */
    sentence: text('frase', 'Frase'),
  }),
  id: 'indicator.occupation',
  path: `${base}/ocupacao`,
  filters: indicatorOccupationFilters,
  requires: ['cbo'],
};

/** What an indicator is: its name, unit, source, years and levels. */
export type IndicatorRow = RowIn<typeof list.fields>;
/** Value of an indicator in a place, an occupation or a course; null if it is unknown. */
export type IndicatorValue = RowIn<typeof values.fields>;
/** Value of an indicator in a year. */
export type IndicatorYear = RowIn<typeof series.fields>;
/** Newest value of an indicator in a place, next to those of its state and of Brazil. */
export type PlaceIndicator = RowIn<typeof place.fields>;
/** Newest value of an indicator in an occupation. */
export type OccupationIndicator = RowIn<typeof occupation.fields>;

/** Indicators from described tables: every endpoint of `/api/v1/indicadores`. */
export const indicator = { options, list, values, series, place, occupation };
