import { labelOf, OTHERS, states, wageBands } from '@observatorio/domain';
import { ageGenderDataset } from './age-gender';
import { type CountsOptions, countsDataset, type KeyedCount, singleKeyed } from './counts';
import {
  type CountRow,
  type Dataset,
  type FilterOption,
  type JsonSchema,
  OTHERS_KEY,
  optionColumns,
  yearsOf,
} from './dataset';
import { labourFilters } from './labour-filters';
import { codeOrNull, integer, listOf, reais, text } from './schema';

const base = '/api/v1/visao-geral-mercado-trabalho';
const source = () => 'rais' as const;

/** What the endpoints of the area share, unless they say otherwise. */
const common = { source, filters: labourFilters, failure: "Can't find map data" };

const counts = (options: Omit<CountsOptions<string>, keyof typeof common | 'unit' | 'field'>) =>
  countsDataset({
    ...options,
    ...common,
    path: `${base}/${options.path}`,
    unit: 'Vínculos',
    field: 'qtdEmpregados',
  });

const byMacroSector = counts({
  id: 'labour.byMacroSector',
  path: 'empregados-ativos-por-grande-setor',
  summary: 'Vínculos ativos por grande setor.',
  category: 'Grande setor',
});

type LinkCount = KeyedCount<'qtdEmpregados'>;
type SectorWire = LinkCount & { setor: string };

const bySector: Dataset<CountRow, SectorWire[]> = {
  ...counts({
    id: 'labour.bySector',
    path: 'empregados-ativos-por-setor',
    summary: 'Vínculos ativos por subsetor do IBGE.',
    category: 'Setor',
  }),
  schema: listOf({
    key: codeOrNull('subsetor do IBGE, 1 a 25; nulo quando não informado'),
    setor: text('nome do subsetor'),
    name: text('nome do subsetor'),
    qtdEmpregados: integer('vínculos ativos em 31/12'),
  }),
  encode: (rows) =>
    rows.map((row) => ({
      key: row.key,
      setor: row.label,
      name: row.label,
      qtdEmpregados: row.count,
    })),
};

const byState = singleKeyed(
  counts({
    id: 'labour.byState',
    path: 'empregados-ativos-por-divisao-greografica',
    summary: 'Vínculos ativos por estado.',
    category: 'Estado',
  }),
  states,
);

const byMunicipality = counts({
  id: 'labour.byMunicipality',
  path: 'empregados-ativos-por-municipio',
  summary: 'Vínculos ativos por município; exige uf ou municipio.',
  category: 'Cidade',
});

const byOccupation: Dataset<CountRow, LinkCount[]> = {
  ...counts({
    id: 'labour.byOccupation',
    path: 'empregados-ativos-por-ocupacao',
    summary:
      'As 30 ocupações com mais vínculos ativos; a linha de nome vazio soma as outras ocupações.',
    category: 'Ocupação',
  }),
  encode: (rows) =>
    rows.map((row) => ({
      key: row.key,
      name: row.key === OTHERS_KEY ? '' : row.label,
      qtdEmpregados: row.count,
    })),
  decode: (wire) =>
    wire.map((row) => ({
      key: row.key,
      label: row.name || OTHERS,
      count: row.qtdEmpregados,
    })),
};

const byWageBand: Dataset<CountRow, { qtdsm: string | null; qtd: number }[]> = {
  ...counts({
    id: 'labour.byWageBand',
    path: 'empregados-por-frequencia-salario',
    summary: 'Vínculos ativos por faixa de remuneração de dezembro, em salários mínimos.',
    category: 'Salários mínimos',
  }),
  schema: listOf({
    qtdsm: codeOrNull(
      'faixa de salários mínimos da RAIS, 0 a 11; nulo para remuneração não classificada',
    ),
    qtd: integer('vínculos ativos em 31/12'),
  }),
  pageOf: undefined,
  encode: (rows) => rows.map((row) => ({ qtdsm: row.key, qtd: row.count })),
  decode: (wire) =>
    wire.map((row) => ({
      key: row.qtdsm,
      label: row.qtdsm === null ? 'Não classificado' : labelOf(wageBands, row.qtdsm),
      count: row.qtd,
    })),
};

const byAgeGender = ageGenderDataset({
  id: 'labour.byAgeGender',
  ...common,
  path: `${base}/empregados-por-faixa-etaria`,
  summary: 'Vínculos ativos por faixa etária e gênero.',
});

const byGender = counts({
  id: 'labour.byGender',
  path: 'empregados-por-genero',
  summary: 'Vínculos ativos por gênero.',
  category: 'Gênero',
});

const byEstablishmentSize = counts({
  id: 'labour.byEstablishmentSize',
  path: 'vinculos-por-tamanho-estabelecimento',
  summary: 'Vínculos ativos por tamanho do estabelecimento.',
  category: 'Tamanho do estabelecimento',
});

const bySchooling = counts({
  id: 'labour.bySchooling',
  path: 'empregados-por-nivel-academico',
  summary: 'Vínculos ativos por escolaridade.',
  category: 'Escolaridade',
});

/** One class of the pay curve: links paid from `from` up to, not including, `to`, in reais. */
export interface PayClassRow {
  from: number;
  to: number;
  count: number;
}

const payCurve: Dataset<PayClassRow, { de: number; ate: number; qtd: number }[]> = {
  id: 'labour.payCurve',
  ...common,
  path: `${base}/distribuicao-salarial`,
  summary:
    'Vínculos por classe de remuneração de dezembro, em 100 classes de razão constante entre 0,3 e 150 salários mínimos; vazia quando há menos vínculos que o limite de sigilo.',
  columns: [
    { key: 'from', label: 'De', kind: 'money' },
    { key: 'to', label: 'Até', kind: 'money' },
    { key: 'count', label: 'Vínculos', kind: 'count' },
  ],
  schema: listOf({
    de: { type: 'number', description: 'limite inferior, em reais' },
    ate: { type: 'number', description: 'limite superior, em reais' },
    qtd: integer('vínculos ativos em 31/12'),
  }),
  encode: (rows) => rows.map((row) => ({ de: row.from, ate: row.to, qtd: row.count })),
  decode: (wire) => wire.map((row) => ({ from: row.de, to: row.ate, count: row.qtd })),
};

/** The figures above the cards. Pay is December's, in reais, null when withheld. */
export interface LabourSummaryRow {
  links: number;
  women: number;
  /** Links whose sex is known: what the share of women is a share of. */
  genderKnown: number;
  /** Links whose pay lies outside 0.3–150 minimum wages or is ignored: no part of pay figures. */
  unclassified: number;
  meanPay: number | null;
  /** Interpolated within its pay class, so within 3% of the exact median. */
  medianPay: number | null;
  minPay: number | null;
  maxPay: number | null;
}

interface LabourSummaryWire {
  vinculos: number;
  mulheres: number;
  generoInformado: number;
  naoClassificados: number;
  remuneracaoMedia: number | null;
  remuneracaoMediana: number | null;
  remuneracaoMinima: number | null;
  remuneracaoMaxima: number | null;
}

const summary: Dataset<LabourSummaryRow, LabourSummaryWire> = {
  id: 'labour.summary',
  ...common,
  path: `${base}/resumo`,
  summary: 'Total de vínculos, remuneração e participação das mulheres.',
  columns: [
    { key: 'links', label: 'Vínculos', kind: 'count' },
    { key: 'women', label: 'Mulheres', kind: 'count' },
    { key: 'genderKnown', label: 'Com gênero informado', kind: 'count' },
    { key: 'unclassified', label: 'Remuneração não classificada', kind: 'count' },
    { key: 'meanPay', label: 'Remuneração média', kind: 'money' },
    { key: 'medianPay', label: 'Remuneração mediana', kind: 'money' },
    { key: 'minPay', label: 'Menor remuneração', kind: 'money' },
    { key: 'maxPay', label: 'Maior remuneração', kind: 'money' },
  ],
  schema: {
    type: 'object',
    properties: {
      vinculos: integer('vínculos ativos em 31/12'),
      mulheres: integer('vínculos de mulheres'),
      generoInformado: integer('vínculos com gênero informado'),
      naoClassificados: integer('vínculos com remuneração fora de 0,3 a 150 salários mínimos'),
      remuneracaoMedia: reais('média da remuneração de dezembro'),
      remuneracaoMediana: reais('mediana, interpolada na classe de remuneração'),
      remuneracaoMinima: reais('menor remuneração classificada'),
      remuneracaoMaxima: reais('maior remuneração classificada'),
    },
  },
  encode: ([row]) => ({
    vinculos: row?.links ?? 0,
    mulheres: row?.women ?? 0,
    generoInformado: row?.genderKnown ?? 0,
    naoClassificados: row?.unclassified ?? 0,
    remuneracaoMedia: row?.meanPay ?? null,
    remuneracaoMediana: row?.medianPay ?? null,
    remuneracaoMinima: row?.minPay ?? null,
    remuneracaoMaxima: row?.maxPay ?? null,
  }),
  decode: (wire) => [
    {
      links: wire.vinculos,
      women: wire.mulheres,
      genderKnown: wire.generoInformado,
      unclassified: wire.naoClassificados,
      meanPay: wire.remuneracaoMedia,
      medianPay: wire.remuneracaoMediana,
      minPay: wire.remuneracaoMinima,
      maxPay: wire.remuneracaoMaxima,
    },
  ],
};

type OptionsWire = { ano: number[] } & Record<string, Record<string, string> | number[]>;

const optionMaps = labourFilters.map(({ name }) => name).filter((name) => name !== 'ano');

const options: Dataset<FilterOption, OptionsWire> = {
  id: 'labour.options',
  ...common,
  path: `${base}/filtros`,
  summary:
    'Os valores de cada filtro: anos em ordem crescente, e mapas de código para nome. Os filtros da consulta estreitam as listas: regiao e uf, as de estados e municípios; municipio e occupation, as suas próprias.',
  columns: optionColumns,
  schema: {
    type: 'object',
    properties: {
      ano: { type: 'array', items: integer('ano com dados') },
      ...Object.fromEntries(
        optionMaps.map((name) => [
          name,
          { type: 'object', additionalProperties: { type: 'string' } } satisfies JsonSchema,
        ]),
      ),
    },
  },
  encode: (rows) => ({
    ...Object.fromEntries(
      optionMaps.map((name) => [
        name,
        Object.fromEntries(
          rows.filter((row) => row.filter === name).map((row) => [row.code, row.label]),
        ),
      ]),
    ),
    ano: yearsOf(rows),
  }),
  decode: (wire) =>
    Object.entries(wire).flatMap(([filter, values]) =>
      Array.isArray(values)
        ? values.map((value) => ({ filter, code: String(value), label: String(value) }))
        : Object.entries(values).map(([code, label]) => ({ filter, code, label })),
    ),
  failure: "Can't find map filters",
};

/** The labour-market overview: every endpoint of `/api/v1/visao-geral-mercado-trabalho/`. */
export const labour = {
  options,
  summary,
  byMacroSector,
  byState,
  byMunicipality,
  bySector,
  byOccupation,
  byWageBand,
  payCurve,
  byAgeGender,
  byGender,
  byEstablishmentSize,
  bySchooling,
};
