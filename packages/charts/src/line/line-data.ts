import { FIRST_COMPARABLE_YEAR, type SeriesBreak, type YearLinks } from '@observatorio/domain';
import { formatPercent, MIN_CHANGE, type Unit, withUnit } from '@observatorio/language';

/** One year on the line. */
export interface LineYear {
  year: number;
  /** Null if the source has no data for the year. */
  links: number | null;
  /** Whether the data of the year are partial. Default: false. */
  isPartial?: boolean;
  /** Break between this year and the one before it in the source. Default: none. */
  breakBefore?: SeriesBreak | undefined;
}

/** Returns every year from the first to the last, in order. */
export function lineYears(
  rows: readonly YearLinks[],
  breaks: readonly SeriesBreak[] = [],
  partialYears: readonly number[] = [],
): LineYear[] {
  const byYear = new Map(rows.map(({ year, links }) => [year, links]));
  const years = [...byYear.keys()];
  const first = Math.min(...years);
  return Array.from({ length: years.length && Math.max(...years) - first + 1 }, (_, index) => ({
    year: first + index,
    links: byYear.get(first + index) ?? null,
    isPartial: partialYears.includes(first + index),
    breakBefore: breaks.find(({ to }) => to === first + index),
  }));
}

/** Whether no line joins a year to its neighbours, in which case it is drawn as a point. */
export const isIsolated = (years: readonly LineYear[], index: number): boolean =>
  linksAt(years, index) !== null && !isJoined(years, index) && !isJoined(years, index + 1);

/** Whether a line joins a year to the one before it. */
export const isJoined = (years: readonly LineYear[], index: number): boolean =>
  linksAt(years, index) !== null &&
  linksAt(years, index - 1) !== null &&
  years[index]?.breakBefore === undefined;

const linksAt = (years: readonly LineYear[], index: number) => years[index]?.links ?? null;

const STEPS = [1, 2, 5, 10, 20];

/** Ticks of a year axis, counted back from the last year; at most `room` of them. */
export function yearTicks(first: number, last: number, room: number): number[] {
  const step = STEPS.find((years) => (last - first) / years + 1 <= room) ?? last - first + 1;
  const count = Math.floor((last - first) / step) + 1;
  return Array.from({ length: count }, (_, index) => last - index * step).toReversed();
}

/**
 * Formats `2017: 128.523 vínculos, 3% a mais que em 2016`, or, after a break, `2022: 128.523
 * vínculos, sem comparação com 2021 (mais cobertura)`; the change is omitted unless both years have
 * data and are comparable.
 */
export function yearSentence(years: readonly LineYear[], index: number, unit: Unit): string {
  const { year, links, isPartial, breakBefore } = years[index] ?? {};
  if (year === undefined || links == null) return '';
  const count = `${year}${isPartial ? ' (ano parcial)' : ''}: ${withUnit(links, unit)}`;
  if (breakBefore) return `${count}, sem comparação com ${breakBefore.from} (${breakBefore.label})`;
  const before = year > FIRST_COMPARABLE_YEAR ? linksAt(years, index - 1) : null;
  return before ? `${count}, ${changeText(links / before - 1)} ${year - 1}` : count;
}

function changeText(change: number): string {
  if (Math.abs(change) < MIN_CHANGE) return 'estável ante';
  return `${formatPercent(Math.abs(change))} a ${change > 0 ? 'mais' : 'menos'} que em`;
}
