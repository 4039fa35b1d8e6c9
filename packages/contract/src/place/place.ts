import { omitted } from '../kit/common-filters';
import type { Dataset, FileTable } from '../kit/dataset';
import type { FilterDefinition } from '../kit/filter';
import { labelledOptions, type OptionsWire } from '../kit/labelled-options';
import type { FilterOption } from '../kit/options';
import {
  columnsOf,
  integer,
  integerOrNull,
  listOf,
  number,
  numberOrNull,
  type RowIn,
  recordList,
  text,
  textOrNull,
  withColumnKind,
  wordFor,
} from '../kit/record';
import { type PlaceFilter, placeFilterDefinitions } from './place-filters';

const base = '/api/v1/lugares';

/** Defaults of the area's endpoints. */
const common = {
  source: () => 'rais' as const,
  filters: placeFilterDefinitions as readonly FilterDefinition[],
  failure: "Can't find place data",
};

const filtersNamed = (...names: PlaceFilter[]): readonly FilterDefinition[] =>
  placeFilterDefinitions.filter(({ name }) => names.includes(name));

/** Filters whose options are sent as labels by code. */
export const labelledPlaceFilters = placeFilterDefinitions
  .map(({ name }) => name)
  .filter((name) => name !== 'ano');

const options: Dataset<FilterOption, OptionsWire> = {
  ...common,
  ...labelledOptions(labelledPlaceFilters),
  id: 'place.options',
  filters: [...placeFilterDefinitions, omitted('municipio')],
  path: `${base}/filtros`,
  failure: "Can't find place filters",
};

const figure = <Name extends string>(name: Name, label: string) =>
  withColumnKind(numberOrNull(name, label), 'figure');
const share = <Name extends string>(name: Name, label: string) =>
  withColumnKind(numberOrNull(name, label), 'share');

const inhabitants = withColumnKind(
  integerOrNull('habitantes', 'Habitantes (Censo 2022)'),
  'figure',
);
const perThousand = figure('vinculosPorMil', 'Vínculos por mil habitantes');
const medianPay = numberOrNull('remuneracaoMediana', 'Remuneração mediana');

/** Which place a row of the summary is about; `coverage` if the edition lacks some states. */
const summaryKeys = {
  place: 'lugar',
  state: 'estado',
  country: 'pais',
  coverage: 'cobertura',
} as const;

const summaries = listOf({
  key: wordFor('comparacao', summaryKeys),
  /** IBGE code; null for the country. */
  code: textOrNull('codigo', 'Código'),
  label: text('nome', 'Lugar'),
  links: integer('vinculos', 'Vínculos'),
  /** Links whose pay is outside 0.3–150 minimum wages or unknown. Excluded from the pay figures. */
  unclassified: integer('naoClassificados', 'Remuneração não classificada'),
  /** Census of 2022; null for a municipality that is newer than the census. */
  inhabitants,
  perThousand,
  /** Pay in reais; null when withheld. */
  meanPay: numberOrNull('remuneracaoMedia', 'Remuneração média'),
  medianPay,
  /** Share of women in all links; null if no link has a known sex. */
  womenShare: share('parteMulheres', 'Participação das mulheres'),
});

const summary = {
  ...common,
  ...summaries,
  id: 'place.summary',
  path: `${base}/resumo`,
};

/** Figures of a place, of its state or of the country. */
export type PlaceSummaryRow = RowIn<typeof summaries.fields>;

/** What a row of the similar places has: the place, a similar one, or the standard deviations. */
const similarRoles = { place: 'lugar', similar: 'semelhante', deviation: 'desvio' } as const;

const similarPlaces = listOf({
  role: wordFor('papel', similarRoles),
  /** IBGE code; null for the standard deviations. */
  key: textOrNull('codigo', 'Código'),
  label: text('nome', 'Lugar'),
  /** Name of a municipality's state; null for a state and the standard deviations. */
  state: textOrNull('estado', 'Estado'),
  /** Null for the standard deviations, and for a place that lacks a feature. */
  distance: withColumnKind(numberOrNull('distancia', 'Distância'), 'ratio'),
  inhabitants: figure('habitantes', 'Habitantes (Censo 2022)'),
  perThousand,
  medianPay,
  industry: share('industria', 'Indústria (0 a 1)'),
  construction: share('construcao', 'Construção (0 a 1)'),
  commerce: share('comercio', 'Comércio (0 a 1)'),
  agriculture: share('agropecuaria', 'Agropecuária (0 a 1)'),
  higher: share('superiorCompleto', 'Superior completo ou mais (0 a 1)'),
  /** Number of places with all features, and of those that lack any. */
  compared: integer('lugaresComparados'),
  excluded: integer('lugaresForaDaComparacao'),
});

/**
 * A place with the features by which places are compared. The standard deviations of inhabitants,
 * links per thousand of them and median pay are those of the logarithms.
 */
export type SimilarPlaceRow = RowIn<typeof similarPlaces.fields>;

const similar = {
  ...common,
  ...similarPlaces,
  id: 'place.similar',
  path: `${base}/semelhantes`,
  filters: filtersNamed('ano', 'uf', 'municipio'),
  requires: ['uf', 'municipio'],
  file: {
    columns: similarPlaces.columns,
    lines: (rows) => rows.filter(({ role }) => role !== 'deviation'),
  } as FileTable<SimilarPlaceRow>,
};

/** Radius within which courses are near, in kilometres. */
export const NEARBY_KM = 50;

const nearestFields = {
  key: text('codigo', 'Código'),
  label: text('nome', 'Município próximo'),
  distance: withColumnKind(number('distanciaKm', 'Distância (km)'), 'figure'),
  courses: integer('cursos', 'Cursos nele'),
};

const nearbyCourses = listOf({
  level: text('nivel_ensino', 'Nível de ensino'),
  /** Number of courses by name; null, like the next one, if the edition does not cover the place. */
  here: withColumnKind(integerOrNull('cursosAqui', 'Cursos no município'), 'figure'),
  within: withColumnKind(
    integerOrNull('cursosAte50km', `Cursos em até ${NEARBY_KM} km, com os do município`),
    'figure',
  ),
  /** The ten nearest other municipalities with courses. */
  nearest: recordList('maisProximos', nearestFields),
});

/** Courses of a level of education in a municipality and near it. */
export type NearbyCoursesRow = RowIn<typeof nearbyCourses.fields>;

const courses = {
  ...nearbyCourses,
  id: 'place.courses',
  path: `${base}/cursos`,
  source: () => 'inep-superior' as const,
  filters: filtersNamed('uf', 'municipio'),
  undated: true,
  requires: ['municipio'],
  failure: common.failure,
  file: {
    columns: [...nearbyCourses.columns, ...columnsOf(nearestFields)],
    lines: (rows) =>
      rows.flatMap(({ nearest, ...row }) =>
        nearest.length > 0 ? nearest.map((each) => ({ ...row, ...each })) : [row],
      ),
  } as FileTable<NearbyCoursesRow>,
};

const specialisations = listOf({
  /** `setor` or `tamanho`. */
  dimension: text('dimensao', 'Dimensão'),
  /** Code of the category; null for links whose category is unknown. */
  key: textOrNull('codigo', 'Código'),
  label: text('nome', 'Categoria'),
  count: integer('vinculos', 'Vínculos'),
  /** Share of the place's links; null, like the next one, if there are none. */
  share: share('parte', 'Parte dos vínculos do lugar (0 a 1)'),
  nationalShare: share('parteBrasil', 'Parte dos vínculos do Brasil (0 a 1)'),
  /**
   * `share` divided by `nationalShare`; null if that is 0, the category is unknown, or the place has
   * fewer than `MIN_SPECIALISATION_LINKS`.
   */
  quotient: withColumnKind(numberOrNull('quocienteLocacional', 'Quociente locacional'), 'ratio'),
});

/** Location quotient of an IBGE subsector or an establishment size in a place. */
export type SpecialisationRow = RowIn<typeof specialisations.fields>;

const specialisation = {
  ...common,
  ...specialisations,
  id: 'place.specialisation',
  path: `${base}/especializacao`,
};

/** One place: every endpoint of `/api/v1/lugares`. */
export const place = { options, summary, similar, courses, specialisation };
