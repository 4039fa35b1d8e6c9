import {
  type Category,
  genders,
  labelOf,
  NOT_INFORMED,
  schoolings,
  states,
} from '@observatorio/domain';
import type { Column, Dataset, FileTable } from '../kit/dataset';
import { shareColumn, withShares } from '../kit/file-table';
import { growthYears, noGrowthReason } from '../kit/growth-fields';
import {
  type FilterOption,
  type Labels,
  optionColumns,
  optionsOf,
  plainOption,
  readLabels,
  writeLabels,
  yearsOf,
} from '../kit/options';
import {
  integer,
  integerOrNull,
  listOf,
  numberOrNull,
  oneOf,
  type RowIn,
  recordList,
  text,
  textNullIfEmpty,
  textOrNull,
} from '../kit/record';
import {
  demandColumns,
  type FactLine,
  itemLines,
  standInLine,
  textLine,
} from '../occupation/fact-lines';
import { oneProfileFilters, profileFilterDefinitions } from './profile-filters';

const base = '/api/profile';

const ofLinks = { source: () => 'rais' as const, filters: profileFilterDefinitions };

interface OptionsWire {
  codigoBrasileiroOcupacao: { codigo: string; ocupacao: string; synthesis: string | null }[];
  ano: number[];
  setorEmpresa: { codigo: string; setor: string }[];
  estado: Labels;
  sexo: Labels;
}

const options: Dataset<FilterOption, OptionsWire> = {
  ...ofLinks,
  id: 'profile.options',
  path: `${base}/filters`,
  columns: optionColumns,
  encode: (rows) => ({
    codigoBrasileiroOcupacao: optionsOf(rows, 'codigoBrasileiroOcupacao').map(
      ({ code, label, synthesis = null }) => ({ codigo: code, ocupacao: label, synthesis }),
    ),
    ano: yearsOf(rows),
    setorEmpresa: optionsOf(rows, 'setorEmpresa').map(({ code, label }) => ({
      codigo: code,
      setor: label,
    })),
    estado: writeLabels(rows, 'uf'),
    sexo: writeLabels(rows, 'sexo'),
  }),
  decode: (wire) => [
    ...wire.codigoBrasileiroOcupacao.map(({ codigo, ocupacao, synthesis }) => ({
      filter: 'codigoBrasileiroOcupacao',
      code: codigo,
      label: ocupacao,
      synthesis,
    })),
    ...wire.ano.map((year) => plainOption('ano', year)),
    ...wire.setorEmpresa.map(({ codigo, setor }) => ({
      filter: 'setorEmpresa',
      code: codigo,
      label: setor,
    })),
    ...readLabels('uf', wire.estado),
    ...readLabels('sexo', wire.sexo),
  ],
  failure: "Can't find search filters",
};

const marketRecords = listOf({
  state: textOrNull('estado', 'Estado'),
  gender: textOrNull('sexo', 'Sexo'),
  schooling: textOrNull('nivelAcademico', 'Escolaridade'),
  count: integer('qtd', 'Vínculos'),
  /** Pay bounds for these links in reais; null when withheld. */
  minPay: numberOrNull('remuneracaoMinima', 'Limite inferior da remuneração'),
  maxPay: numberOrNull('remuneracaoMaxima', 'Limite superior da remuneração'),
  /** Growth class of the occupation, 1 to 5; null if unknown. */
  growth: integerOrNull('crescimentoInteger', 'Crescimento (1 a 5)'),
  ...growthYears,
  noGrowthReason,
  /** Class of the automation probability, 1 to 5; null if unknown. */
  automation: integerOrNull('automacaoInteger', 'Automação (1 a 5)'),
});

/** Links for one state, sex and schooling. A key is null if the source does not record it. */
export type MarketRow = RowIn<typeof marketRecords.fields>;

const labelOrUnknown = (categories: readonly Category[], code: string | null): string =>
  code === null ? NOT_INFORMED : labelOf(categories, code);

const named = (key: keyof MarketRow, label: string): Column<any>[] => [
  { key, label: `Código de ${label.toLowerCase()}`, kind: 'category' },
  { key: `${key}Name`, label, kind: 'category' },
];

/** CSV table of the links with codes, labels and shares. */
const marketFile: FileTable<MarketRow> = {
  columns: [
    ...named('state', 'Estado'),
    ...named('gender', 'Sexo'),
    ...named('schooling', 'Escolaridade'),
    ...marketRecords.columns.slice(3),
    shareColumn,
  ],
  lines: (rows) =>
    withShares(rows).map((row) => ({
      ...row,
      stateName: labelOrUnknown(states, row.state),
      genderName: labelOrUnknown(genders, row.gender),
      schoolingName: labelOrUnknown(schoolings, row.schooling),
    })),
};

const market = {
  ...ofLinks,
  ...marketRecords,
  filters: oneProfileFilters,
  id: 'profile.market',
  path: `${base}/market`,
  file: marketFile,
  failure: "Can't find data",
  takesBody: true,
};

const demandFields = { name: text('conhecimento'), level: numberOrNull('nivel') };

/**
 * A requirement of an occupation: knowledge rated by level 0 to 7, all others by importance 1 to 5.
 */
export type Demand = RowIn<typeof demandFields>;

const profileRecord = oneOf(
  {
    code: textNullIfEmpty('codigo'),
    title: textNullIfEmpty('ocupacao'),
    synthesis: textOrNull('synthesis'),
    knowledge: recordList('knowledge', demandFields),
    skills: recordList('skills', demandFields),
    attitudes: recordList('attitudes', demandFields),
    /**
     * Occupation of the same family that supplies the O*NET ratings; null if they are the
     * occupation's own or there are none.
     */
    standIn: textOrNull('codigoOnet'),
  },
  'code',
);

/** An occupation and its requirements. */
export type ProfileRow = RowIn<typeof profileRecord.fields>;

const byImportance = ({ name, level }: Demand) => ({ name, importance: level });

/** Returns all facts about an occupation, in the order of its page. */
const profileLines = (rows: readonly ProfileRow[]): FactLine[] =>
  rows.flatMap((row) => [
    ...textLine('Ocupação', row.title),
    ...textLine('Síntese', row.synthesis),
    ...standInLine(row.standIn),
    ...itemLines('Conhecimento', row.knowledge),
    ...itemLines('Habilidade', row.skills.map(byImportance)),
    ...itemLines('Atitude', row.attitudes.map(byImportance)),
  ]);

const byOccupation = {
  ...profileRecord,
  id: 'profile.occupation',
  source: () => 'cbo' as const,
  path: `${base}/occupation`,
  filters: oneProfileFilters,
  requires: ['codigoBrasileiroOcupacao'],
  columns: demandColumns,
  linesOf: profileLines,
  failure: "Can't find data",
  undated: true,
  takesBody: true,
};

/** The occupation profile: every endpoint of `/api/profile`. */
export const profile = { options, market, occupation: byOccupation };
