import { formatPercent } from '@observatorio/language';
import type { ArcText } from '../painters/arc-texts';
import type { LegendEntry } from '../specs/chart-spec';
import { type ChartTheme, colorOf } from '../specs/chart-theme';
import { type MarkStyle, markState, markStyle } from '../specs/mark-style';
import type { Slice } from './pie-data';

/** Appearance of the slices, in slice order. */
interface SliceMarks {
  styles: MarkStyle[];
  /** Percentages on the slices. */
  percents: ArcText[];
  legend: LegendEntry[];
}

/** Styles the slices of a pie, separated by lines in the background colour. */
export function sliceMarks(
  slices: readonly Slice[],
  chosen: readonly string[],
  theme: ChartTheme,
): SliceMarks {
  const marks = slices.map(({ key, label, hue, share }) => {
    const color = colorOf(key, hue, theme);
    const state = markState(key, chosen);
    const style = markStyle(color, state, theme);
    return {
      style: style.borderWidth === 0 ? { ...style, borderWidth: 2 } : style,
      percent: {
        lines: [formatPercent(share)],
        color: state === 'dimmed' ? theme.text : theme.raised,
      },
      entry: { label: `${label} (${formatPercent(share)})`, color },
    };
  });
  return {
    styles: marks.map(({ style }) => style),
    percents: marks.map(({ percent }) => percent),
    legend: marks.map(({ entry }) => entry),
  };
}
