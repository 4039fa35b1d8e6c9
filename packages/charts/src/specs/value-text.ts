import type { CountRow } from '@observatorio/domain';
import { formatCompact, formatPercent, type Unit, withUnit } from '@observatorio/language';

/** Formats `São Paulo: 13.234.567 vínculos (28%)`; omits the share if the total is 0. */
export function valueSentence(label: string, count: number, total: number, unit: Unit): string {
  const share = total > 0 ? ` (${formatPercent(count / total)})` : '';
  return `${label}: ${withUnit(count, unit)}${share}`;
}

/** Formats of a chart's values. */
export interface ValueTexts<Row = CountRow> {
  /** Formats the value of a row next to its mark. */
  short(row: Row): string;
  /** Describes a row in a tooltip. */
  sentence(row: Row): string;
  /** Formats a value of an axis or a legend. */
  tick(value: number): string;
}

/** Formats of counts, with their shares of a total. */
export const countTexts = (total: number, unit: Unit): ValueTexts => ({
  short: ({ count }) => formatCompact(count),
  sentence: ({ label, count }) => valueSentence(label, count, total, unit),
  tick: formatCompact,
});
