import {
  type IndicatorYear,
  indicator,
  indicatorArea,
  type Message,
  type SubjectLevel,
  subjectOf,
} from '@observatorio/contract';
import {
  formatValue,
  indicatorSentence,
  type TrendWords,
  valueWithUnit,
} from '@observatorio/language';
import { type CardContext, card } from '../model/card';
import {
  byYear,
  drawTrend,
  inlineTrend,
  type SeriesRow,
  type TrendOptions,
  trendSummary,
  type YearRow,
} from '../shared/trend';
import {
  type DescribedParts,
  describedIn,
  describedParts,
  formatIn,
  namedBy,
  shortValue,
} from './described';

/** A year of an indicator; the count of a year without a value is never shown. */
type ValueYear = SeriesRow & { value: number | null; text: string };
type Row = YearRow<ValueYear>;

const optionsIn = (parts: CardContext<DescribedParts>['parts']): TrendOptions<ValueYear> => {
  const words: TrendWords = {
    full: (value) => valueWithUnit(value, formatIn(parts)),
    short: (value) => shortValue(value, formatIn(parts)),
  };
  // A change in percent would mislead where the values are percentages or an index.
  return { valueOf: ({ value }) => value, isCoarse: () => true, words, breaksIn: () => [] };
};

/** Largest step of which all spans between years are multiples, as two in a table of odd years. */
function stepOf(years: readonly number[]): number {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  const spans = years.slice(1).map((year, index) => year - (years[index] ?? year));
  return spans.reduce(divisor, 0) || 1;
}

/** Messages of an indicator of occupations or courses while none is chosen. */
const invitations: Readonly<Record<SubjectLevel, Message>> = {
  cbo: { title: 'Escolha uma ocupação.', text: 'Os valores deste indicador são de ocupações.' },
  curso: { title: 'Escolha um curso.', text: 'Os valores deste indicador são de cursos.' },
};

/** Returns what the indicator needs chosen but the filters do not choose. */
function lackingIn({ parts, filters }: CardContext<DescribedParts>): SubjectLevel | undefined {
  const about = describedIn(parts);
  const subject = about && subjectOf(about);
  return ['cbo', 'curso', 'uf', 'municipio'].some((name) => filters[name]?.length)
    ? undefined
    : subject;
}

/** An indicator over the years, in the country or in a place, an occupation or a course. */
export const indicatorTrend = card({
  tag: 'indicator-trend',
  title: 'Indicador ano a ano',
  description:
    'Linha com os valores de um indicador ano a ano, no país, num estado, num município, numa ocupação ou num curso; um ano sem dados interrompe a linha.',
  area: indicatorArea,
  inlineRows: inlineTrend('Valor'),
  rows: indicator.series,
  parts: describedParts,
  named: namedBy(' ano a ano'),
  isEmpty: (rows: readonly Row[], context: CardContext<DescribedParts>) =>
    rows.every(({ value }) => value === null) && !lackingIn(context),
  complete: (rows: readonly IndicatorYear[], parts) =>
    rows.map((row) => ({
      ...row,
      text: row.value === null ? '' : formatValue(row.value, formatIn(parts)),
    })),
  arrange: (rows): Row[] =>
    byYear(
      (rows as readonly (IndicatorYear & { text: string })[]).map((row) => ({
        ...row,
        count: row.value ?? 0,
        vintage: null,
      })),
    ),
  columns: [
    { key: 'label', label: 'Ano', kind: 'category' },
    { key: 'series', label: 'Nome', kind: 'category' },
    { key: 'value', label: 'Valor', kind: 'value' },
  ],
  summarize: (rows, _selected, _unit, { parts, filters }) => {
    const about = describedIn(parts);
    const newest = rows.findLast(({ value }) => value !== null);
    if (!about || !newest || newest.value === null) return '';
    const { year, value, series: place, code } = newest;
    const subject = (['cbo', 'curso'] as const).find((name) => filters[name]?.length);
    const facts = { subject, code: code ?? '', place, value, year } as const;
    const own = indicatorSentence(about.sentence, facts, about);
    const others = rows.some((row) => row.value !== null && row !== newest);
    return others ? `${own} ${trendSummary(rows, optionsIn(parts))}` : own;
  },
  draw: (rows, context) => {
    const { parts, selected } = context;
    const lacking = lackingIn(context);
    if (lacking) return { kind: 'message', message: invitations[lacking] };
    return drawTrend(rows, {
      ...optionsIn(parts),
      selected,
      measure: describedIn(parts)?.title ?? '',
      format: (value) => formatValue(value, formatIn(parts)),
      step: stepOf(rows.map(({ year }) => year)),
      startsAtZero: false,
    });
  },
});
