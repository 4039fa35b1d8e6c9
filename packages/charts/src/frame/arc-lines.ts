import { FONT_SIZE } from './chart-spec';
import { fitLines, type Measure } from './text-fit';

/** A part of a ring: angles in radians, from the right and clockwise, radii in pixels. */
export interface Arc {
  startAngle: number;
  endAngle: number;
  innerRadius: number;
  outerRadius: number;
}

/** In pixels: between an arc's edges and its text. */
const PADDING = 4;
const MAX_LINES = 3;

/** In pixels: of a line on an arc. */
export const ARC_LINE_HEIGHT = FONT_SIZE * 1.25;

/** How wide a level text of this height may be in the middle of an arc, taken for a rectangle. */
function widthIn({ startAngle, endAngle, innerRadius, outerRadius }: Arc, height: number): number {
  const middle = (startAngle + endAngle) / 2;
  const across = Math.abs(Math.cos(middle));
  const along = Math.abs(Math.sin(middle));
  const depth = outerRadius - innerRadius - 2 * PADDING;
  const half = Math.min(endAngle - startAngle, Math.PI) / 2;
  const chord = (innerRadius + outerRadius) * Math.sin(half) - 2 * PADDING;
  return Math.min((depth - height * along) / across, (chord - height * across) / along);
}

/**
 * A label's lines on an arc: whole in as few lines as possible, else cut with "…"; none where the
 * arc has no room for words.
 */
export function arcLines(label: string, arc: Arc, measure: Measure): string[] {
  let longest: string[] = [];
  for (let count = 1; count <= MAX_LINES; count += 1) {
    const width = widthIn(arc, count * ARC_LINE_HEIGHT);
    const lines = width > 0 ? fitLines(label, width, count, measure) : [];
    if (lines.join(' ') === label) return lines;
    if (startsWhole(lines, label) && lengthOf(lines) > lengthOf(longest)) longest = lines;
  }
  return longest;
}

/** A label cut within its first word says nothing. */
const startsWhole = (lines: readonly string[], label: string): boolean =>
  lines.join(' ').startsWith(label.replace(/ .*/, ''));

const lengthOf = (lines: readonly string[]): number => lines.join(' ').length;
