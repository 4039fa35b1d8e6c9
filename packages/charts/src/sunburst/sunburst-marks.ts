import { type ChartTheme, colorOf } from '../specs/chart-theme';
import {
  hiddenMark,
  type MarkState,
  type MarkStyle,
  markState,
  markStyle,
} from '../specs/mark-style';
import type { OuterSector, SunburstData, SunburstSector } from './sunburst-data';

/** A sector and its appearance. */
export interface RingMark {
  sector: SunburstSector;
  style: MarkStyle;
  /** Label colour; undefined if nothing is drawn. */
  textColor: string | undefined;
}

/** Returns the marks of the outer ring, then those of the inner ring. */
export const ringMarks = (
  { inner, outer }: SunburstData,
  chosen: readonly string[],
  theme: ChartTheme,
): readonly (readonly RingMark[])[] => [
  outer.map((part) => outerMark(part, outerState(part, chosen), theme)),
  inner.map((category) => innerMark(category, innerState(category, outer, chosen), theme)),
];

/** Parts are not dimmed while their category is selected. */
const outerState = ({ key, parent }: OuterSector, chosen: readonly string[]): MarkState =>
  parent !== null && chosen.includes(parent) ? 'plain' : markState(key, chosen);

/** Categories are not dimmed while one of their parts is selected. */
function innerState(
  { key }: SunburstSector,
  outer: readonly OuterSector[],
  chosen: readonly string[],
): MarkState {
  const hasSelectedPart = outer.some(
    (part) => part.parent === key && part.key !== null && chosen.includes(part.key),
  );
  return hasSelectedPart ? 'plain' : markState(key, chosen);
}

function innerMark(sector: SunburstSector, state: MarkState, theme: ChartTheme): RingMark {
  const style = markStyle(colorOf(sector.key, sector.hue, theme), state, theme);
  return {
    sector,
    style: style.borderWidth === 0 ? { ...style, borderWidth: 1.5 } : style,
    textColor: state === 'dimmed' ? theme.text : theme.raised,
  };
}

/** Fills a part with a lighter shade of its category's colour and outlines it in that colour. */
function outerMark(sector: OuterSector, state: MarkState, theme: ChartTheme): RingMark {
  if (sector.isGap) return { sector, style: hiddenMark, textColor: undefined };
  const color = colorOf(sector.key, sector.hue, theme);
  const fill = state === 'dimmed' ? 15 : 40;
  return {
    sector,
    style: {
      backgroundColor: `color-mix(in srgb, ${color} ${fill}%, ${theme.raised})`,
      borderColor: state === 'chosen' ? theme.text : color,
      borderWidth: state === 'chosen' ? 2.5 : 1,
    },
    textColor: theme.text,
  };
}
