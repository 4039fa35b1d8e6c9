import {
  type Category,
  genders,
  labelOf,
  NOT_INFORMED,
  schoolings,
  states,
} from '@observatorio/domain';
import { type Dataset, type FilterOption, optionColumns, yearsOf } from './dataset';
import { demandColumns, type FactLine, itemLines, textLine } from './fact-lines';
import { profileFilters } from './profile-filters';
import { codeOrNull, integer, listOf, reais, text } from './schema';

const base = '/api/profile';

interface OptionsWire {
  codigoBrasileiroOcupacao: { codigo: string; ocupacao: string; synthesis: string | null }[];
  ano: number[];
  setorEmpresa: { codigo: string; setor: string }[];
  estado: Record<string, string>;
  sexo: Record<string, string>;
}

const labels = (rows: readonly FilterOption[]): Record<string, string> =>
  Object.fromEntries(rows.map(({ code, label }) => [code, label]));

const options: Dataset<FilterOption, OptionsWire> = {
  id: 'profile.options',
  source: () => 'rais',
  path: `${base}/filters`,
  summary:
    'Os valores de cada filtro: ocupações por código, anos em ordem crescente, e os setores da ocupação (da primeira, se nenhuma for dita), o de mais vínculos primeiro; com codigoBrasileiroOcupacao, só as ocupações ditas.',
  filters: profileFilters,
  columns: optionColumns,
  schema: {
    type: 'object',
    properties: {
      codigoBrasileiroOcupacao: listOf({
        codigo: text('código da CBO'),
        ocupacao: text('nome da ocupação'),
        synthesis: { type: ['string', 'null'], description: 'o que faz; nulo onde não se sabe' },
      }),
      ano: { type: 'array', items: integer('ano com dados') },
      setorEmpresa: listOf({ codigo: text('subsetor do IBGE, 1 a 25'), setor: text('nome') }),
      estado: { type: 'object', additionalProperties: { type: 'string' } },
      sexo: { type: 'object', additionalProperties: { type: 'string' } },
    },
  },
  encode: (rows) => {
    const of = (name: string) => rows.filter(({ filter }) => filter === name);
    return {
      codigoBrasileiroOcupacao: of('codigoBrasileiroOcupacao').map(
        ({ code, label, synthesis = null }) => ({ codigo: code, ocupacao: label, synthesis }),
      ),
      ano: yearsOf(rows),
      setorEmpresa: of('setorEmpresa').map(({ code, label }) => ({ codigo: code, setor: label })),
      estado: labels(of('uf')),
      sexo: labels(of('sexo')),
    };
  },
  decode: (wire) => {
    const plain = (filter: string, code: string, label: string): FilterOption => ({
      filter,
      code,
      label,
    });
    const ofMap = (filter: string, map: Record<string, string>) =>
      Object.entries(map).map(([code, label]) => plain(filter, code, label));
    return [
      ...wire.codigoBrasileiroOcupacao.map(({ codigo, ocupacao, synthesis }) => ({
        ...plain('codigoBrasileiroOcupacao', codigo, ocupacao),
        synthesis,
      })),
      ...wire.ano.map((year) => plain('ano', String(year), String(year))),
      ...wire.setorEmpresa.map(({ codigo, setor }) => plain('setorEmpresa', codigo, setor)),
      ...ofMap('uf', wire.estado),
      ...ofMap('sexo', wire.sexo),
    ];
  },
  failure: "Can't find search filters",
};

/** Links of one state, sex and schooling, keys null where not informed. */
export interface MarketRow {
  state: string | null;
  gender: string | null;
  schooling: string | null;
  count: number;
  /** Pay in reais; of fewer links than may be told, that of all rows together; null when withheld. */
  minPay: number | null;
  maxPay: number | null;
  /** Class of growth of the occupation, 1 to 5; null where it is not known. */
  growth: number | null;
  /** Class of the probability of automation, 1 to 5; null where it is not known. */
  automation: number | null;
}

interface MarketWire {
  estado: string | null;
  sexo: string | null;
  nivelAcademico: string | null;
  qtd: number;
  remuneracaoMinima: number | null;
  remuneracaoMaxima: number | null;
  crescimentoInteger: number | null;
  automacaoInteger: number | null;
}

const classOrNull = (description: string) => ({
  type: ['integer', 'null'],
  description: `${description}, de 1 a 5; nulo onde não se sabe`,
});

const labelOrUnknown = (categories: readonly Category[], code: string | null): string =>
  code === null ? NOT_INFORMED : labelOf(categories, code);

/** The rows with words for their codes. */
const marketLines = (rows: readonly MarketRow[]): MarketRow[] =>
  rows.map((row) => ({
    ...row,
    state: labelOrUnknown(states, row.state),
    gender: labelOrUnknown(genders, row.gender),
    schooling: labelOrUnknown(schoolings, row.schooling),
  }));

const market: Dataset<MarketRow, MarketWire[]> = {
  id: 'profile.market',
  source: () => 'rais',
  path: `${base}/market`,
  summary: 'Vínculos ativos da ocupação por estado, sexo e escolaridade, e sua remuneração.',
  filters: profileFilters,
  columns: [
    { key: 'state', label: 'Estado', kind: 'category' },
    { key: 'gender', label: 'Sexo', kind: 'category' },
    { key: 'schooling', label: 'Escolaridade', kind: 'category' },
    { key: 'count', label: 'Vínculos', kind: 'count' },
    { key: 'minPay', label: 'Menor remuneração', kind: 'money' },
    { key: 'maxPay', label: 'Maior remuneração', kind: 'money' },
    { key: 'growth', label: 'Crescimento (1 a 5)', kind: 'category' },
    { key: 'automation', label: 'Automação (1 a 5)', kind: 'category' },
  ],
  linesOf: marketLines,
  schema: listOf({
    estado: codeOrNull(`IBGE: ${labelOf(states, '35')} é 35; nulo quando não informado`),
    sexo: codeOrNull(`${genders.map(({ code, label }) => `${code} ${label}`).join(', ')}; ou nulo`),
    nivelAcademico: codeOrNull(`escolaridade da RAIS, 1 a ${schoolings.length}; ou nulo`),
    qtd: integer('vínculos ativos em 31/12'),
    remuneracaoMinima: reais(
      'menor remuneração da linha, ou do conjunto das linhas onde a linha tem poucos vínculos',
    ),
    remuneracaoMaxima: reais('maior remuneração, do mesmo modo'),
    crescimentoInteger: classOrNull('crescimento da ocupação'),
    automacaoInteger: classOrNull('probabilidade de automação'),
  }),
  encode: (rows) =>
    rows.map((row) => ({
      estado: row.state,
      sexo: row.gender,
      nivelAcademico: row.schooling,
      qtd: row.count,
      remuneracaoMinima: row.minPay,
      remuneracaoMaxima: row.maxPay,
      crescimentoInteger: row.growth,
      automacaoInteger: row.automation,
    })),
  decode: (wire) =>
    wire.map((row) => ({
      state: row.estado,
      gender: row.sexo,
      schooling: row.nivelAcademico,
      count: row.qtd,
      minPay: row.remuneracaoMinima,
      maxPay: row.remuneracaoMaxima,
      growth: row.crescimentoInteger,
      automation: row.automacaoInteger,
    })),
  failure: "Can't find data",
  takesBody: true,
};

/** One thing that an occupation asks for: knowledge by level 0 to 7, the others by importance 1 to 5. */
export interface Demand {
  name: string;
  level: number | null;
}

/** One occupation and what it asks for. */
export interface ProfileRow {
  code: string;
  title: string;
  synthesis: string | null;
  knowledge: readonly Demand[];
  skills: readonly Demand[];
  attitudes: readonly Demand[];
}

interface DemandWire {
  conhecimento: string;
  nivel: number | null;
}

interface ProfileWire {
  codigo: string | null;
  ocupacao: string | null;
  synthesis: string | null;
  knowledge: DemandWire[];
  skills: DemandWire[];
  attitudes: DemandWire[];
}

const writeDemands = (list: readonly Demand[] = []): DemandWire[] =>
  list.map(({ name, level }) => ({ conhecimento: name, nivel: level }));
const readDemands = (list: readonly DemandWire[]): Demand[] =>
  list.map(({ conhecimento, nivel }) => ({ name: conhecimento, level: nivel }));
const demands = (what: string, scale: string) =>
  listOf({
    conhecimento: text(what),
    nivel: { type: ['number', 'null'], description: scale },
  });

const byImportance = ({ name, level }: Demand) => ({ name, importance: level });

/** What is known of an occupation, in the order in which its page shows it. */
const profileLines = (rows: readonly ProfileRow[]): FactLine[] =>
  rows.flatMap((row) => [
    ...textLine('Ocupação', row.title),
    ...textLine('Síntese', row.synthesis),
    ...itemLines('Conhecimento', row.knowledge),
    ...itemLines('Habilidade', row.skills.map(byImportance)),
    ...itemLines('Atitude', row.attitudes.map(byImportance)),
  ]);

const byOccupation: Dataset<ProfileRow, ProfileWire, FactLine> = {
  id: 'profile.occupation',
  source: () => 'cbo',
  path: `${base}/occupation`,
  summary:
    'Uma ocupação: síntese, conhecimentos, habilidades e atitudes; exige codigoBrasileiroOcupacao.',
  filters: profileFilters,
  columns: demandColumns,
  linesOf: profileLines,
  schema: {
    type: 'object',
    properties: {
      codigo: codeOrNull('código da CBO'),
      ocupacao: codeOrNull('nome da ocupação'),
      synthesis: codeOrNull('o que faz; nulo onde não se sabe'),
      knowledge: demands('conhecimento', 'profundidade, de 0 a 7'),
      skills: demands('habilidade', 'importância, de 1 a 5'),
      attitudes: demands('atitude', 'importância, de 1 a 5'),
    },
  },
  encode: ([row]) => ({
    codigo: row?.code ?? null,
    ocupacao: row?.title ?? null,
    synthesis: row?.synthesis ?? null,
    knowledge: writeDemands(row?.knowledge),
    skills: writeDemands(row?.skills),
    attitudes: writeDemands(row?.attitudes),
  }),
  decode: (wire) =>
    wire.codigo === null
      ? []
      : [
          {
            code: wire.codigo,
            title: wire.ocupacao ?? '',
            synthesis: wire.synthesis,
            knowledge: readDemands(wire.knowledge),
            skills: readDemands(wire.skills),
            attitudes: readDemands(wire.attitudes),
          },
        ],
  failure: "Can't find data",
  undated: true,
  takesBody: true,
};

/** The occupation profile: every endpoint of `/api/profile`. */
export const profile = { options, market, occupation: byOccupation };
