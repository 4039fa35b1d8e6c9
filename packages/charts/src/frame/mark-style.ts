import type { ChartTheme } from './chart-theme';

/** How one bar, slice or tile is filled and outlined. */
export interface MarkStyle {
  backgroundColor: string;
  borderColor: string;
  borderWidth: number;
}

/** Whether each key is chosen, or dimmed because another one is, or neither. */
export type MarkState = 'plain' | 'chosen' | 'dimmed';

export function markState(key: string | null, selected: readonly string[]): MarkState {
  if (selected.length === 0) return 'plain';
  return key !== null && selected.includes(key) ? 'chosen' : 'dimmed';
}

/** A colour with much of the background in it. */
const faded = (color: string, { raised }: ChartTheme) =>
  `color-mix(in srgb, ${color} 35%, ${raised})`;

/**
 * The chosen mark has a dark outline; a dimmed one keeps its full colour as an outline, so that it
 * still stands out from the background.
 */
export function markStyle(color: string, state: MarkState, theme: ChartTheme): MarkStyle {
  if (state === 'chosen')
    return { backgroundColor: color, borderColor: theme.text, borderWidth: 2.5 };
  if (state === 'dimmed')
    return { backgroundColor: faded(color, theme), borderColor: color, borderWidth: 1 };
  return { backgroundColor: color, borderColor: theme.raised, borderWidth: 0 };
}

/** Of a count of zero, which has nothing to show. */
export const hiddenMark: MarkStyle = {
  backgroundColor: 'transparent',
  borderColor: 'transparent',
  borderWidth: 0,
};

/** One list per property, as Chart.js takes them; hovering keeps the fill and shows an outline. */
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
