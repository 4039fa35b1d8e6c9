import type { Unit } from '@observatorio/domain';

/** Props of every chart. */
export interface ChartProps<Row> {
  rows: readonly Row[];
  /** Accessible name: the contents in a few words. */
  label: string;
  /** Keys of the selected categories; the others are dimmed. Default: none. */
  selected?: readonly string[];
  /** Called with the key of the clicked category, if it has one. */
  onSelect?: ((key: string) => void) | undefined;
  /** Unit of the counts. Default: links. */
  unit?: Unit;
  /** In pixels. Default: `--obs-chart-height`, else 320. */
  height?: number | undefined;
  /** Changes with the theme, so that the colours are read again. */
  themeKey?: string | undefined;
}

/** Whether a click on a key can set a filter. */
export const isSelectable = (key: string | null | undefined): key is string => Boolean(key);

/** Whether a row is a category, not "Não informado" or "Outras". */
export const isCategory = (row: { key: string | null }): boolean => isSelectable(row.key);

/** The highest count, at least 1: the end of a hidden axis. */
export const highest = (rows: readonly { count: number }[]): number =>
  Math.max(1, ...rows.map(({ count }) => count));
