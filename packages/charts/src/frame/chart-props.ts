import type { Unit } from '@observatorio/domain';

/** Props of every chart. */
export interface ChartProps<Row> {
  rows: readonly Row[];
  /** Accessible name: a few words describing the contents. */
  label: string;
  /** Keys of the selected categories; the others are dimmed. Default: none. */
  selected?: readonly string[];
  /** Called with the key of the clicked category, if any. */
  onSelect?: ((key: string) => void) | undefined;
  /** Unit of the counts. Default: employment links. */
  unit?: Unit;
  /** Height in pixels. Default: `--obs-chart-height`, or 320. */
  height?: number | undefined;
  /** Key that changes whenever the theme does, so that the colours are read again. */
  themeKey?: string | undefined;
}

/** Whether a key can set a filter when clicked. */
export const isSelectable = (key: string | null | undefined): key is string => Boolean(key);

/** Whether a row is a category rather than "Não informado" or "Outras". */
export const isCategory = (row: { key: string | null }): boolean => isSelectable(row.key);

/** The highest count, but at least 1; used as the end of a hidden axis. */
export const highest = (rows: readonly { count: number }[]): number =>
  Math.max(1, ...rows.map(({ count }) => count));
