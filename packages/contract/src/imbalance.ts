import { omitted } from './common-filters';
import type { Dataset, Page } from './dataset';
import type { FilterDefinition } from './filter';
import { imbalanceFilters, rankingFilters } from './imbalance-filters';
import { type FilterOption, optionColumns, optionsOf } from './options';
import { allPages } from './paging';
import {
  integer,
  integerOrNull,
  listOf,
  number,
  numberOrNull,
  oneOf,
  type RowIn,
  recordList,
  shownAs,
  text,
  textNullIfEmpty,
  textOrNull,
  type WireIn,
} from './record';

const base = '/api/v1/profissoes';

/** Defaults of the endpoints: the newest editions answer, those of links first of all. */
const ofPlaces = {
  source: () => 'rais' as const,
  filters: imbalanceFilters as readonly FilterDefinition[],
  undated: true,
  failure: "Can't find data",
};

type OptionsWire = Record<string, { codigo: string; nome: string }[]>;

const options: Dataset<FilterOption, OptionsWire> = {
  ...ofPlaces,
  filters: [...imbalanceFilters, omitted('municipio')],
  id: 'imbalance.options',
  path: `${base}/filtros`,
  columns: optionColumns,
  encode: (rows) =>
    Object.fromEntries(
      imbalanceFilters.map(({ name }) => [
        name,
        optionsOf(rows, name).map(({ code, label }) => ({ codigo: code, nome: label })),
      ]),
    ),
  decode: (lists) =>
    Object.entries(lists).flatMap(([filter, values]) =>
      values.map(({ codigo, nome }) => ({ filter, code: codigo, label: nome })),
    ),
  failure: "Can't find search filters",
};

const placeFields = {
  /** The place that was computed. */
  place: text('abrangencia', 'Abrangência'),
  /** `municipio`, `estado` or `pais`. */
  scope: text('tipo_abrangencia', 'Tipo de abrangência'),
};

const rankingList = listOf({
  code: text('cod_cbo', 'Código'),
  title: text('cbo', 'Ocupação'),
  /** `Sim` or `Não`. */
  promising: text('promissora', 'Promissora'),
  /** Jobs that open in a year for each person trained. */
  index: shownAs(number('indice', 'Vagas de emprego por pessoa formada'), 'ratio'),
  /** 1 to 5. */
  level: integer('nivel', 'Nível (1 a 5)'),
  /** People trained for every hundred jobs that open; null where none opens. */
  perHundred: shownAs(
    integerOrNull('formados_por_100_vagas', 'Pessoas formadas por 100 vagas de emprego'),
    'figure',
  ),
  /** Jobs that open in a year: the sum of the next two; negative where more close. */
  openings: integer('vagas_por_ano', 'Vagas de emprego por ano'),
  replacement: integer('reposicao', 'Reposição'),
  /** Null where no data measure it. */
  growth: shownAs(integerOrNull('crescimento', 'Crescimento'), 'figure'),
  /** People trained in a year: the sum of the next two. */
  entrants: integer('formados_por_ano', 'Pessoas formadas por ano'),
  higher: integer('formados_superior', 'De cursos superiores'),
  technical: integer('formados_tecnico', 'De cursos técnicos'),
  /** Those of all courses that lead to the occupation, for whatever occupation. */
  graduates: integer('concluintes', 'Concluintes dos cursos superiores'),
  enrolments: integer('matriculas_tecnico', 'Matrículas dos cursos técnicos'),
  links: integer('qtdEmpregados', 'Vínculos'),
  /** In reais; null when withheld. */
  meanPay: numberOrNull('remuneracaoMedia', 'Remuneração média'),
  medianPay: numberOrNull('remuneracaoMediana', 'Remuneração mediana'),
  ...placeFields,
  /** The courses that were counted, those that train most people for the occupation first. */
  courses: recordList('cursos', {
    /** Null for a course that the source does not number. */
    course: textOrNull('codigo_curso'),
    name: text('nome_curso'),
    level: text('nivel_ensino'),
    /** People who finish it in a year, for whatever occupation. */
    finishers: integer('formados_por_ano'),
    /** The part of them that is counted for the occupation, 0 to 1. */
    share: shownAs(number('parte'), 'share'),
  }),
});

/** An occupation in the ranking of a place. */
export type ImbalanceRow = RowIn<typeof rankingList.fields>;

interface RankingWire {
  data: WireIn<typeof rankingList.fields>[];
  pagination: { totalRecords: number };
}

const ranking = {
  ...ofPlaces,
  ...rankingList,
  id: 'imbalance.ranking',
  path: `${base}/painel`,
  filters: rankingFilters as readonly FilterDefinition[],
  allPages,
  encode: (rows: readonly ImbalanceRow[], page?: Page): RankingWire => ({
    data: rankingList.encode(rows),
    pagination: { totalRecords: page?.total ?? rows.length },
  }),
  decode: ({ data }: RankingWire) => rankingList.decode(data),
  pageOf: ({ pagination }: RankingWire): Page => ({ total: pagination.totalRecords }),
};

const summary = {
  ...ofPlaces,
  ...oneOf(
    {
      place: textNullIfEmpty('abrangencia', placeFields.place.label),
      scope: placeFields.scope,
      /** Code of the state or municipality that was computed; null for the country. */
      code: textOrNull('codigo', 'Código'),
      /** The chosen place, where another one was computed. */
      asked: textOrNull('lugar_pedido', 'Lugar pedido'),
      /** Why: `poucos-dados` or `sem-dados`. */
      reason: textOrNull('motivo', 'Motivo'),
      links: integer('qtdEmpregados', 'Vínculos'),
      /** Least links of a ranked occupation. */
      leastLinks: integer('minimo_vinculos', 'Mínimo de vínculos'),
      ranked: integer('ocupacoes', 'Ocupações comparadas'),
      promising: integer('promissoras', 'Ocupações promissoras'),
      /** `Sim` or `Não`: whether the growth of occupations is measured, and the levels of courses counted. */
      hasGrowth: text('tem_crescimento', 'Com crescimento'),
      hasTechnical: text('tem_tecnico', 'Com cursos técnicos'),
      hasHigher: text('tem_superior', 'Com cursos superiores'),
    },
    'place',
  ),
  id: 'imbalance.summary',
  path: `${base}/resumo`,
};

/** The place of a ranking, and what was counted. */
export type ImbalanceSummaryRow = RowIn<typeof summary.fields>;

/** The imbalance panel: every endpoint of `/api/v1/profissoes`. */
export const imbalance = { options, ranking, summary };
