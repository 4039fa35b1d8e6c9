import { states } from '@observatorio/domain';
import { enumeration, omitted } from '../kit/common-filters';
import { countsDataset, singleKeyed } from '../kit/counts';
import type { Dataset, PageInfo } from '../kit/dataset';
import type { FilterDefinition, Filters } from '../kit/filter';
import {
  type FilterOption,
  NICKNAMES,
  optionColumns,
  optionsOf,
  writePlaceHints,
} from '../kit/options';
import { allPages, pageParameters, sortOrder } from '../kit/paging';
import { percentileFields } from '../kit/pay-fields';
import {
  integer,
  integerOrNull,
  listOf,
  numberOrNull,
  oneOf,
  type RowIn,
  text,
  textNullIfEmpty,
  textOrNull,
  type WireIn,
  withColumnKind,
} from '../kit/record';
import type { SourceName } from '../kit/sources';
import { yearFields } from '../kit/trend';
import {
  courseFilter,
  courseFilterDefinitions,
  coursesOfOccupationFilters,
  courseTrendFilters,
  levelOfCourse,
  offerFilter,
  oneCourseFilters,
  radius,
} from './course-filters';

const base = '/api/v1/busca-curso';

const sourceOf = (level: string | undefined): SourceName =>
  level === 'Superior' ? 'inep-superior' : 'inep-tecnico';

/** Defaults of the endpoints about course offers. The level of education determines the source. */
const ofOffers = {
  source: (filters: Filters) =>
    sourceOf(
      filters.codigo_curso || filters.oferta ? levelOfCourse(filters) : filters.nivel_ensino?.[0],
    ),
  filters: courseFilterDefinitions as readonly FilterDefinition[],
  undated: true,
};

/** Defaults of the endpoints about one course. */
const ofCourse = {
  source: (filters: Filters) => sourceOf(levelOfCourse(filters)),
  filters: oneCourseFilters as readonly FilterDefinition[],
  requires: ['codigo_curso'],
  undated: true,
  failure: "Can't find data",
};

type OptionsWire = Record<string, { codigo: string; nome: string }[] | string[]>;

/** Filters whose options are sent as code and name. */
export const codedCourseFilters = courseFilterDefinitions
  .map(({ name }) => name)
  .filter((name) => name !== 'nome_curso');

const options: Dataset<FilterOption, OptionsWire> = {
  ...ofOffers,
  filters: [...courseFilterDefinitions, omitted('municipio', 'nome_curso')],
  id: 'course.options',
  path: `${base}/filtros`,
  columns: optionColumns,
  encode(rows) {
    const named = (filter: string) =>
      optionsOf(rows, filter).map(({ code, label }) => ({ codigo: code, nome: label }));
    return {
      ...Object.fromEntries(codedCourseFilters.map((name) => [name, named(name)])),
      estado: named('uf'),
      ...writePlaceHints(rows, named(NICKNAMES)),
      nome_curso: optionsOf(rows, 'nome_curso').map(({ label }) => label),
    };
  },
  decode: ({ estado: _, ...lists }) =>
    Object.entries(lists).flatMap(([filter, values]) =>
      values.map((value) =>
        typeof value === 'string'
          ? { filter, code: value, label: value }
          : { filter, code: value.codigo, label: value.nome },
      ),
    ),
  failure: "Can't find course filters",
};

const offerList = listOf({
  id: text('id'),
  /** Null if the source does not number the course. */
  course: textOrNull('codigo_curso', 'Código do curso'),
  institution: textOrNull('nome_entidade', 'Instituição'),
  level: text('nivel_ensino', 'Nível de ensino'),
  name: text('nome_curso', 'Curso'),
  state: textOrNull('estado', 'Estado'),
  municipality: textOrNull('municipio', 'Cidade'),
  enrolments: integer('qtd_matriculas', 'Matrículas'),
  funding: textOrNull('custeamento', 'Custeamento'),
  form: textOrNull('tipoCurso', 'Tipo de curso'),
  academicLevel: textOrNull('nivel_academico', 'Nível acadêmico'),
  modality: textOrNull('mediacao_didatico_pedagogica', 'Modalidade'),
  administration: textOrNull('dependencia', 'Dependência'),
});

/** A course offered at a place. */
export type OfferRow = RowIn<typeof offerList.fields> & {
  /** Distance from the nearest chosen municipality in km; null without `raio_km`. */
  distance: number | null;
  /** Code by which `oferta` selects the offer; null if the source does not number the course. */
  offer: string | null;
  /** Shifts, separated by commas; null if the source does not report them. */
  shifts: string | null;
};

interface OffersWire {
  data: WireIn<typeof offerList.fields>[];
  /** `semelhantes` is set if no course or institution contains the searched text. */
  pagination: { totalRecords: number; semelhantes?: true };
  /** Distance from the nearest chosen municipality in km, for each item of `data`. */
  distancias: (number | null)[];
  /** Shifts of each item of `data`. */
  turnos: (string | null)[];
  /** Code of each item of `data`. */
  ofertas: (string | null)[];
}

const paginationOf = (
  rows: readonly unknown[],
  page: PageInfo | undefined,
): OffersWire['pagination'] => ({
  totalRecords: page?.total ?? rows.length,
  ...(page?.isSimilar && { semelhantes: true }),
});

const pageOf = ({
  pagination: { totalRecords, semelhantes },
}: Pick<OffersWire, 'pagination'>): PageInfo => ({
  total: totalRecords,
  ...(semelhantes && { isSimilar: true }),
});

/**
 * Wire names of the fields by which offers can be sorted. Default order: nearest first, then best
 * match.
 */
const offerOrders = ['nivel_ensino', 'nome_curso', 'nome_entidade', 'qtd_matriculas'];

const offers: Dataset<OfferRow, OffersWire> & Pick<typeof offerList, 'fields'> = {
  ...ofOffers,
  fields: offerList.fields,
  id: 'course.offers',
  path: `${base}/buscar`,
  filters: [
    ...courseFilterDefinitions,
    radius,
    courseFilter,
    offerFilter,
    ...pageParameters,
    sortOrder,
    { ...enumeration('sortField', 'Campo da ordem', offerOrders), single: 'um só campo' },
  ] as readonly FilterDefinition[],
  columns: [
    ...offerList.columns,
    { key: 'shifts', label: 'Turno', kind: 'category' },
    { key: 'distance', label: 'Distância (km)', kind: 'figure' },
  ],
  allPages,
  encode: (rows: readonly OfferRow[], page?: PageInfo): OffersWire => ({
    data: offerList.encode(rows),
    pagination: paginationOf(rows, page),
    distancias: rows.map(({ distance }) => distance),
    turnos: rows.map(({ shifts }) => shifts),
    ofertas: rows.map(({ offer }) => offer),
  }),
  decode: ({ data, distancias, turnos, ofertas }: OffersWire): OfferRow[] =>
    offerList.decode(data).map((row, index) => ({
      ...row,
      distance: distancias[index] ?? null,
      shifts: turnos[index] ?? null,
      offer: ofertas[index] ?? null,
    })),
  pageOf,
  failure: "Can't find offers data",
};

const courseList = listOf({
  /** Null if the source does not number the course. */
  course: textOrNull('codigo_curso', 'Código do curso'),
  name: text('nome_curso', 'Curso'),
  level: text('nivel_ensino', 'Nível de ensino'),
  offers: integer('ofertas', 'Ofertas'),
  institutions: integer('instituicoes', 'Instituições'),
  enrolments: integer('qtd_matriculas', 'Matrículas'),
  /** Name of the institution if only one offers the course; otherwise null. */
  institution: textOrNull('nome_entidade', 'Instituição'),
});

/** A course and its offers that match the filters. */
export type OfferedCourseRow = RowIn<typeof courseList.fields>;

interface CoursesWire {
  data: WireIn<typeof courseList.fields>[];
  pagination: OffersWire['pagination'];
}

const courses = {
  ...ofOffers,
  ...courseList,
  id: 'course.courses',
  path: `${base}/cursos`,
  filters: [...courseFilterDefinitions, radius, ...pageParameters] as readonly FilterDefinition[],
  allPages,
  encode: (rows: readonly OfferedCourseRow[], page?: PageInfo): CoursesWire => ({
    data: courseList.encode(rows),
    pagination: paginationOf(rows, page),
  }),
  decode: ({ data }: CoursesWire) => courseList.decode(data),
  pageOf,
  failure: "Can't find offers data",
};

const offersByState = singleKeyed(
  countsDataset({
    ...ofOffers,
    id: 'course.offersByState',
    path: `${base}/ofertas-por-estado`,
    category: 'Estado',
    unit: 'Ofertas',
    field: 'qtd',
    failure: "Can't find offers data",
  }),
  states,
);

const detailRecord = oneOf(
  {
    code: textNullIfEmpty('codigo_curso'),
    name: text('nome_curso', 'Curso'),
    level: text('nivel_ensino', 'Nível de ensino'),
    /** Technological axis or general area. */
    area: textOrNull('area', 'Eixo ou área'),
    afterGraduation: textOrNull('descricao_depois_formado', 'Depois de formado'),
    whereToWork: textOrNull('descricao_onde_pode_trabalhar', 'Onde pode trabalhar'),
    /** Minimum hours of a technical course. */
    hours: integerOrNull('carga_horaria', 'Carga horária mínima'),
    offers: integer('ofertas', 'Ofertas'),
    institutions: integer('instituicoes', 'Instituições'),
    enrolments: integer('qtd_matriculas', 'Matrículas'),
  },
  'code',
);

/** A course, summarised over all places that offer it. */
export type CourseRow = RowIn<typeof detailRecord.fields>;

const detail = {
  ...ofCourse,
  ...detailRecord,
  id: 'course.detail',
  path: `${base}/curso`,
};

const byState = singleKeyed(
  countsDataset({
    ...ofCourse,
    id: 'course.byState',
    path: `${base}/divisao-geografica`,
    category: 'Estado',
    unit: 'Ofertas',
    field: 'qtd',
  }),
  states,
);

const institutionList = listOf({
  name: textOrNull('nome_entidade', 'Instituição'),
  abbreviation: textOrNull('sigla', 'Sigla'),
  administration: textOrNull('dependencia', 'Dependência'),
  state: textOrNull('estado', 'Estado'),
  municipality: textOrNull('municipio', 'Cidade'),
  enrolments: integer('qtd_matriculas', 'Matrículas'),
});

/** An institution offering the course in a municipality. */
export type CourseInstitutionRow = RowIn<typeof institutionList.fields>;

interface InstitutionsWire {
  data: WireIn<typeof institutionList.fields>[];
  pagination: { totalRecords: number };
}

const institutions = {
  ...ofCourse,
  ...institutionList,
  id: 'course.institutions',
  path: `${base}/instituicoes`,
  filters: [...oneCourseFilters, ...pageParameters] as readonly FilterDefinition[],
  allPages,
  encode: (rows: readonly CourseInstitutionRow[], page?: PageInfo): InstitutionsWire => ({
    data: institutionList.encode(rows),
    pagination: { totalRecords: page?.total ?? rows.length },
  }),
  decode: ({ data }: InstitutionsWire) => institutionList.decode(data),
  pageOf: ({ pagination }: InstitutionsWire): PageInfo => ({ total: pagination.totalRecords }),
};

const occupations = {
  ...ofCourse,
  ...listOf({
    code: text('cod_cbo', 'Código'),
    title: text('cbo', 'Ocupação'),
    /** Null if no employment data are published. */
    links: integerOrNull('qtdEmpregados', 'Vínculos'),
    /** Pay in reais; null when withheld. */
    meanPay: numberOrNull('remuneracaoMedia', 'Remuneração média'),
    medianPay: numberOrNull('remuneracaoMediana', 'Remuneração mediana'),
    ...percentileFields,
  }),
  id: 'course.occupations',
  path: `${base}/ocupacoes`,
};

/** An occupation that a course leads to, with its employment links and pay. */
export type CourseOccupationRow = RowIn<typeof occupations.fields>;

const years = listOf({
  year: withColumnKind(integer('ano', 'Ano'), 'category'),
  /** Code of a compared course; `total` for a single one. */
  key: text('codigo'),
  /** Name of the course in the newest year that has it. */
  label: text('nome', 'Curso'),
  count: integer('matriculas', 'Matrículas'),
  /** Graduates and vacancies; null if the census of the level does not count them. */
  graduates: integerOrNull('concluintes', 'Concluintes'),
  vacancies: integerOrNull('vagas', 'Vagas'),
  offers: integer('ofertas', 'Ofertas'),
  ...yearFields,
});

const trend = {
  ...ofCourse,
  ...years,
  id: 'course.trend',
  path: `${base}/evolucao`,
  filters: courseTrendFilters as readonly FilterDefinition[],
  requires: ['codigo_curso', 'compara'],
  overYears: true,
};

/** Enrolments, graduates, vacancies and offers of a course in a year. */
export type CourseTrendRow = RowIn<typeof years.fields>;

const ofOccupation = {
  ...listOf({
    course: text('codigo_curso', 'Código do curso'),
    name: text('nome_curso', 'Curso'),
    level: text('nivel_ensino', 'Nível de ensino'),
    offers: integer('ofertas', 'Ofertas'),
    enrolments: integer('qtd_matriculas', 'Matrículas'),
  }),
  source: () => 'inep-tecnico' as const,
  id: 'course.ofOccupation',
  path: `${base}/cursos-da-ocupacao`,
  filters: coursesOfOccupationFilters,
  requires: ['cod_cbo'],
  undated: true,
  failure: "Can't find data",
};

/** A course that leads to an occupation. */
export type OccupationCourseRow = RowIn<typeof ofOccupation.fields>;

const names = {
  ...listOf({
    kind: text('tipo', 'Tipo'),
    name: text('nome', 'Nome'),
    /** Abbreviation of the institution's name. */
    abbreviation: textOrNull('sigla', 'Sigla'),
    /** Everyday names of a course, separated by semicolons; null if there are none. */
    everyday: textOrNull('nomes_usuais', 'Nomes usuais'),
    level: text('nivel_ensino', 'Nível de ensino'),
    /** Null for institutions and for courses without a number in the source. */
    course: textOrNull('codigo_curso', 'Código do curso'),
    enrolments: integer('qtd_matriculas', 'Matrículas'),
  }),
  ...ofOffers,
  filters: [courseFilterDefinitions[0]] as readonly FilterDefinition[],
  id: 'course.names',
  path: `${base}/nomes`,
  failure: "Can't find search filters",
};

/**
 * Name of a course (`kind` is `curso`) or an institution (`instituicao`) at one level of education.
 */
export type CourseNameRow = RowIn<(typeof names)['fields']>;

/** The course search: every endpoint of `/api/v1/busca-curso`. */
export const course = {
  options,
  offers,
  courses,
  offersByState,
  detail,
  byState,
  institutions,
  occupations,
  trend,
  ofOccupation,
  names,
};
