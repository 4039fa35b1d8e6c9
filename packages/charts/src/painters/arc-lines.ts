import { fitLines, type MeasureText } from '../canvas/text-fit';
import { FONT_SIZE } from '../canvas/text-measure';

/** A ring segment: angles in radians, clockwise from the right; radii in pixels. */
export interface Arc {
  startAngle: number;
  endAngle: number;
  innerRadius: number;
  outerRadius: number;
}

/** Gap between an arc's edges and its text, in pixels. */
const PADDING = 4;
const MAX_LINES = 3;

/** Line height of text on an arc, in pixels. */
export const ARC_LINE_HEIGHT = FONT_SIZE * 1.25;

/**
 * Width available for horizontal text of this height in the middle of an arc, treated as a
 * rectangle.
 */
function widthIn({ startAngle, endAngle, innerRadius, outerRadius }: Arc, height: number): number {
  const middle = (startAngle + endAngle) / 2;
  const across = Math.abs(Math.cos(middle));
  const along = Math.abs(Math.sin(middle));
  const depth = outerRadius - innerRadius - 2 * PADDING;
  const half = Math.min(endAngle - startAngle, Math.PI) / 2;
  const chord = (innerRadius + outerRadius) * Math.sin(half) - 2 * PADDING;
  return Math.min((depth - height * along) / across, (chord - height * across) / along);
}

/** Breaks a label into as few lines as fit on an arc; empty if it does not fit in full. */
export function arcLines(label: string, arc: Arc, measure: MeasureText): string[] {
  for (let count = 1; count <= MAX_LINES; count += 1) {
    const width = widthIn(arc, count * ARC_LINE_HEIGHT);
    const lines = width > 0 ? fitLines(label, width, count, measure) : [];
    if (lines.join(' ') === label) return lines;
  }
  return [];
}
