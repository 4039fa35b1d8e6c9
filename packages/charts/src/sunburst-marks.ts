import { type ChartTheme, colorOf } from './frame/chart-theme';
import {
  hiddenMark,
  type MarkState,
  type MarkStyle,
  markState,
  markStyle,
} from './frame/mark-style';
import type { OuterSector, Sector, SunburstData } from './sunburst-data';

/** One sector and how it looks. */
export interface RingMark {
  sector: Sector;
  style: MarkStyle;
  /** Of the label on it; undefined where nothing is drawn. */
  textColor: string | undefined;
}

/** The marks of both rings: the outer one, then the inner one. */
export const ringMarks = (
  { inner, outer }: SunburstData,
  chosen: readonly string[],
  theme: ChartTheme,
): readonly (readonly RingMark[])[] => [
  outer.map((part) => outerMark(part, outerState(part, chosen), theme)),
  inner.map((category) => innerMark(category, innerState(category, outer, chosen), theme)),
];

/** A part stands in the light of its category's choice, too. */
const outerState = ({ key, parent }: OuterSector, chosen: readonly string[]): MarkState =>
  parent !== null && chosen.includes(parent) ? 'plain' : markState(key, chosen);

/** A category is not dimmed while one of its parts is chosen. */
function innerState(
  { key }: Sector,
  outer: readonly OuterSector[],
  chosen: readonly string[],
): MarkState {
  const holdsChoice = outer.some(
    (part) => part.parent === key && part.key !== null && chosen.includes(part.key),
  );
  return holdsChoice ? 'plain' : markState(key, chosen);
}

function innerMark(sector: Sector, state: MarkState, theme: ChartTheme): RingMark {
  const style = markStyle(colorOf(sector.key, sector.hue, theme), state, theme);
  return {
    sector,
    style: style.borderWidth === 0 ? { ...style, borderWidth: 1.5 } : style,
    textColor: state === 'dimmed' ? theme.text : theme.raised,
  };
}

/** Parts are lighter than their category, within an outline of its colour that stands out. */
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
