import { generalAreas, states, technologicalAxes } from '@observatorio/domain';
import { omitted } from '../kit/common-filters';
import { type CountsOptions, countsDataset, singleKeyed } from '../kit/counts';
import type { Column, CountRow, Dataset, FileTable, PageInfo } from '../kit/dataset';
import { countsFile, shareColumn, withShares } from '../kit/file-table';
import type { Filters } from '../kit/filter';
import {
  type FilterOption,
  NICKNAMES,
  optionColumns,
  optionsOf,
  plainOption,
  writePlaceHints,
  yearsOf,
} from '../kit/options';
import { allPages, pagingParameters } from '../kit/paging';
import {
  integer,
  integerOrNull,
  listOf,
  numberOrNull,
  type RowIn,
  text,
  textOrNull,
  type WireIn,
  withColumnKind,
} from '../kit/record';
import type { SourceName } from '../kit/sources';
import { yearFields } from '../kit/trend';
import { graduateFilterDefinitions, graduateTrendFilters } from './graduate-filters';

const base = '/api/v1/visao-geral-formacao';

/** Selects the source: each level of education has its own census. Default: technical education. */
const source = ({ nivel_ensino: level }: Filters): SourceName =>
  level?.[0] === 'Superior' ? 'inep-superior' : 'inep-tecnico';

/** Defaults of the area's endpoints. */
const common = {
  source,
  filters: graduateFilterDefinitions,
  failure: "Can't find graduate summary data",
};

const UNIT = 'Quantidade';

type Counts = Omit<CountsOptions<string>, keyof typeof common | 'unit' | 'field'>;

const counts = (options: Counts) =>
  countsDataset({
    ...options,
    ...common,
    path: `${base}/${options.path}`,
    unit: UNIT,
    field: 'qtd',
  });

const byForm = counts({
  id: 'graduate.byForm',
  path: 'tipo-de-curso',
  category: 'Tipo de curso',
});

const byState = singleKeyed(
  counts({
    id: 'graduate.byState',
    path: 'divisao-geografica',
    category: 'Estado',
  }),
  states,
);

const byMunicipality = counts({
  id: 'graduate.byMunicipality',
  path: 'municipios',
  requires: ['uf', 'municipio'],
  category: 'Cidade',
});

const byNetwork = counts({
  id: 'graduate.byNetwork',
  path: 'categoria-administrativa',
  category: 'Categoria administrativa',
});

const byAdministration = counts({
  id: 'graduate.byAdministration',
  path: 'categoria-administrativa-detalhada',
  category: 'Categoria administrativa',
});

const byModality = counts({
  id: 'graduate.byModality',
  path: 'modalidade-ensino',
  category: 'Modalidade',
});

const byFunding = counts({
  id: 'graduate.byFunding',
  path: 'custeamento',
  category: 'Custeamento',
});

/** Count for one axis or area in one network; `series` is the network, Pública or Privada. */
export interface AxisRow extends CountRow {
  series: string;
}

type Triple = [category: string, series: string, count: number];

const axes = [...technologicalAxes, ...generalAreas];

const axisColumns: readonly Column<AxisRow>[] = [
  { key: 'label', label: 'Eixo tecnológico ou área geral', kind: 'category' },
  { key: 'series', label: 'Rede', kind: 'category' },
  { key: 'count', label: UNIT, kind: 'count' },
];

const byAxis: Dataset<AxisRow, Triple[]> = {
  id: 'graduate.byAxis',
  ...common,
  path: `${base}/eixo-tecnologico`,
  columns: axisColumns,
  file: countsFile(axisColumns),
  encode: (rows) => rows.map(({ label, series, count }) => [label, series, count]),
  decode: (wire) =>
    wire.map(([label, series, count]) => ({
      key: axes.find((axis) => axis.label === label)?.code ?? null,
      label,
      series,
      count,
    })),
};

const byArea = {
  id: 'graduate.byArea',
  ...common,
  path: `${base}/detalhamento-dimensao-cursos`,
  ...listOf({
    key: textOrNull('key', 'Código'),
    label: text('name', 'Área'),
    /** Code of the general area containing a specific one; null for general areas. */
    parent: textOrNull('parent'),
    count: integer('qtd', UNIT),
  }),
};

/**
 * The general areas sum to all courses. Each specific area is already counted in its general area,
 * so the total excludes it.
 */
const areasFile: FileTable<StudyFieldRow> = {
  columns: [
    { key: 'parent', label: 'Código da área geral', kind: 'category' },
    ...byArea.columns,
    shareColumn,
  ],
  lines: (rows) => withShares(rows, ({ parent }) => parent === null),
};

/** A field of study: a general or specific area of CINE Brasil. */
export type StudyFieldRow = RowIn<typeof byArea.fields>;

const courseList = listOf({ label: text('curso', 'Curso'), count: integer('qtd', UNIT) });

const coursesFile: FileTable<CountRow> = {
  columns: [...courseList.columns, shareColumn],
  lines: (rows) => withShares(rows),
};

interface CoursesWire {
  data: WireIn<typeof courseList.fields>[];
  pagination: { totalRecords: number };
}

const courses = {
  id: 'graduate.courses',
  ...common,
  ...courseList,
  path: `${base}/matriculas-curso`,
  filters: [...graduateFilterDefinitions, ...pagingParameters(['curso', 'qtd'])],
  allPages,
  file: coursesFile,
  encode: (rows: readonly CountRow[], page?: PageInfo) => ({
    data: courseList.encode(rows),
    pagination: { totalRecords: page?.total ?? rows.length },
  }),
  decode: ({ data }: CoursesWire): CountRow[] =>
    courseList.decode(data).map((row) => ({ key: row.label, ...row })),
  pageOf: ({ pagination }: CoursesWire): PageInfo => ({ total: pagination.totalRecords }),
};

const shareOf = <Name extends string>(name: Name, label: string) =>
  withColumnKind(numberOrNull(name, label), 'share');

const years = listOf({
  year: withColumnKind(integer('ano', 'Ano'), 'category'),
  /** Code of the category, or of what is compared; `total` for a single series. */
  key: textOrNull('codigo'),
  label: text('nome', 'Série'),
  count: integer('qtd', UNIT),
  /** Share of the public network and of distance learning, 0 to 1; null without counts. */
  publicShare: shareOf('partePublica', 'Rede pública (0 a 1)'),
  distanceShare: shareOf('parteADistancia', 'A distância (0 a 1)'),
  /** Number of course names with counts; null for a category. */
  courses: withColumnKind(integerOrNull('cursos', 'Nomes de curso'), 'count'),
  ...yearFields,
});

const trend = {
  id: 'graduate.trend',
  ...common,
  filters: graduateTrendFilters,
  undated: true,
  overYears: true,
  path: `${base}/evolucao`,
  ...years,
};

/** Enrolments, graduates or vacancies of a year, in total or of one category. */
export type GraduateTrendRow = RowIn<typeof years.fields>;

type NamedCode = { codigo: string; nome: string };
type OptionsWire = { ano: number[] } & Record<string, string[] | number[] | NamedCode[]>;

/**
 * Filters whose codes are words and are sent as such. All others except the year are sent as code
 * and name.
 */
export const wordFilters = ['nivel_ensino', 'dimensao'];
export const codedFilters = graduateFilterDefinitions
  .map(({ name }) => name)
  .filter((name) => name !== 'ano' && !wordFilters.includes(name));

const options: Dataset<FilterOption, OptionsWire> = {
  id: 'graduate.options',
  ...common,
  filters: [...graduateFilterDefinitions, omitted('municipio')],
  path: `${base}/filtros`,
  columns: optionColumns,
  encode(rows) {
    const named = (filter: string) =>
      optionsOf(rows, filter).map(({ code, label }) => ({ codigo: code, nome: label }));
    const words = (filter: string) => optionsOf(rows, filter).map(({ code }) => code);
    return {
      ...Object.fromEntries(codedFilters.map((name) => [name, named(name)])),
      ...Object.fromEntries(wordFilters.map((name) => [name, words(name)])),
      estado: named('uf'),
      ...writePlaceHints(rows, named(NICKNAMES)),
      ano: yearsOf(rows),
    };
  },
  decode: ({ estado: _, ...lists }) =>
    Object.entries(lists).flatMap(([filter, values]) =>
      values.map((value) =>
        typeof value === 'object'
          ? { filter, code: value.codigo, label: value.nome }
          : plainOption(filter, value),
      ),
    ),
  failure: "Can't find graduate summary filters",
};

/** The graduate overview: every endpoint of `/api/v1/visao-geral-formacao/`. */
export const graduate = {
  options,
  byForm,
  byState,
  byMunicipality,
  byNetwork,
  byAdministration,
  byModality,
  byFunding,
  byAxis,
  byArea: { ...byArea, file: areasFile },
  courses,
  trend,
};
