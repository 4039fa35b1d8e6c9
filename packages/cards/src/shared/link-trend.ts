import {
  type Area,
  type Column,
  type Filters,
  hasConstantPrices,
  type LabourTrendRow,
  labour,
  labourSeriesFilters,
  PRICES,
  payMeasureOf,
  seriesFilterNames,
  type trendDimensions,
  without,
} from '@observatorio/contract';
import { breaksIn, genderHues, isCoarsePay, payBreaksIn, raisBreaks } from '@observatorio/domain';
import {
  amountTrend,
  breakText,
  countTrend,
  formatCompact,
  formatWholeMoney,
  linkTerm,
  monthInWords,
  type PayMeasure,
  payMeasureNames,
  pricesInWords,
  type Term,
} from '@observatorio/language';
import {
  type Card,
  type CardContext,
  type CardQuery,
  type Control,
  type TagName,
  variant,
  variantCard,
} from '../model/card';
import type { Content } from '../model/content';
import { chartReserve } from '../model/reserve';
import { payDefinition, withheldNotice } from './pay-texts';
import { payMeasureTerm } from './pay-variant';
import {
  type BreaksIn,
  byYear,
  comparisonControls,
  drawTrend,
  inlineTrend,
  legendHeight,
  splitControls,
  type TrendOptions,
  trendBreaks,
  trendSummary,
  trendTitle,
  withZeros,
  type YearRow,
  yearsIn,
} from './trend';

/** A row of the table, with the name of its prices and the year with which it does not compare. */
type Row = YearRow<LabourTrendRow> & { prices: string; comparison: string };

const [split] = labourSeriesFilters;

/** Dimensions that the card offers as controls. */
const offered: readonly (typeof trendDimensions)[number][] = [
  'genero',
  'escolaridade',
  'faixaEtaria',
  'grandeSetor',
];

const payTrendTerm: Term = {
  name: 'valores sem a inflação',
  definition:
    'Os valores de todos os anos estão nos preços do mesmo mês, pelo IPCA, do IBGE: a remuneração de dezembro, pelo índice de dezembro; a média do ano, pela média dos doze índices.',
};

const breakTerm: Term = {
  name: 'anos que não se comparam',
  definition: raisBreaks.map(({ reason }) => reason).join(' '),
};

/** Returns whether a year's pay is the mean of the year. */
const isMeanIn =
  (rows: readonly YearRow<LabourTrendRow>[]) =>
  (year: number): boolean =>
    rows.some((row) => row.year === year && row.payBasis === 'media');

/** Breaks of pay: those of the links, and those between December pay and the mean of a year. */
const breaksOfPay =
  (isMean: (year: number) => boolean): BreaksIn =>
  (years, partialYears) => {
    const breaks = breaksIn(years, partialYears);
    const ofBasis = payBreaksIn(years, isMean).filter(({ to }) =>
      breaks.every((each) => each.to !== to),
    );
    return [...breaks, ...ofBasis].toSorted((x, y) => x.to - y.to);
  };

/** Words and values of a measure of the rows. */
function optionsOf(
  measure: PayMeasure | undefined,
  rows: readonly Row[],
  { unit }: Pick<CardContext<any>, 'unit'>,
): TrendOptions<LabourTrendRow> {
  if (!measure) return { valueOf: ({ count }) => count, words: countTrend(unit), breaksIn };
  const isMean = isMeanIn(rows);
  const { years } = yearsIn(rows);
  return {
    valueOf: (row) => (measure === 'media' ? row.meanPay : row.medianPay),
    isCoarse: (value, { count }) => isCoarsePay(value, count),
    words: amountTrend(rows[0]?.pricesOf ?? null, {
      years: years.filter(isMean),
      areAll: years.every(isMean),
    }),
    breaksIn: breaksOfPay(isMean),
  };
}

const columnsOf = (filters: Filters): readonly Column<Row>[] => [
  { key: 'label', label: 'Ano', kind: 'category' },
  ...(filters.por || filters.compara
    ? [{ key: 'series', label: 'Série', kind: 'category' } as const]
    : []),
  { key: 'count', label: 'Vínculos', kind: 'count' },
  { key: 'meanPay', label: 'Remuneração média', kind: 'money' },
  { key: 'medianPay', label: 'Remuneração mediana', kind: 'money' },
  { key: 'prices', label: 'Preços de', kind: 'category' },
  { key: 'comparison', label: 'Comparação', kind: 'category' },
];

/** Names the month of the prices, or the year itself, and the breaks, in the table. */
function tableRows(rows: readonly YearRow<LabourTrendRow>[]): Row[] {
  const { years, partialYears } = yearsIn(rows);
  const breaks = breaksOfPay(isMeanIn(rows))(years, partialYears);
  return rows.map((row) => ({
    ...row,
    prices: row.pricesOf === null ? row.key : monthInWords(row.pricesOf),
    comparison: breakText(breaks.find(({ to }) => to === row.year)),
  }));
}

function controlsOf(query: CardQuery): Control[] {
  const { filters, fixed } = query;
  const isPay = payMeasureOf(filters) !== undefined;
  const prices: Control[] =
    !isPay || PRICES in fixed
      ? []
      : [
          hasConstantPrices(filters)
            ? {
                kind: 'filters',
                label: 'Ver em valores de cada ano',
                filters: { [PRICES]: 'correntes' },
              }
            : { kind: 'filters', label: 'Descontar a inflação', filters: { [PRICES]: null } },
        ];
  return [...splitControls(query, split, offered), ...comparisonControls(query), ...prices];
}

function draw(
  rows: readonly Row[],
  measure: PayMeasure | undefined,
  context: CardContext<any>,
): Content<'chart'> {
  const { filters, selected, unit, pay, groupFilters } = context;
  const options = optionsOf(measure, rows, context);
  if (rows.every((row) => options.valueOf(row) === null)) return withheldNotice(pay);
  const years = groupFilters.ano ?? selected;
  return drawTrend(rows, {
    ...options,
    hues: filters.por?.includes('genero') ? genderHues : undefined,
    selected: years,
    measure: measure ? payMeasureNames[measure].toLowerCase() : unit.many,
    format: measure ? formatWholeMoney : formatCompact,
    startsAtZero: !measure,
    ...(measure && { note: ` (${pricesInWords(rows[0]?.pricesOf ?? null)})` }),
  });
}

/** Returns the filters that choose the series. */
const seriesFiltersIn = (filters: Filters): Filters =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => isSeriesFilter(name)));

const isSeriesFilter = (name: string): boolean => seriesFilterNames.some((each) => each === name);

interface LinkTrendOptions<Tag extends TagName, Filter extends string> {
  tag: Tag;
  /** One sentence in Portuguese. */
  description: string;
  area: Area<Filter>;
  /** Translates a query of the area to filters of the labour market. Default: the query's. */
  filtersOf?(query: Pick<CardQuery, 'filters'>): Filters;
  /** Log message for a failed request. Default: that of the labour market. */
  failure?: string;
  /** Whether a click on a year sets the filter `ano`. Default: false. */
  selectsYear?: boolean;
}

/** Declares a card with the links of each year, or their pay. */
export function linkTrendCard<Tag extends TagName, Filter extends string>({
  filtersOf = ({ filters }) => filters,
  failure = labour.trend.failure,
  selectsYear = false,
  ...declared
}: LinkTrendOptions<Tag, Filter>): Card<Tag, Filter, 'chart'> {
  const dataset = { ...labour.trend, failure };
  const titleOf = (filters: Filters): string => {
    const measure = payMeasureOf(filters);
    const name = measure ? payMeasureNames[measure] : 'Vínculos';
    return trendTitle(name, split, filters);
  };
  return variantCard({
    ...declared,
    title: titleOf,
    reserve: chartReserve(0, 0, { lines: 4 }),
    inlineRows: inlineTrend('Vínculos'),
    variantOf: ({ filters: asked }: CardQuery) => {
      const measure = payMeasureOf(asked);
      return variant<LabourTrendRow, Row>({
        title: titleOf,
        rows: dataset,
        filtersOf: ({ filters }) => ({
          ...without(filtersOf({ filters }), ['ano']),
          ...seriesFiltersIn(filters),
        }),
        ...(selectsYear && { selects: 'ano' }),
        // A year without a row has no data, rather than no links.
        areCategories: () => false,
        arrange: (rows) =>
          tableRows(byYear(asked.por ? withZeros(rows, { meanPay: null, medianPay: null }) : rows)),
        columns: columnsOf(asked),
        narrowExtraHeight: legendHeight(asked),
        measure: measure ? payMeasureNames[measure].toLowerCase() : undefined,
        controls: controlsOf,
        summarize: (rows, _selected, _unit, context) =>
          trendSummary(rows, optionsOf(measure, rows, context), asked.compara),
        term: ({ pay }) => [
          ...(measure ? [payMeasureTerm(measure, payDefinition(pay)), payTrendTerm] : [linkTerm]),
          breakTerm,
        ],
        isEmpty: (rows) => rows.every(({ count }) => count === 0),
        // The table has the pay, whatever the chart shows.
        breaksOf: (rows, context) => trendBreaks(rows, optionsOf('media', rows, context)),
        draw: (rows, context) => draw(rows, measure, context),
      });
    },
  });
}
