import type { MultiPolygon, Position } from 'geojson';

/** Rows and columns of the search grid, and number of rounds; each round refines the best cell. */
const STEPS = 24;
const ROUNDS = 3;

/**
 * Horizontal scale of the search: labels are wider than tall, so horizontal room counts for less.
 */
const FLATTEN = 0.6;

const flatten = ([x = 0, y = 0]: Position): Point => [x * FLATTEN, y];

type Point = readonly [x: number, y: number];
type Edge = readonly [from: Point, to: Point];

/** Returns the point inside a shape with the most room for a label, in degrees. */
export function labelPoint({ coordinates }: MultiPolygon): Position {
  const candidates = coordinates.map((polygon) => {
    const edges = polygon.flatMap((ring) => edgesOf(ring.map(flatten)));
    return roomiest(edges);
  });
  const [best] = candidates.toSorted((a, b) => b.room - a.room);
  const [x = 0, y = 0] = best?.at ?? [];
  return [x / FLATTEN, y].map((degrees) => Math.round(degrees * 100) / 100);
}

const edgesOf = (ring: readonly Point[]): Edge[] =>
  ring.slice(1).map((to, index) => [ring[index] ?? to, to]);

interface Candidate {
  at: Point;
  /** Distance to the border; negative outside the shape. */
  room: number;
}

/** Finds the inner point farthest from the edges of a polygon. */
function roomiest(edges: readonly Edge[]): Candidate {
  const corners = edges.map(([from]) => from);
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  let [west, south, east, north] = [
    Math.min(...xs),
    Math.min(...ys),
    Math.max(...xs),
    Math.max(...ys),
  ];
  let best: Candidate = { at: [west, south], room: -Infinity };
  for (let round = 0; round < ROUNDS; round += 1) {
    const [stepX, stepY] = [(east - west) / STEPS, (north - south) / STEPS];
    for (let index = 0; index < STEPS * STEPS; index += 1) {
      const column = index % STEPS;
      const at: Point = [
        west + (column + 0.5) * stepX,
        south + (Math.floor(index / STEPS) + 0.5) * stepY,
      ];
      const room = roomAt(at, edges);
      if (room > best.room) best = { at, room };
    }
    const [x, y] = best.at;
    [west, south, east, north] = [x - stepX, y - stepY, x + stepX, y + stepY];
  }
  return best;
}

function roomAt(at: Point, edges: readonly Edge[]): number {
  const crossings = edges.filter((edge) => crosses(edge, at)).length;
  const distance = Math.min(...edges.map((edge) => distanceTo(edge, at)));
  return crossings % 2 === 1 ? distance : -distance;
}

/** Whether an eastward ray from the point crosses the edge. */
const crosses = ([[x1, y1], [x2, y2]]: Edge, [x, y]: Point): boolean =>
  y1 > y !== y2 > y && x < x1 + ((y - y1) * (x2 - x1)) / (y2 - y1);

function distanceTo([[x1, y1], [x2, y2]]: Edge, [x, y]: Point): number {
  const [width, height] = [x2 - x1, y2 - y1];
  const along = ((x - x1) * width + (y - y1) * height) / (width ** 2 + height ** 2 || 1);
  const share = Math.max(0, Math.min(1, along));
  return Math.hypot(x - x1 - share * width, y - y1 - share * height);
}
