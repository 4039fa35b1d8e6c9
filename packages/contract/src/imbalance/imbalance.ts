import { omitted } from '../kit/common-filters';
import type { Dataset, PageInfo } from '../kit/dataset';
import type { FilterDefinition } from '../kit/filter';
import { growthYears, noGrowthReason } from '../kit/growth-fields';
import { type FilterOption, type NamedLists, namedLists, optionColumns } from '../kit/options';
import { allPages } from '../kit/paging';
import { percentileFields } from '../kit/pay-fields';
import {
  integer,
  integerOrNull,
  listOf,
  number,
  numberOrNull,
  oneOf,
  type RowIn,
  recordList,
  text,
  textNullIfEmpty,
  textOrNull,
  type WireIn,
  withColumnKind,
} from '../kit/record';
import { imbalanceFilterDefinitions, rankingFilters } from './imbalance-filters';

const base = '/api/v1/profissoes';

/** Defaults of the endpoints, which always use the newest editions. */
const ofPlaces = {
  source: () => 'rais' as const,
  filters: imbalanceFilterDefinitions as readonly FilterDefinition[],
  undated: true,
  failure: "Can't find data",
};

const options: Dataset<FilterOption, NamedLists> = {
  ...ofPlaces,
  filters: [...imbalanceFilterDefinitions, omitted('municipio')],
  id: 'imbalance.options',
  path: `${base}/filtros`,
  columns: optionColumns,
  ...namedLists(imbalanceFilterDefinitions),
  failure: "Can't find search filters",
};

const placeFields = {
  /** Name of the place the figures describe. */
  place: text('abrangencia', 'Abrangência'),
  /** `municipio`, `estado` or `pais`. */
  scope: text('tipo_abrangencia', 'Tipo de abrangência'),
};

const rankingList = listOf({
  code: text('cod_cbo', 'Código'),
  title: text('cbo', 'Ocupação'),
  /** `Sim` or `Não`. */
  promising: text('promissora', 'Promissora'),
  /** Annual job openings per person trained. */
  index: withColumnKind(number('indice', 'Vagas de emprego por pessoa formada'), 'ratio'),
  /** Imbalance level, 1 to 5. */
  level: integer('nivel', 'Nível (1 a 5)'),
  /** People trained per hundred job openings; null if there are no openings. */
  perHundred: withColumnKind(
    integerOrNull('formados_por_100_vagas', 'Pessoas formadas por 100 vagas de emprego'),
    'figure',
  ),
  /** Annual job openings: `replacement` plus `growth`. Negative if more jobs close than open. */
  openings: integer('vagas_por_ano', 'Vagas de emprego por ano'),
  replacement: integer('reposicao', 'Reposição'),
  /** Job openings due to growth; null if there are no data to measure it. */
  growth: withColumnKind(integerOrNull('crescimento', 'Crescimento'), 'figure'),
  ...growthYears,
  /** People trained per year: `higher` plus `technical`, as far as they are known. */
  entrants: integer('formados_por_ano', 'Pessoas formadas por ano'),
  /** These and the next two are null if the level's courses do not count in the place. */
  higher: withColumnKind(integerOrNull('formados_superior', 'De cursos superiores'), 'figure'),
  technical: withColumnKind(integerOrNull('formados_tecnico', 'De cursos técnicos'), 'figure'),
  /**
   * All graduates of the courses that lead to the occupation, including those counted for other
   * occupations.
   */
  graduates: withColumnKind(
    integerOrNull('concluintes', 'Concluintes dos cursos superiores'),
    'figure',
  ),
  enrolments: withColumnKind(
    integerOrNull('matriculas_tecnico', 'Matrículas dos cursos técnicos'),
    'figure',
  ),
  links: integer('qtdEmpregados', 'Vínculos'),
  /** Pay in reais; null when withheld. */
  meanPay: numberOrNull('remuneracaoMedia', 'Remuneração média'),
  medianPay: numberOrNull('remuneracaoMediana', 'Remuneração mediana'),
  ...percentileFields,
  ...placeFields,
  /**
   * Courses included in the count, ordered by the number of people trained for the occupation,
   * descending.
   */
  courses: recordList('cursos', {
    /** Null if the source does not number the course. */
    course: textOrNull('codigo_curso'),
    name: text('nome_curso'),
    level: text('nivel_ensino'),
    /** People completing the course per year, including those counted for other occupations. */
    finishers: integer('formados_por_ano'),
    /** Share of those people counted for this occupation, 0 to 1. */
    share: withColumnKind(number('parte'), 'share'),
  }),
});

/** An occupation in the ranking for a place. */
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
  encode: (rows: readonly ImbalanceRow[], page?: PageInfo): RankingWire => ({
    data: rankingList.encode(rows),
    pagination: { totalRecords: page?.total ?? rows.length },
  }),
  decode: ({ data }: RankingWire) => rankingList.decode(data),
  pageOf: ({ pagination }: RankingWire): PageInfo => ({ total: pagination.totalRecords }),
};

const summary = {
  ...ofPlaces,
  ...oneOf(
    {
      place: textNullIfEmpty('abrangencia', placeFields.place.label),
      scope: placeFields.scope,
      /** Code of the state or municipality the figures describe; null for the country. */
      code: textOrNull('codigo', 'Código'),
      /** Name of the requested place, if the figures describe a different one. */
      asked: textOrNull('lugar_pedido', 'Lugar pedido'),
      /** Reason for describing a different place: `poucos-dados` or `sem-dados`. */
      reason: textOrNull('motivo', 'Motivo'),
      links: integer('qtdEmpregados', 'Vínculos'),
      /** Minimum number of links for an occupation to be ranked. */
      minLinks: integer('minimo_vinculos', 'Mínimo de vínculos'),
      /** This and the next one are null if nothing can be ranked without uncovered courses. */
      ranked: withColumnKind(integerOrNull('ocupacoes', 'Ocupações comparadas'), 'figure'),
      promising: withColumnKind(integerOrNull('promissoras', 'Ocupações promissoras'), 'figure'),
      /** `Sim` or `Não`: whether growth is measured, and which levels of courses are counted. */
      hasGrowth: text('tem_crescimento', 'Com crescimento'),
      noGrowthReason,
      hasTechnical: text('tem_tecnico', 'Com cursos técnicos'),
      hasHigher: text('tem_superior', 'Com cursos superiores'),
      /**
       * Names of the sources that do not cover the requested place, with what they cover:
       * `Educação superior 2019 (só Acre)`. Null if all cover it.
       */
      uncovered: textOrNull('fontes_sem_o_lugar', 'Fontes sem o lugar pedido'),
    },
    'place',
  ),
  id: 'imbalance.summary',
  path: `${base}/resumo`,
};

/** The place that a ranking describes, the ranking's totals and the data it is based on. */
export type ImbalanceSummaryRow = RowIn<typeof summary.fields>;

/** The imbalance panel: every endpoint of `/api/v1/profissoes`. */
export const imbalance = { options, ranking, summary };
