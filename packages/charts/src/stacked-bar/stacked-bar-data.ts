import { totalOf } from '@observatorio/domain';

/** Category of a stack. */
export interface StackRow {
  /** Official code; null for "Não informado". */
  key: string | null;
  label: string;
}

/** A series, which contributes one part to every stack. */
export interface StackSeries<Row> {
  label: string;
  /** Hue 1–8 of the palette. Default: the grey of "Não informado". */
  hue?: number | undefined;
  count: (row: Row) => number;
}

/** Stacks with their totals, and the counts of each series per stack. */
export interface StackData {
  categories: readonly (StackRow & { count: number })[];
  series: readonly { label: string; hue: number | undefined; counts: readonly number[] }[];
  total: number;
}

/** Converts the rows to stacks with totals, omitting empty series and an empty "Não informado". */
export function stackData<Row extends StackRow>(
  rows: readonly Row[],
  series: readonly StackSeries<Row>[],
): StackData {
  const withTotals = rows
    .map((row) => ({ row, count: series.reduce((sum, { count }) => sum + count(row), 0) }))
    .filter(({ row, count }) => row.key !== null || count > 0);
  return {
    categories: withTotals.map(({ row: { key, label }, count }) => ({ key, label, count })),
    series: series
      .map(({ label, hue, count }) => ({
        label,
        hue,
        counts: withTotals.map(({ row }) => count(row)),
      }))
      .filter(({ counts }) => counts.some((count) => count > 0)),
    total: totalOf(withTotals),
  };
}
