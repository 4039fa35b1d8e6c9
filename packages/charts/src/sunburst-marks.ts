import { type ChartTheme, colorOf } from './frame/chart-theme';
import {
  hiddenMark,
  type MarkState,
  type MarkStyle,
  markState,
  markStyle,
} from './frame/mark-style';
import type { OuterSector, Sector, SunburstData } from './sunburst-data';

/** A sector and its appearance. */
export interface RingMark {
  sector: Sector;
  style: MarkStyle;
  /** Colour of its label; undefined if nothing is drawn. */
  textColor: string | undefined;
}

/** The marks of the outer ring, then those of the inner ring. */
export const ringMarks = (
  { inner, outer }: SunburstData,
  chosen: readonly string[],
  theme: ChartTheme,
): readonly (readonly RingMark[])[] => [
  outer.map((part) => outerMark(part, outerState(part, chosen), theme)),
  inner.map((category) => innerMark(category, innerState(category, outer, chosen), theme)),
];

/** A part is not dimmed while its category is selected. */
const outerState = ({ key, parent }: OuterSector, chosen: readonly string[]): MarkState =>
  parent !== null && chosen.includes(parent) ? 'plain' : markState(key, chosen);

/** A category is not dimmed while one of its parts is selected. */
function innerState(
  { key }: Sector,
  outer: readonly OuterSector[],
  chosen: readonly string[],
): MarkState {
  const hasSelectedPart = outer.some(
    (part) => part.parent === key && part.key !== null && chosen.includes(part.key),
  );
  return hasSelectedPart ? 'plain' : markState(key, chosen);
}

function innerMark(sector: Sector, state: MarkState, theme: ChartTheme): RingMark {
  const style = markStyle(colorOf(sector.key, sector.hue, theme), state, theme);
  return {
    sector,
    style: style.borderWidth === 0 ? { ...style, borderWidth: 1.5 } : style,
    textColor: state === 'dimmed' ? theme.text : theme.raised,
  };
}

/** Fills a part in a lighter tone of its category, outlined in the category's colour. */
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
