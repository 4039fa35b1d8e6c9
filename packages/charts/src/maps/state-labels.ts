import type { GeoFeature } from 'chartjs-chart-geo';
import type { MeasureText } from '../canvas/text-fit';
import { pathOf } from './shape-path';
import type { ShapeProperties } from './shapes';

/** Half the height of a label, in pixels. */
const HALF_HEIGHT = 6;

/** Gap between a label and the shape it is placed next to, in pixels. */
const GAP = 4;

/** Abbreviation of a state, positioned at the centre of its text. */
export interface StateLabel {
  index: number;
  text: string;
  x: number;
  y: number;
  /** Whether the label is on its state rather than next to it. */
  isInside: boolean;
}

type Box = Pick<StateLabel, 'x' | 'y'> & { halfWidth: number };

const cornersOf = ({ x, y, halfWidth }: Box): [number, number][] => [
  [x - halfWidth, y - HALF_HEIGHT],
  [x + halfWidth, y - HALF_HEIGHT],
  [x - halfWidth, y + HALF_HEIGHT],
  [x + halfWidth, y + HALF_HEIGHT],
];

const overlap = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) < a.halfWidth + b.halfWidth && Math.abs(a.y - b.y) < 2 * HALF_HEIGHT;

/** A shape with the box of the label placed on it. */
interface Candidate {
  index: number;
  text: string;
  shape: GeoFeature;
  box: Box;
}

function candidatesOf(shapes: readonly GeoFeature[], measure: MeasureText): Candidate[] {
  return shapes.flatMap((shape, index) => {
    const { abbr, at } = shape.feature.properties as ShapeProperties;
    const place = at && shape.projectionScale.projection(at);
    if (!abbr || !place) return [];
    const box = { x: place[0], y: place[1], halfWidth: measure(abbr) / 2 + 1 };
    return [{ index, text: abbr, shape, box }];
  });
}

/**
 * Labels the states: on the state if the text fits, otherwise in the sea to its right, otherwise
 * not at all.
 */
export function stateLabels(
  ctx: CanvasRenderingContext2D,
  shapes: readonly GeoFeature[],
  measure: MeasureText,
): StateLabel[] {
  ctx.save();
  ctx.resetTransform();
  const covers = (shape: GeoFeature, [x, y]: [number, number]) =>
    ctx.isPointInPath(pathOf(shape), x, y);
  const labels: StateLabel[] = [];
  const outside: (Box & { index: number; text: string })[] = [];
  for (const { index, text, shape, box } of candidatesOf(shapes, measure)) {
    if (cornersOf(box).every((corner) => covers(shape, corner))) {
      labels.push({ index, text, x: box.x, y: box.y, isInside: true });
      continue;
    }
    const x = rightOf(shape, box.y) + GAP + box.halfWidth;
    outside.push({ ...box, index, text, x });
  }
  const taken: Box[] = [];
  for (const { index, text, ...box } of outside) {
    const inSea = cornersOf(box).every((at) => !shapes.some((shape) => covers(shape, at)));
    const fits = box.x + box.halfWidth <= ctx.canvas.clientWidth;
    if (!inSea || !fits || taken.some((other) => overlap(other, box))) continue;
    taken.push(box);
    labels.push({ index, text, x: box.x, y: box.y, isInside: false });
  }
  ctx.restore();
  return labels;

  /** Returns the x of the easternmost visible point of a shape at a given y. */
  function rightOf(shape: GeoFeature, y: number): number {
    const { x, x2 } = shape.getBounds();
    let right = Math.min(x2, ctx.canvas.clientWidth);
    while (right > Math.max(x, 0) && !covers(shape, [right, y])) right -= 1;
    return right;
  }
}
