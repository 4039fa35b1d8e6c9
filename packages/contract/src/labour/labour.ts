import { labelOf, OTHERS, type PriceBasis, states, wageBands } from '@observatorio/domain';
import { ageGenderDataset } from '../kit/age-gender';
import { omitted } from '../kit/common-filters';
import { type CountsOptions, countsDataset, singleKeyed } from '../kit/counts';
import {
  type Column,
  type CountRow,
  type Dataset,
  type FileTable,
  OTHERS_KEY,
} from '../kit/dataset';
import { densityFields } from '../kit/density';
import { countsFile, shareColumn, withShares } from '../kit/file-table';
import { labelledOptions, type OptionsWire } from '../kit/labelled-options';
import type { FilterOption } from '../kit/options';
import { percentileFields } from '../kit/pay-fields';
import {
  type Field,
  integer,
  integerUnlessEmpty,
  listOf,
  number,
  numberOrNull,
  oneOf,
  type RowIn,
  text,
  textOrNull,
  type WireIn,
  withColumnKind,
  wordFor,
} from '../kit/record';
import { payFields, pricesOf, yearFields } from '../kit/trend';
import {
  labourFilterDefinitions,
  labourTrendFilters,
  payFilterDefinitions,
} from './labour-filters';

const base = '/api/v1/visao-geral-mercado-trabalho';
const source = () => 'rais' as const;

/** Defaults of the area's endpoints. */
const common = { source, filters: labourFilterDefinitions, failure: "Can't find map data" };

const UNIT = 'Vínculos';

type Counts = Omit<CountsOptions<string>, keyof typeof common | 'unit' | 'field'>;

const counts = (options: Counts) =>
  countsDataset({
    ...options,
    ...common,
    path: `${base}/${options.path}`,
    unit: UNIT,
    field: 'qtdEmpregados',
  });

const byMacroSector = counts({
  id: 'labour.byMacroSector',
  path: 'empregados-ativos-por-grande-setor',
  category: 'Grande setor',
});

/** The macro sectors as in the ministry's tables. Only places can be chosen. */
const byOfficialMacroSector = {
  ...counts({
    id: 'labour.byOfficialMacroSector',
    path: 'empregados-ativos-por-grande-setor-cnae',
    category: 'Grande setor (CNAE)',
  }),
  filters: labourFilterDefinitions.filter(({ name }) =>
    ['ano', 'regiao', 'uf', 'municipio'].includes(name),
  ),
};

const sectorCounts = counts({
  id: 'labour.bySector',
  path: 'empregados-ativos-por-setor',
  category: 'Setor',
});

/** The wire format repeats the name of the sector. */
const bySector = {
  ...sectorCounts,
  encode: (rows: readonly CountRow[]) =>
    sectorCounts.encode(rows).map(({ key, ...row }) => ({ key, setor: row.name, ...row })),
};

const byState = singleKeyed(
  counts({
    id: 'labour.byState',
    path: 'empregados-ativos-por-divisao-greografica',
    category: 'Estado',
  }),
  states,
);

const byMunicipality = counts({
  id: 'labour.byMunicipality',
  path: 'empregados-ativos-por-municipio',
  requires: ['uf', 'municipio'],
  category: 'Cidade',
});

const densities = listOf({
  key: text('codigo'),
  label: text('nome', 'Lugar'),
  count: integer('vinculos', UNIT),
  ...densityFields,
});

/** Links of a place, and per thousand inhabitants. */
export type DensityRow = RowIn<typeof densities.fields>;

const density = { ...common, ...densities };

const densityByState = {
  ...density,
  id: 'labour.densityByState',
  path: `${base}/vinculos-por-mil-habitantes-por-estado`,
};

const densityByMunicipality = {
  ...density,
  id: 'labour.densityByMunicipality',
  path: `${base}/vinculos-por-mil-habitantes-por-municipio`,
  requires: ['uf', 'municipio'],
};

const occupationCounts = counts({
  id: 'labour.byOccupation',
  path: 'empregados-ativos-por-ocupacao',
  category: 'Ocupação',
});

/** The row for all other occupations is sent without a name. */
const byOccupation: typeof occupationCounts = {
  ...occupationCounts,
  encode: (rows) =>
    occupationCounts.encode(
      rows.map((row) => ({ ...row, label: row.key === OTHERS_KEY ? '' : row.label })),
    ),
  decode: (wire) =>
    occupationCounts.decode(wire).map((row) => ({ ...row, label: row.label || OTHERS })),
};

const wageBandCounts = listOf({ key: textOrNull('qtdsm'), count: integer('qtd', UNIT) });

const wageBandColumns: readonly Column<CountRow>[] = [
  { key: 'label', label: 'Salários mínimos', kind: 'category' },
  ...wageBandCounts.columns,
];

/** Bands are sent without labels. */
const byWageBand = {
  ...common,
  ...wageBandCounts,
  id: 'labour.byWageBand',
  path: `${base}/empregados-por-frequencia-salario`,
  columns: wageBandColumns,
  file: countsFile(wageBandColumns),
  encode: (rows: readonly CountRow[]) => wageBandCounts.encode(rows),
  decode: (wire: WireIn<typeof wageBandCounts.fields>[]): CountRow[] =>
    wageBandCounts.decode(wire).map((row) => ({
      ...row,
      label: row.key === null ? 'Não classificado' : labelOf(wageBands, row.key),
    })),
};

const byAgeGender = ageGenderDataset({
  id: 'labour.byAgeGender',
  ...common,
  path: `${base}/empregados-por-faixa-etaria`,
});

const byGender = counts({
  id: 'labour.byGender',
  path: 'empregados-por-genero',
  category: 'Gênero',
});

const byEstablishmentSize = counts({
  id: 'labour.byEstablishmentSize',
  path: 'vinculos-por-tamanho-estabelecimento',
  category: 'Tamanho do estabelecimento',
});

const bySchooling = counts({
  id: 'labour.bySchooling',
  path: 'empregados-por-nivel-academico',
  category: 'Escolaridade',
});

const payClasses = listOf({
  from: number('de', 'De (R$)'),
  to: number('ate', 'Até (R$)'),
  count: integer('qtd', UNIT),
});

const payClassesFile: FileTable<RowIn<typeof payClasses.fields>> = {
  columns: [...payClasses.columns, shareColumn],
  lines: (rows) => withShares(rows),
};

const payCurve = {
  id: 'labour.payCurve',
  ...common,
  path: `${base}/distribuicao-salarial`,
  ...payClasses,
  file: payClassesFile,
};

const occupationPays = listOf({
  /** Code of the occupation; null for links whose occupation is unknown. */
  key: textOrNull('codigo'),
  label: text('ocupacao', 'Ocupação'),
  count: integer('vinculos', UNIT),
  meanPay: numberOrNull('remuneracaoMedia', 'Remuneração média'),
  medianPay: numberOrNull('remuneracaoMediana', 'Remuneração mediana'),
  ...percentileFields,
});

const payByOccupation = {
  id: 'labour.payByOccupation',
  ...common,
  path: `${base}/remuneracao-por-ocupacao`,
  ...occupationPays,
  file: countsFile<OccupationPayRow>(occupationPays.columns),
};

/**
 * Links of an occupation and their pay in reais, rounded as in `LabourSummaryRow`; null when
 * withheld.
 */
export type OccupationPayRow = RowIn<typeof occupationPays.fields>;

const pays = listOf({
  /** Code of the category; null for links whose category is unknown. */
  key: textOrNull('codigo'),
  label: text('nome', 'Categoria'),
  /** Code in the dimension `separado`; null for links without one, and without `separado`. */
  group: textOrNull('grupo'),
  /** Label of the group; null without `separado`. */
  groupLabel: textOrNull('nomeGrupo', 'Grupo'),
  count: integer('vinculos', UNIT),
  meanPay: numberOrNull('remuneracaoMedia', 'Remuneração média'),
  medianPay: numberOrNull('remuneracaoMediana', 'Remuneração mediana'),
  ...percentileFields,
  hourlyPay: withColumnKind(numberOrNull('remuneracaoHora', 'Remuneração por hora (R$)'), 'ratio'),
  /** Mean of the contracted hours per week, for links with pay and hours; rounded, null if few. */
  meanHours: withColumnKind(
    numberOrNull('jornadaMedia', 'Jornada média (horas por semana)'),
    'score',
  ),
});

const pay = {
  id: 'labour.pay',
  ...common,
  filters: payFilterDefinitions,
  path: `${base}/remuneracao`,
  requires: ['por'],
  ...pays,
  file: countsFile<PayRow>(pays.columns),
};

/**
 * Links of a category and their pay in reais, rounded as in `LabourSummaryRow`; null when withheld.
 * `hourlyPay` is the pay divided by the contracted hours per month, for links with both.
 */
export type PayRow = RowIn<typeof pays.fields>;

const payRatio = <Name extends string>(name: Name, label: string) =>
  withColumnKind(numberOrNull(name, label), 'figure');

const payGaps = listOf({
  /** `mulheres`, compared with men, or a race, compared with `brancas`. */
  key: text('codigo'),
  label: text('nome', 'Grupo'),
  baseLabel: text('base', 'Comparado com'),
  count: integer('vinculos', UNIT),
  baseCount: integer('vinculosBase', 'Vínculos do grupo de comparação'),
  /** Mean pay of the group for every R$ 100 of the base. */
  ratio: payRatio('razao', 'Remuneração por R$ 100'),
  hourlyRatio: payRatio('razaoHora', 'Remuneração por hora, por R$ 100'),
  /** Like `ratio`, between links alike in occupation, age band, schooling and hours. */
  adjustedRatio: payRatio('razaoAjustada', 'Remuneração por R$ 100 entre vínculos semelhantes'),
  /** Share of the group's links that are in cells with enough links of both groups, 0 to 1. */
  commonShare: withColumnKind(
    numberOrNull('parteComparavel', 'Vínculos semelhantes (0 a 1)'),
    'share',
  ),
  /** Share of all links whose sex or race is unknown, 0 to 1. */
  unknownShare: withColumnKind(
    numberOrNull('parteNaoInformada', 'Não informados (0 a 1)'),
    'share',
  ),
});

const payGap = {
  id: 'labour.payGap',
  ...common,
  path: `${base}/desigualdade-remuneracao`,
  ...payGaps,
};

/** Pay of a group of links compared with another group; null when withheld or unknown. */
export type PayGapRow = RowIn<typeof payGaps.fields>;

const summaryFields = {
  links: integerUnlessEmpty('vinculos', UNIT),
  women: integerUnlessEmpty('mulheres', 'Mulheres'),
  /** Links with a known sex. The share of women is still relative to all links. */
  genderKnown: integerUnlessEmpty('generoInformado', 'Com gênero informado'),
  /** Links whose pay is outside 0.3–150 minimum wages or unknown. Excluded from the pay figures. */
  unclassified: integerUnlessEmpty('naoClassificados', 'Remuneração não classificada'),
  meanPay: numberOrNull('remuneracaoMedia', 'Remuneração média'),
  medianPay: numberOrNull('remuneracaoMediana', 'Remuneração mediana'),
  ...percentileFields,
  minPay: numberOrNull('remuneracaoMinima', 'Limite inferior da remuneração'),
  maxPay: numberOrNull('remuneracaoMaxima', 'Limite superior da remuneração'),
};

const summary = {
  id: 'labour.summary',
  ...common,
  path: `${base}/resumo`,
  ...oneOf(summaryFields, 'links'),
};

/**
 * The figures above the cards. Pay is in reais, null when withheld: mean and exact median are
 * rounded to the unit of `payUnit`; minimum and maximum are bounds, which at most four links exceed.
 */
export type LabourSummaryRow = RowIn<typeof summary.fields>;

/**
 * CSV table of the figures plus the share of women in all links, null if no link has a known sex.
 */
const summaryFile: FileTable<LabourSummaryRow> = {
  columns: [
    ...summary.columns,
    { key: 'womenShare', label: 'Participação das mulheres (0 a 1)', kind: 'share' },
  ],
  lines: (rows) => rows.map((row) => ({ ...row, womenShare: womenShareOf(row) })),
};

/** Returns the share of women in all links, 0 to 1; null if no link has a known sex. */
export const womenShareOf = ({
  links,
  women,
  genderKnown,
}: Pick<LabourSummaryRow, 'links' | 'women' | 'genderKnown'>): number | null =>
  genderKnown > 0 ? women / links : null;

/**
 * What a row of the yardstick summarises: the selection, or a larger group of links that includes
 * it. `coverage` in place of `country` if the edition lacks some states.
 */
const yardstickKeys = {
  selection: 'selecao',
  state: 'estado',
  country: 'pais',
  coverage: 'cobertura',
  occupations: 'ocupacoes',
  sectors: 'setores',
} as const;

export type YardstickKey = keyof typeof yardstickKeys;

const comparedSummaries = listOf({
  key: wordFor('comparacao', yardstickKeys),
  label: text('nome', 'Comparação'),
  ...summaryFields,
});

const yardstick = {
  id: 'labour.yardstick',
  ...common,
  path: `${base}/resumo-comparado`,
  ...comparedSummaries,
  file: {
    columns: [comparedSummaries.columns[0], ...summaryFile.columns],
    lines: summaryFile.lines,
  } as FileTable<YardstickRow>,
};

/**
 * Summary of the selection or of what it is compared with: the same filters without the
 * municipality, the place, the occupation or the sector.
 */
export type YardstickRow = RowIn<typeof comparedSummaries.fields>;

const years = listOf({
  year: withColumnKind(integer('ano', 'Ano'), 'category'),
  /** Code of the category, or of what is compared; `total` for a single series. */
  key: textOrNull('codigo'),
  label: text('nome', 'Série'),
  count: integer('vinculos', UNIT),
  ...payFields,
  pricesOf,
  /** Whether the pay is that of December or the mean of the year; null if the year informs none. */
  payBasis: textOrNull('baseRemuneracao', 'Base da remuneração') as Field<
    'baseRemuneracao',
    PriceBasis | null,
    PriceBasis | null
  >,
  ...yearFields,
});

const trend = {
  id: 'labour.trend',
  ...common,
  filters: labourTrendFilters,
  undated: true,
  overYears: true,
  path: `${base}/evolucao`,
  ...years,
};

/**
 * Links of a year, in total or of one category, and their pay in reais of `pricesOf`; the amounts
 * are rounded as in `LabourSummaryRow` before inflation is discounted, and null when withheld or if
 * the price index does not cover the year.
 */
export type LabourTrendRow = RowIn<typeof years.fields>;

/** Filters whose options are sent as labels by code. */
export const labelledLabourFilters = labourFilterDefinitions
  .map(({ name }) => name)
  .filter((name) => name !== 'ano');

const options: Dataset<FilterOption, OptionsWire> = {
  id: 'labour.options',
  ...common,
  ...labelledOptions(labelledLabourFilters),
  filters: [...labourFilterDefinitions, omitted('municipio', 'occupation')],
  path: `${base}/filtros`,
  failure: "Can't find map filters",
};

/** The labour-market overview: every endpoint of `/api/v1/visao-geral-mercado-trabalho/`. */
export const labour = {
  options,
  summary: { ...summary, file: summaryFile },
  yardstick,
  byMacroSector,
  byOfficialMacroSector,
  byState,
  byMunicipality,
  densityByState,
  densityByMunicipality,
  bySector,
  byOccupation,
  payByOccupation,
  pay,
  payGap,
  trend,
  byWageBand,
  payCurve,
  byAgeGender,
  byGender,
  byEstablishmentSize,
  bySchooling,
};
