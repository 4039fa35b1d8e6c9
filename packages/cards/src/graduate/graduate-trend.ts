import {
  type Filters,
  type GraduateTrendRow,
  graduate,
  graduateSeriesFilters,
  graduateTitles,
  graduateTrendArea,
  isHigher,
  without,
} from '@observatorio/contract';
import { modalityHues } from '@observatorio/domain';
import { countTrend, formatCompact, type Unit } from '@observatorio/language';
import { type Control, variant, variantCard } from '../model/card';
import { chartReserve } from '../model/reserve';
import {
  byYear,
  comparisonControls,
  drawTrend,
  inlineTrend,
  legendHeight,
  partialBreaks,
  splitControls,
  type TrendOptions,
  trendSummary,
  trendTitle,
  withZeros,
  type YearRow,
} from '../shared/trend';
import { measureTerms } from './measure-terms';

type Row = YearRow<GraduateTrendRow>;

const [split] = graduateSeriesFilters;

const titleOf = (filters: Filters): string =>
  trendTitle(graduateTitles(filters).chart, split, filters);

const optionsOf = (unit: Unit, { por }: Filters): TrendOptions<GraduateTrendRow> => ({
  valueOf: ({ count }) => count,
  words: countTrend(unit),
  breaksIn: partialBreaks,
  hues: por?.includes('modalidade') ? modalityHues : undefined,
});

/** Dimensions that the card offers; the school census does not report the modality. */
const offered = (filters: Filters): string[] =>
  isHigher(filters) ? ['rede', 'modalidade', 'area'] : ['rede', 'area'];

const shareColumns = [
  { key: 'publicShare', label: 'Rede pública', kind: 'share' },
  { key: 'distanceShare', label: 'A distância', kind: 'share' },
  { key: 'courses', label: 'Nomes de curso', kind: 'count' },
] as const;

/** Enrolments, graduates or vacancies over the years. */
export const graduateTrend = variantCard({
  tag: 'graduate-trend',
  title: titleOf,
  description:
    'Linhas com as matrículas, os concluintes ou as vagas, ano a ano: no total, separados por rede, modalidade ou área, ou de até quatro lugares.',
  area: graduateTrendArea,
  reserve: chartReserve(0, 0, { lines: 4 }),
  inlineRows: inlineTrend('Quantidade'),
  variantOf: ({ filters: asked }) =>
    variant<GraduateTrendRow, Row>({
      title: titleOf,
      rows: graduate.trend,
      filtersOf: ({ filters }) => without(filters, ['ano']),
      selects: 'ano',
      // A year without a row has no data, rather than no students.
      areCategories: () => false,
      arrange: (rows) => byYear(asked.por ? withZeros(rows, {}) : rows),
      narrowExtraHeight: legendHeight(asked),
      columns: [
        { key: 'label', label: 'Ano', kind: 'category' },
        ...(asked.por || asked.compara
          ? [{ key: 'series', label: 'Série', kind: 'category' } as const]
          : []),
        { key: 'count', label: graduateTitles(asked).chart, kind: 'count' },
        ...(asked.por ? [] : shareColumns),
      ],
      controls: (query): Control[] => [
        ...splitControls(query, split, offered(query.filters)),
        ...comparisonControls(query),
      ],
      summarize: (rows, _selected, unit, { filters }) =>
        trendSummary(rows, optionsOf(unit, filters), filters.compara),
      term: measureTerms(),
      draw: (rows, { filters, unit, selected, groupFilters }) =>
        drawTrend(rows, {
          ...optionsOf(unit, filters),
          selected: groupFilters.ano ?? selected,
          measure: unit.many,
          format: formatCompact,
        }),
    }),
});
