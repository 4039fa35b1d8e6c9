import { generalAreas, states, technologicalAxes } from '@observatorio/domain';
import { type CountsOptions, countsDataset, singleKeyed } from './counts';
import { type CountRow, type Dataset, type FilterOption, optionColumns, yearsOf } from './dataset';
import type { FilterDefinition, Filters } from './filter';
import { graduateFilters } from './graduate-filters';
import { integer, listOf, text } from './schema';
import type { SourceName } from './sources';

const base = '/api/v1/visao-geral-formacao';

/** Each level of education has its own census; without a level, the technical one answers. */
const source = ({ nivel_ensino: level }: Filters): SourceName =>
  level?.[0] === 'Superior' ? 'inep-superior' : 'inep-tecnico';

/** What the endpoints of the area share, unless they say otherwise. */
const common = { source, filters: graduateFilters, failure: "Can't find graduate summary data" };

const counts = (options: Omit<CountsOptions<string>, keyof typeof common | 'unit' | 'field'>) =>
  countsDataset({
    ...options,
    ...common,
    path: `${base}/${options.path}`,
    unit: 'Quantidade',
    field: 'qtd',
  });

const byForm = counts({
  id: 'graduate.byForm',
  path: 'tipo-de-curso',
  summary: 'Por grau acadêmico, no ensino superior, ou por tipo de curso, no técnico.',
  category: 'Tipo de curso',
});

const byState = singleKeyed(
  counts({
    id: 'graduate.byState',
    path: 'divisao-geografica',
    summary: 'Por estado; o ensino a distância sem município conta como não informado.',
    category: 'Estado',
  }),
  states,
);

const byMunicipality = counts({
  id: 'graduate.byMunicipality',
  path: 'municipios',
  summary: 'Por município; exige uf ou municipio.',
  category: 'Cidade',
});

const byNetwork = counts({
  id: 'graduate.byNetwork',
  path: 'categoria-administrativa',
  summary: 'Rede pública (federal, estadual e municipal) e rede privada.',
  category: 'Categoria administrativa',
});

const byAdministration = counts({
  id: 'graduate.byAdministration',
  path: 'categoria-administrativa-detalhada',
  summary: 'Por categoria administrativa: federal, estadual, municipal e privada.',
  category: 'Categoria administrativa',
});

const byModality = counts({
  id: 'graduate.byModality',
  path: 'modalidade-ensino',
  summary: 'Por modalidade de ensino.',
  category: 'Modalidade',
});

const byFunding = counts({
  id: 'graduate.byFunding',
  path: 'custeamento',
  summary: 'Cursos gratuitos e pagos.',
  category: 'Custeamento',
});

/** One part of an axis or area: `series` is the network, Pública or Privada. */
export interface AxisRow extends CountRow {
  series: string;
}

type Triple = [category: string, series: string, count: number];

const axes = [...technologicalAxes, ...generalAreas];

const byAxis: Dataset<AxisRow, Triple[]> = {
  id: 'graduate.byAxis',
  ...common,
  path: `${base}/eixo-tecnologico`,
  summary:
    'Por eixo tecnológico (ou área geral, no ensino superior) e rede: trincas de categoria, série e quantidade.',
  columns: [
    { key: 'label', label: 'Eixo tecnológico', kind: 'category' },
    { key: 'series', label: 'Rede', kind: 'category' },
    { key: 'count', label: 'Quantidade', kind: 'count' },
  ],
  schema: {
    type: 'array',
    items: { type: 'array', minItems: 3, maxItems: 3, items: { type: ['string', 'integer'] } },
  },
  encode: (rows) => rows.map(({ label, series, count }) => [label, series, count]),
  decode: (wire) =>
    wire.map(([label, series, count]) => ({
      key: axes.find((axis) => axis.label === label)?.code ?? null,
      label,
      series,
      count,
    })),
};

/** An area of knowledge; a specific area names the general one that holds it as its parent. */
export interface AreaRow extends CountRow {
  parent: string | null;
}

const byArea: Dataset<
  AreaRow,
  { key: string | null; name: string; parent: string | null; qtd: number }[]
> = {
  id: 'graduate.byArea',
  ...common,
  path: `${base}/detalhamento-dimensao-cursos`,
  summary: 'Por área geral e, dentro dela, por área específica da CINE Brasil.',
  columns: [
    { key: 'key', label: 'Código', kind: 'category' },
    { key: 'label', label: 'Área', kind: 'category' },
    { key: 'count', label: 'Quantidade', kind: 'count' },
  ],
  schema: listOf({
    key: { type: ['string', 'null'], description: 'código da área; nulo quando não informada' },
    name: text('nome da área'),
    parent: { type: ['string', 'null'], description: 'código da área geral; nulo numa área geral' },
    qtd: integer('quantidade'),
  }),
  encode: (rows) =>
    rows.map(({ key, label, parent, count }) => ({ key, name: label, parent, qtd: count })),
  decode: (wire) =>
    wire.map(({ key, name, parent, qtd }) => ({ key, label: name, parent, count: qtd })),
};

const positive = (name: string, label: string): FilterDefinition => ({
  name,
  label,
  parse: (value) => (/^[1-9]\d{0,5}$/.test(value) ? value : undefined),
  allowed: 'um número a partir de 1',
});

const courses: Dataset<
  CountRow,
  { data: { curso: string; qtd: number }[]; pagination: { totalRecords: number } }
> = {
  id: 'graduate.courses',
  ...common,
  path: `${base}/matriculas-curso`,
  summary: 'Cursos, do maior para o menor, em páginas: currentPage a partir de 1.',
  filters: [...graduateFilters, positive('currentPage', 'Página')],
  columns: [
    { key: 'label', label: 'Curso', kind: 'category' },
    { key: 'count', label: 'Quantidade', kind: 'count' },
  ],
  schema: {
    type: 'object',
    required: ['data', 'pagination'],
    properties: {
      data: listOf({ curso: text('nome do curso'), qtd: integer('quantidade') }),
      pagination: {
        type: 'object',
        required: ['totalRecords'],
        properties: { totalRecords: integer('cursos em todas as páginas') },
      },
    },
  },
  encode: (rows, page) => ({
    data: rows.map(({ label, count }) => ({ curso: label, qtd: count })),
    pagination: { totalRecords: page?.total ?? rows.length },
  }),
  decode: ({ data }) => data.map(({ curso, qtd }) => ({ key: curso, label: curso, count: qtd })),
  pageOf: ({ pagination }) => ({ total: pagination.totalRecords }),
};

type NamedCode = { codigo: string; nome: string };
type OptionsWire = { ano: number[] } & Record<string, string[] | number[] | NamedCode[]>;

/** Filters whose codes are their own words travel as words, the others as code and name. */
const wordFilters = ['nivel_ensino', 'dimensao'];
const codedFilters = graduateFilters
  .map(({ name }) => name)
  .filter((name) => name !== 'ano' && !wordFilters.includes(name));

const options: Dataset<FilterOption, OptionsWire> = {
  id: 'graduate.options',
  ...common,
  path: `${base}/filtros`,
  summary:
    'As listas de cada filtro: anos em ordem crescente, palavras, ou código e nome. nivel_ensino, regiao e uf estreitam as listas que deles dependem.',
  columns: optionColumns,
  schema: {
    type: 'object',
    properties: {
      ano: { type: 'array', items: integer('ano com dados') },
      ...Object.fromEntries(
        wordFilters.map((name) => [name, { type: 'array', items: text('valor do filtro') }]),
      ),
      ...Object.fromEntries(
        [...codedFilters, 'estado'].map((name) => [
          name,
          listOf({ codigo: text('código'), nome: text('nome') }),
        ]),
      ),
    },
  },
  encode(rows) {
    const of = (filter: string) => rows.filter((row) => row.filter === filter);
    const named = (filter: string) =>
      of(filter).map(({ code, label }) => ({ codigo: code, nome: label }));
    return {
      ...Object.fromEntries(codedFilters.map((name) => [name, named(name)])),
      ...Object.fromEntries(wordFilters.map((name) => [name, of(name).map(({ code }) => code)])),
      estado: named('uf'),
      ano: yearsOf(rows),
    };
  },
  decode: ({ estado: _, ...lists }) =>
    Object.entries(lists).flatMap(([filter, values]) =>
      values.map((value) =>
        typeof value === 'object'
          ? { filter, code: value.codigo, label: value.nome }
          : { filter, code: String(value), label: String(value) },
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
  byArea,
  courses,
};
