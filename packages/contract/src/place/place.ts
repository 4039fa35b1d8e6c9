import type { FileTable } from '../kit/dataset';
import { densityFields } from '../kit/density';
import type { FilterDefinition } from '../kit/filter';
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
import {
  figure,
  medianPay,
  ofPlace,
  placeFigures,
  placeFilterOptions,
  placesPath,
  share,
} from './place-figures';
import { type PlaceFilter, placeFilterDefinitions } from './place-filters';

const filtersNamed = (...names: PlaceFilter[]): readonly FilterDefinition[] =>
  placeFilterDefinitions.filter(({ name }) => names.includes(name));

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
  perThousand: densityFields.perThousand,
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
  ...ofPlace,
  ...similarPlaces,
  id: 'place.similar',
  path: `${placesPath}/semelhantes`,
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
  path: `${placesPath}/cursos`,
  source: () => 'inep-superior' as const,
  filters: filtersNamed('uf', 'municipio'),
  undated: true,
  requires: ['municipio'],
  failure: ofPlace.failure,
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
  ...ofPlace,
  ...specialisations,
  id: 'place.specialisation',
  path: `${placesPath}/especializacao`,
};

/** One place: every endpoint of `/api/v1/lugares`. */
export const place = {
  options: placeFilterOptions,
  summary: placeFigures,
  similar,
  courses,
  specialisation,
};
