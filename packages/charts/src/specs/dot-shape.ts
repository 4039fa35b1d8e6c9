/** Shapes of the series of a chart, so that their colours are not the only difference. */
export const dotShapes = ['circle', 'diamond', 'triangle', 'square', 'wedge'] as const;
export type DotShape = (typeof dotShapes)[number];

/** Number of corners of a shape, and angle of the first one in turns, clockwise from the right. */
const polygons: Readonly<Record<Exclude<DotShape, 'circle'>, [corners: number, first: number]>> = {
  diamond: [4, 0],
  triangle: [3, -1 / 4],
  square: [4, 1 / 8],
  wedge: [3, 1 / 4],
};

interface DotOptions {
  shape: DotShape;
  /** Distance of the corners from the centre, in pixels. */
  radius: number;
  borderWidth: number;
}

/**
 * Draws a dot in the fill and stroke of the context. Not with the points of Chart.js, of which the
 * build for other sites keeps only circles.
 */
export function drawDot(
  context: CanvasRenderingContext2D,
  { shape, radius, borderWidth }: DotOptions,
  x: number,
  y: number,
): void {
  const turn = 2 * Math.PI;
  context.beginPath();
  if (shape === 'circle') context.arc(x, y, radius, 0, turn);
  else {
    const [corners, first] = polygons[shape];
    for (let corner = 0; corner < corners; corner += 1) {
      const angle = turn * (first + corner / corners);
      context.lineTo(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
    }
  }
  context.closePath();
  context.fill();
  if (borderWidth > 0) context.stroke();
}
