import type { SeriesBreak } from '@observatorio/domain';
import { changeInWords, MIN_CHANGE } from './change';
import { capitalized, formatCount, formatList, formatWholeMoney } from './format';
import { inWords, numberInWords, type Unit, withUnit } from './unit';

/** A series over the years. */
export interface SeriesValues {
  label: string;
  /**
   * Year and value, ascending; null if the value is withheld. No change is stated from or to a value
   * that is rounded too coarsely.
   */
  values: readonly (readonly [year: number, value: number | null, isCoarse?: boolean])[];
}

/** How the values of a series are written and what may be said about them. */
export interface TrendWords {
  /** Writes a value as the subject of a sentence: `39,7 milhões de vínculos`, `R$ 3.120`. */
  full(value: number): string;
  /** Writes a value next to one in full: `42,1 milhões`. */
  short(value: number): string;
  /** Writes values that would look alike. Default: `full` and `short`. */
  exact?: Pick<TrendWords, 'full' | 'short'>;
  /** Text before the sentence, such as the prices of its amounts. Default: none. */
  lead?: string;
  /** Names the series if there are more than those: `entre as 8 maiores séries`. Default: nothing. */
  among?: string | undefined;
  /** Said after a change: `, já descontada a inflação`. Default: nothing. */
  after?: string;
}

/** Words for counts. */
export const countTrend = (unit: Unit): TrendWords => ({
  full: (value) =>
    value === 0 ? `nenhum${unit.feminine ? 'a' : ''} ${unit.one}` : inWords(value, unit),
  short: numberInWords,
  exact: { full: (value) => withUnit(value, unit), short: formatCount },
});

/** Years whose pay is the mean of the year, rather than that of December. */
interface MeanYears {
  years: readonly number[];
  /** Whether there are no others. */
  areAll: boolean;
}

/** Names the years of mean pay: `, pela média do ano`, ` (2016: média do ano)`. */
function meanYearsInWords({ years, areAll }: MeanYears): string {
  if (years.length === 0) return '';
  return areAll ? ', pela média do ano' : ` (${formatList(years.map(String))}: média do ano)`;
}

/**
 * Words for amounts, in the prices of a month such as `2025-12`; null for those of each year.
 * `means` are the years whose pay is not that of December.
 */
export const amountTrend = (
  pricesOf: string | null,
  means: MeanYears = { years: [], areAll: false },
): TrendWords => ({
  full: formatWholeMoney,
  short: formatWholeMoney,
  lead: capitalized(pricesInWords(pricesOf)) + meanYearsInWords(means),
  after: pricesOf === null ? ', sem descontar a inflação' : ', já descontada a inflação',
});

/** Created for the first month, because the first `Intl` object of a page is slow to create. */
let months: Intl.DateTimeFormat | undefined;

/** Names a month: `dezembro de 2025`. */
export function monthInWords(month: string): string {
  months ??= new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return months.format(new Date(`${month}-01T00:00:00Z`));
}

/** Names the prices of amounts: `em reais de dezembro de 2025`, `em reais de cada ano`. */
export const pricesInWords = (pricesOf: string | null): string =>
  pricesOf === null ? 'em reais de cada ano' : `em reais de ${monthInWords(pricesOf)}`;

const changeText = (change: number): string => changeInWords(change, 'sem mudança');

/** Whether a change is too small to state. */
const isNone = (change: number): boolean => Math.abs(change) < MIN_CHANGE;

/** Years that are compared with each other, oldest first. */
type Segment = readonly (readonly [year: number, value: number, isCoarse: boolean])[];

/**
 * Splits a series at the breaks. Years without a value are left out; a series without breaks is one
 * segment.
 */
function segmentsOf({ values }: SeriesValues, breaks: readonly SeriesBreak[]): Segment[] {
  const starts = breaks.map(({ to }) => to).toSorted((a, b) => a - b);
  const partOf = (year: number) => starts.filter((start) => start <= year).length;
  const segments = new Map<number, Segment>();
  for (const [year, value, isCoarse = false] of values) {
    if (value === null) continue;
    const part = partOf(year);
    segments.set(part, [...(segments.get(part) ?? []), [year, value, isCoarse]]);
  }
  return [...segments.values()];
}

interface Change {
  label: string;
  from: number;
  to: number;
  /** Relative change; undefined if the first value is zero, or a value is rounded too coarsely. */
  change: number | undefined;
  /** Whether both values are zero. */
  isZero: boolean;
}

function changeIn(label: string, segment: Segment): Change | undefined {
  const [first] = segment;
  const last = segment.at(-1);
  if (!first || !last || first === last) return undefined;
  const isKnown = first[1] !== 0 && !first[2] && !last[2];
  const change = isKnown ? last[1] / first[1] - 1 : undefined;
  return { label, from: first[0], to: last[0], change, isZero: first[1] === 0 && last[1] === 0 };
}

/** Describes a segment from zero to zero: `nenhum vínculo em 2015 e em 2021, e 9 vínculos em 2018`. */
function zerosText(segment: Segment, { full }: TrendWords): string {
  const [from, to] = [segment[0], segment.at(-1)].map((each) => each?.[0]);
  const [largest = 0, most = 0] = segment.toSorted((a, b) => b[1] - a[1])[0] ?? [];
  if (most === 0) return `${full(0)} de ${from} a ${to}`;
  return `${full(0)} em ${from} e em ${to}, e ${full(most)} em ${largest}`;
}

/** Describes a segment: `de 39,7 milhões de vínculos em 2015 para 42,1 milhões em 2021: mais 6%`. */
function segmentSentence(segment: Segment, words: TrendWords): string {
  const { after = '', exact = words } = words;
  const [first] = segment;
  const last = segment.at(-1);
  if (!first || !last) return '';
  if (first === last) return `${words.full(first[1])} em ${first[0]}`;
  if (first[1] === 0 && last[1] === 0) return zerosText(segment, words);
  const looksAlike = first[1] !== last[1] && words.short(first[1]) === words.short(last[1]);
  const { full, short } = looksAlike ? exact : words;
  const { change } = changeIn('', segment) ?? {};
  const stated = change === undefined ? '' : `: ${changeText(change)}${after}`;
  return `de ${full(first[1])} em ${first[0]} para ${short(last[1])} em ${last[0]}${stated}`;
}

/** Most series whose changes are all named. */
const MAX_NAMED = 4;

/** Changes of several series between the same two years; empty if none is known. */
function changesText(changes: readonly Change[], { after = '', full }: TrendWords): string {
  const [first] = changes;
  const known = changes.flatMap(({ label, change }) =>
    change === undefined ? [] : [{ label, change }],
  );
  const sorted = known.toSorted((a, b) => b.change - a.change);
  const [top] = sorted;
  const bottom = sorted.at(-1);
  if (!first || !top || !bottom) return '';
  const period = `de ${first.from} a ${first.to}${after}`;
  if (known.length <= MAX_NAMED) {
    const zeros = changes.filter(({ isZero }) => isZero);
    const parts = [
      ...known.map(({ label, change }) => `${label}, ${changeText(change)}`),
      ...zeros.map(({ label }) => `${label}, ${full(0)} nos dois anos`),
    ];
    return `${period}: ${parts.join('; ')}`;
  }
  if (isNone(top.change) && isNone(bottom.change)) return `${period}: nenhuma série mudou`;
  const extreme = ({ label, change }: typeof top, rise: string, fall: string): string =>
    isNone(change)
      ? `sem mudança: ${label}`
      : `${change > 0 ? rise : fall}: ${label}, ${changeText(change)}`;
  return `${period}, ${extreme(top, 'a maior alta', 'a menor queda')}; ${extreme(bottom, 'a menor alta', 'a maior queda')}`;
}

/** Newest values of the largest series, for series whose changes may not be stated. */
function newestText(series: readonly SeriesValues[], { full }: TrendWords): string {
  const newest = Math.max(...series.flatMap(({ values }) => values.map(([year]) => year)));
  const parts = series
    .flatMap(({ label, values }) =>
      values.flatMap(([year, value]) =>
        year === newest && value !== null ? [{ label, value }] : [],
      ),
    )
    .toSorted((a, b) => b.value - a.value)
    .slice(0, MAX_NAMED)
    .map(({ label, value }) => `${label}, ${full(value)}`);
  return parts.length > 0 ? `em ${newest}: ${parts.join('; ')}` : '';
}

/**
 * Changes of the newest span of years that the most series share, then those of the other series, if
 * all can be named.
 */
function comparedText(
  series: readonly SeriesValues[],
  breaks: readonly SeriesBreak[],
  words: TrendWords,
): string {
  const changes = series.flatMap((each) =>
    segmentsOf(each, breaks).flatMap((segment) => changeIn(each.label, segment) ?? []),
  );
  const spanOf = ({ from, to }: Change): string => `${from}–${to}`;
  const shared = (span: string) => changes.filter((each) => spanOf(each) === span);
  const [main = []] = [...new Set(changes.map(spanOf))]
    .map(shared)
    .toSorted((a, b) => b.length - a.length || (b[0]?.to ?? 0) - (a[0]?.to ?? 0));
  const named = new Set(main.map(({ label }) => label));
  const texts = [changesText(main, words)];
  for (const change of series.length > MAX_NAMED ? [] : changes.toSorted((a, b) => b.to - a.to)) {
    if (named.has(change.label)) continue;
    named.add(change.label);
    texts.push(changesText([change], words));
  }
  return texts.filter(Boolean).join('; ');
}

/**
 * Describes series over the years: `De 39,7 milhões de vínculos em 2015 para 42,1 milhões em 2021:
 * mais 6%; 52,8 milhões em 2022.` Several series are compared over the newest span of years that the
 * most of them share. Never compares years on both sides of a break. Empty if there are no values.
 */
export function trendSentence(
  series: readonly SeriesValues[],
  breaks: readonly SeriesBreak[],
  words: TrendWords,
): string {
  const [only, ...others] = series;
  if (!only) return '';
  const text =
    others.length > 0
      ? [words.among, comparedText(series, breaks, words) || newestText(series, words)]
          .filter(Boolean)
          .join(', ')
      : segmentsOf(only, breaks)
          .map((segment) => segmentSentence(segment, words))
          .join('; ');
  if (text === '') return '';
  return words.lead === undefined ? `${capitalized(text)}.` : `${words.lead}: ${text}.`;
}

/** Says with which earlier year a year does not compare, and why; empty without a break. */
export const breakText = (found: SeriesBreak | undefined): string =>
  found ? `Não com ${found.from}: ${found.label}` : '';
