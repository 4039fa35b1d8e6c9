import type { CountRow, Unit } from '@observatorio/domain';

export type { CountRow };

/** What every chart takes. */
export interface ChartProps<Row> {
  rows: readonly Row[];
  /** Accessible name: what the chart shows, in a few words. */
  label: string;
  /** Keys that are marked as chosen; the others are dimmed. Default: none. */
  selected?: readonly string[];
  /** Called with the key of the category that was clicked, if it has one. */
  onSelect?: ((key: string) => void) | undefined;
  /** What is counted. Default: links. */
  unit?: Unit;
  /** In pixels. Default: `--obs-chart-height`, else 320. */
  height?: number | undefined;
  /** Changes when the theme does, so that colours are read again. */
  themeKey?: string | undefined;
}

/** Whether a click on this key can set a filter. */
export const isSelectable = (key: string | null | undefined): key is string => Boolean(key);

/** Neither "Não informado" nor "Outras": a category of its own. */
export const isOwnCategory = (row: { key: string | null }): boolean => isSelectable(row.key);

/** The highest count: where an axis without labels ends. At least 1. */
export const highest = (rows: readonly { count: number }[]): number =>
  Math.max(1, ...rows.map(({ count }) => count));
