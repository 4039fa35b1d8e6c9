import { trendChart } from '@observatorio/charts/trend-chart';
import {
  COMPARED_COUNT,
  COMPARED_OVER_YEARS,
  type FilterDefinition,
  type Filters,
  type Vintage,
  yearName,
} from '@observatorio/contract';
import { breaksIn, type SeriesBreak } from '@observatorio/domain';
import {
  capitalized,
  countTrend,
  formatCompact,
  type SeriesValues,
  type TrendWords,
  trendSentence,
  type Unit,
  uncapitalized,
} from '@observatorio/language';
import type { CardQuery, Control, InlineRows } from '../model/card';
import type { Content } from '../model/content';

/** A year of a series, as datasets over the years list it. */
export interface SeriesRow {
  year: number;
  /** Code of the series; null for links whose category is unknown. */
  key: string | null;
  label: string;
  count: number;
  vintage: Vintage | null;
  /** Part of the chosen places that the series counts, such as `só Acre`. Default: all of them. */
  coverage?: string | null;
}

/** A row of the table: its key is the year, which a click selects. */
export type YearRow<Row extends SeriesRow> = Omit<Row, 'key'> & {
  key: string;
  /** Name of the series. */
  series: string;
  /** Code of the series; null for an unknown category. */
  code: string | null;
};

/** Names the years, so that they can be selected. */
export const byYear = <Row extends SeriesRow>(rows: readonly Row[]): YearRow<Row>[] =>
  rows.map((row) => ({
    ...row,
    key: String(row.year),
    label: yearName({ ano: row.year, situacao: row.vintage ?? undefined }),
    series: row.label,
    code: row.key,
  }));

/**
 * Adds a row of zero for each category that a year with data does not list, at the end of the year.
 * `zero` has the figures of such a row besides its count.
 */
export function withZeros<Row extends SeriesRow>(
  rows: readonly Row[],
  zero: Partial<Row>,
): readonly Row[] {
  const categories = new Map(rows.map((row) => [row.key, row]));
  return [...new Set(rows.map(({ year }) => year))].flatMap((year) => {
    const own = rows.filter((row) => row.year === year);
    const listed = new Set(own.map(({ key }) => key));
    const absent = [...categories.values()].filter(({ key }) => !listed.has(key));
    const vintage = own[0]?.vintage ?? null;
    return [...own, ...absent.map((row) => ({ ...row, year, vintage, count: 0, ...zero }))];
  });
}

/** Breaks between years, given those of partial data. */
export type BreaksIn = (years: readonly number[], partialYears: readonly number[]) => SeriesBreak[];

/** Breaks of a series whose years are comparable unless their data are partial. */
export const partialBreaks: BreaksIn = (years, partialYears) =>
  breaksIn(years, partialYears).filter(({ from, to }) =>
    [from, to].some((year) => partialYears.includes(year)),
  );

/** Returns the years with rows, ascending, and the partial ones of them. */
export function yearsIn(rows: readonly Pick<SeriesRow, 'year' | 'vintage'>[]) {
  const yearsOf = (some: typeof rows) =>
    [...new Set(some.map(({ year }) => year))].toSorted((a, b) => a - b);
  return {
    years: yearsOf(rows),
    partialYears: yearsOf(rows.filter(({ vintage }) => vintage === 'parcial')),
  };
}

/** How a card reads and words the values of its rows. */
export interface TrendOptions<Row extends SeriesRow> {
  valueOf(row: YearRow<Row>): number | null;
  /** Whether a value is rounded too coarsely to state a change from or to it. Default: none is. */
  isCoarse?(value: number, row: YearRow<Row>): boolean;
  words: TrendWords;
  breaksIn: BreaksIn;
  /** Hue of a series, by its code. Default: the next of the palette. */
  hues?: Readonly<Record<string, number>> | undefined;
}

interface Trend {
  years: number[];
  series: (SeriesValues & { hue: number })[];
  breaks: SeriesBreak[];
  partialYears: number[];
  /** Whether there are more series with a count. */
  hasMore: boolean;
}

/** Most lines of a chart. */
const MAX_SERIES = 8;

/** Returns the series with the largest newest values, in the order of the rows. */
function trendOf<Row extends SeriesRow>(
  rows: readonly YearRow<Row>[],
  { valueOf, isCoarse = () => false, breaksIn: breaksOf, hues = {} }: TrendOptions<Row>,
): Trend {
  const known = rows.filter(({ code }) => code !== null);
  const { years, partialYears } = yearsIn(known);
  const bySeries = new Map<string, YearRow<Row>[]>();
  for (const row of known) bySeries.set(row.series, [...(bySeries.get(row.series) ?? []), row]);
  const size = (own: readonly YearRow<Row>[]): number => own.at(-1)?.count ?? 0;
  const largest = [...bySeries.values()].toSorted((a, b) => size(b) - size(a)).slice(0, MAX_SERIES);
  return {
    years,
    series: [...bySeries.entries()]
      .filter(([, own]) => largest.includes(own))
      .map(([label, own], index) => ({
        label,
        hue: hues[own[0]?.code ?? ''] ?? index + 1,
        values: own.map((row) => {
          const value = valueOf(row);
          return [row.year, value, value !== null && isCoarse(value, row)] as const;
        }),
      })),
    breaks: breaksOf(years, partialYears),
    partialYears,
    hasMore: [...bySeries.values()].some(
      (own) => !largest.includes(own) && own.some(({ count }) => count > 0),
    ),
  };
}

/** Breaks between the years of the rows. */
export const trendBreaks = <Row extends SeriesRow>(
  rows: readonly YearRow<Row>[],
  options: TrendOptions<Row>,
): readonly SeriesBreak[] => trendOf(rows, options).breaks;

/** Names the only series of a comparison, before the words that lead its values. */
const leadOf = (label: string, { lead }: TrendWords): string =>
  lead ? `${label}, ${uncapitalized(lead)}` : label;

/** Says how many of what is compared have no data; empty if all have. */
const lackingText = (lacking: number): string =>
  lacking > 0 ? `Da comparação, ${lacking} não ${lacking === 1 ? 'tem' : 'têm'} dados.` : '';

/**
 * Sentence of the rows: changes between comparable years only. `compared` are the codes of a
 * comparison, which may have no rows.
 */
export function trendSummary<Row extends SeriesRow>(
  rows: readonly YearRow<Row>[],
  options: TrendOptions<Row>,
  compared: readonly string[] = [],
): string {
  const { series, breaks, partialYears, hasMore } = trendOf(rows, options);
  const among = hasMore ? `entre as ${MAX_SERIES} maiores séries` : undefined;
  const isWhole = ([year]: readonly [year: number, ...unknown[]]) => !partialYears.includes(year);
  const whole = series.map(({ label, values }) => ({ label, values: values.filter(isWhole) }));
  const lead = compared.length > 0 && series.length === 1 ? series[0]?.label : undefined;
  const words = { ...options.words, among, ...(lead && { lead: leadOf(lead, options.words) }) };
  const lacking = compared.length > 0 ? compared.length - series.length : 0;
  const sentence = [trendSentence(whole, breaks, words), lackingText(lacking)]
    .filter(Boolean)
    .join(' ');
  const coverage = rows[0]?.coverage;
  if (!coverage || !sentence) return sentence;
  // The lead already ends with a colon.
  const mark = words.lead ? ',' : ':';
  return `${capitalized(coverage)}${mark} ${uncapitalized(sentence)}`;
}

interface DrawOptions<Row extends SeriesRow> extends TrendOptions<Row> {
  /** Name of the values. */
  measure: string;
  /** Formats a value on the axis. */
  format(value: number): string;
  /** Whether the axis starts at zero. Default: true. */
  startsAtZero?: boolean;
  /** Years between two values that a line connects. Default: 1. */
  step?: number;
  /** Appended to a value in a tooltip. Default: nothing. */
  note?: string;
  selected: readonly string[];
}

/** Draws one line for each series. */
export function drawTrend<Row extends SeriesRow>(
  rows: readonly YearRow<Row>[],
  {
    measure,
    format,
    startsAtZero = true,
    step = 1,
    note = '',
    selected,
    ...options
  }: DrawOptions<Row>,
): Content<'chart'> {
  const { years: present, series, breaks, partialYears } = trendOf(rows, options);
  const first = present[0] ?? 0;
  const last = present.at(-1) ?? first;
  const years = Array.from(
    { length: Math.floor((last - first) / step) + 1 },
    (_, i) => first + i * step,
  );
  const valueAt = (at: number, year: number) =>
    series[at]?.values.find(([each]) => each === year)?.[1] ?? null;
  return {
    kind: 'chart',
    chart: trendChart({
      years,
      series: series.map(({ label, hue }, at) => ({
        label,
        hue,
        values: years.map((year) => valueAt(at, year)),
      })),
      breaks,
      hollow: partialYears,
      selected,
      measure,
      format,
      startsAtZero,
      sentenceOf(at, year) {
        const value = valueAt(at, year);
        const name = series.length > 1 ? `${series[at]?.label}, ` : '';
        const partial = partialYears.includes(year) ? ' (ano parcial)' : '';
        return value === null
          ? ''
          : `${name}${year}${partial}: ${options.words.full(value)}${note}`;
      },
    }),
  };
}

/** Names a dimension, given the filter that splits the series: `por gênero`. */
export const splitName = (
  { labelOf }: Pick<FilterDefinition, 'labelOf'>,
  dimension: string,
): string => `por ${uncapitalized(labelOf?.(dimension) ?? '')}`;

/** Dimensions of two categories, whose legend is short. */
const shortSplits = ['genero', 'rede', 'modalidade'];

/** Height added to a narrow card for the legend of a split series, in px. */
export const legendHeight = ({ por = [] }: Filters): number =>
  por.some((dimension) => !shortSplits.includes(dimension)) ? 120 : 0;

/** Title of a series: `Vínculos ano a ano, por gênero`. */
export function trendTitle(
  counted: string,
  split: Pick<FilterDefinition, 'labelOf'>,
  { por = [] }: Filters,
): string {
  const [dimension] = por;
  return `${counted} ano a ano${dimension ? `, ${splitName(split, dimension)}` : ''}`;
}

const [least, most] = COMPARED_COUNT;

/** Filters of which some values can be compared, with the noun for them. */
const comparable = {
  municipio: 'os {} municípios',
  uf: 'os {} estados',
  occupation: 'as {} ocupações',
};

/** Controls that draw a line for each of the chosen places or occupations, or for their sum. */
export function comparisonControls({ filters, fixed }: CardQuery): Control[] {
  if (COMPARED_OVER_YEARS in fixed || filters.por) return [];
  if (filters.compara) {
    const ended = { [COMPARED_OVER_YEARS]: null };
    return [{ kind: 'filters', label: 'Ver sem comparar', filters: ended, isBack: true }];
  }
  const place = filters.municipio?.length ? 'municipio' : 'uf';
  return ([place, 'occupation'] as const)
    .flatMap((name): Control[] => {
      const codes = filters[name] ?? [];
      if (codes.length < least || codes.length > most) return [];
      const label = `Comparar ${comparable[name].replace('{}', String(codes.length))}`;
      return [{ kind: 'filters', label, filters: { [COMPARED_OVER_YEARS]: codes } }];
    })
    .slice(0, 1);
}

/** Controls that split the series by a dimension, or show the total again. */
export function splitControls(
  { filters, fixed }: CardQuery,
  split: Pick<FilterDefinition, 'labelOf'>,
  dimensions: readonly string[],
): Control[] {
  if ('por' in fixed || filters.compara) return [];
  if (filters.por)
    return [{ kind: 'filters', label: 'Ver o total', filters: { por: null }, isBack: true }];
  return dimensions.map((dimension) => ({
    kind: 'filters',
    label: `Ver ${splitName(split, dimension)}`,
    filters: { por: dimension },
  }));
}

interface InlineYear {
  label: string;
  count: number;
  series?: string;
}

/** Rows of the page: a year each, of one or more series. */
export const inlineTrend = (counted: string): InlineRows => ({
  columns: [
    { key: 'label', label: 'Ano', kind: 'category' },
    { key: 'count', label: counted, kind: 'count' },
  ],
  isMap: false,
  rule: {
    accepts: ({ label }) => /^(19|20)\d\d$/.test(label),
    allowed: 'em label, um ano de 1900 a 2099',
  },
  description:
    'Dados da própria página, no lugar dos da API: uma lista de anos com label e count, e series se há mais de uma linha; também num filho <script type="application/json">.',
  summarize: (rows: readonly InlineYear[], unit) =>
    trendSummary(inYears(rows), inlineOptions(unit)),
  draw: (rows: readonly InlineYear[], { unit }) =>
    drawTrend(inYears(rows), {
      ...inlineOptions(unit),
      selected: [],
      measure: unit.many,
      format: formatCompact,
    }),
});

const inYears = (rows: readonly InlineYear[]): YearRow<SeriesRow>[] => {
  const years = rows.map(({ label, count, series = '' }) => ({
    year: Number(label),
    key: series,
    label: series,
    count,
    vintage: null,
  }));
  return byYear(years.toSorted((a, b) => a.year - b.year));
};

const inlineOptions = (unit: Unit): TrendOptions<SeriesRow> => ({
  valueOf: ({ count }) => count,
  words: countTrend(unit),
  breaksIn: partialBreaks,
});
