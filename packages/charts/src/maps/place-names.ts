import type { GeoFeature } from 'chartjs-chart-geo';
import type { MeasureText } from '../canvas/text-fit';

/** Height of a name, and gap to the edge of the map, in pixels. */
const HEIGHT = 14;
const EDGE = 2;

interface NamedPlace {
  text: string;
  /** Centre of the text. */
  x: number;
  y: number;
}

/**
 * Places names on their shapes, within the map. Leaves out a name that would cover a more important
 * one.
 */
export function placeNames(
  shapes: readonly Pick<GeoFeature, 'getCenterPoint'>[],
  named: readonly { index: number; name: string }[],
  { measure, width }: { measure: MeasureText; width: number },
): NamedPlace[] {
  const placed: (NamedPlace & { half: number })[] = [];
  for (const { index, name } of named) {
    const center = shapes[index]?.getCenterPoint();
    if (!center) continue;
    const half = measure(name) / 2;
    const x = Math.min(Math.max(center.x, half + EDGE), width - half - EDGE);
    const { y } = center;
    const isFree = placed.every(
      (other) => Math.abs(other.x - x) > other.half + half || Math.abs(other.y - y) > HEIGHT,
    );
    if (isFree) placed.push({ text: name, x, y, half });
  }
  return placed.map(({ text, x, y }) => ({ text, x, y }));
}
