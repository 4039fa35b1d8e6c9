import type { ChartTheme } from './chart-theme';

/** Fill and outline of a bar, slice or tile. */
export interface MarkStyle {
  backgroundColor: string;
  borderColor: string;
  borderWidth: number;
}

/** `dimmed` means that only other marks are selected. */
export type MarkState = 'plain' | 'chosen' | 'dimmed';

/** Returns the state of the mark with this key, given the selected keys. */
export function markState(key: string | null, selected: readonly string[]): MarkState {
  if (selected.length === 0) return 'plain';
  return key !== null && selected.includes(key) ? 'chosen' : 'dimmed';
}

/** Mixes a colour with the background. */
const faded = (color: string, { raised }: ChartTheme) =>
  `color-mix(in srgb, ${color} 35%, ${raised})`;

/**
 * Styles a mark. Selected marks have a dark outline; dimmed ones keep their colour as an outline
 * for contrast with the background.
 */
export function markStyle(color: string, state: MarkState, theme: ChartTheme): MarkStyle {
  if (state === 'chosen')
    return { backgroundColor: color, borderColor: theme.text, borderWidth: 2.5 };
  if (state === 'dimmed')
    return { backgroundColor: faded(color, theme), borderColor: color, borderWidth: 1 };
  return { backgroundColor: color, borderColor: theme.raised, borderWidth: 0 };
}

/** Style of a mark with a count of zero. */
export const hiddenMark: MarkStyle = {
  backgroundColor: 'transparent',
  borderColor: 'transparent',
  borderWidth: 0,
};

/** Converts styles to one list per property, as Chart.js expects; hovering adds an outline. */
export function markColumns(styles: readonly MarkStyle[], theme: ChartTheme) {
  const fills = styles.map(({ backgroundColor }) => backgroundColor);
  return {
    backgroundColor: fills,
    borderColor: styles.map(({ borderColor }) => borderColor),
    borderWidth: styles.map(({ borderWidth }) => borderWidth),
    hoverBackgroundColor: fills,
    hoverBorderColor: theme.text,
    hoverBorderWidth: styles.map(({ borderWidth }) => Math.max(1.5, borderWidth)),
  };
}
