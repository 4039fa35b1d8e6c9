import { type YearLinks } from '@observatorio/domain';
import { formatPercent, type Unit, withUnit } from '@observatorio/language';

/** One year on the line. */
export interface LineYear {
  year: number;
  /** Null if the source has no data for the year. */
  links: number | null;
}

/** Returns every year from the first to the last, in order. */
export function lineYears(rows: readonly YearLinks[]): LineYear[] {
  const byYear = new Map(rows.map(({ year, links }) => [year, links]));
  const years = [...byYear.keys()];
  const first = Math.min(...years);
  return Array.from({ length: years.length && Math.max(...years) - first + 1 }, (_, index) => ({
    year: first + index,
    links: byYear.get(first + index) ?? null,
  }));
}

/** Whether both neighbouring years are missing, in which case the year is drawn as a point. */
export const isIsolated = (years: readonly LineYear[], index: number): boolean =>
  linksAt(years, index - 1) === null && linksAt(years, index + 1) === null;

const linksAt = (years: readonly LineYear[], index: number) => years[index]?.links ?? null;

const STEPS = [1, 2, 5, 10, 20];

/** Ticks of a year axis, counted back from the last year; at most `room` of them. */
export function yearTicks(first: number, last: number, room: number): number[] {
  const step = STEPS.find((years) => (last - first) / years + 1 <= room) ?? last - first + 1;
  const count = Math.floor((last - first) / step) + 1;
  return Array.from({ length: count }, (_, index) => last - index * step).toReversed();
}

/**
 * Formats `2017: 128.523 vínculos, 3% a mais que em 2016`; the change is omitted unless both years
 * have data.
 */
export function yearSentence(years: readonly LineYear[], index: number, unit: Unit): string {
  const { year, links } = years[index] ?? {};
  if (year === undefined || links == null) return '';
  const before = linksAt(years, index - 1);
  const change = before ? `, ${changeText(links / before - 1)} ${year - 1}` : '';
  return `${year}: ${withUnit(links, unit)}${change}`;
}

/** Minimum relative change; smaller ones would read "0%". */
const MIN_CHANGE = 0.0005;

function changeText(change: number): string {
  if (Math.abs(change) < MIN_CHANGE) return 'estável ante';
  return `${formatPercent(Math.abs(change))} a ${change > 0 ? 'mais' : 'menos'} que em`;
}
