import type { PointStyle } from 'chart.js';
import { drawPoint } from 'chart.js/helpers';

/** Shapes of the series of a chart, so that their colours are not the only difference. */
export const dotShapes = ['circle', 'diamond', 'triangle', 'square', 'wedge'] as const;
export type DotShape = (typeof dotShapes)[number];

const styles: Readonly<Record<DotShape, { pointStyle: PointStyle; rotation?: number }>> = {
  circle: { pointStyle: 'circle' },
  diamond: { pointStyle: 'rectRot' },
  triangle: { pointStyle: 'triangle' },
  square: { pointStyle: 'rect' },
  wedge: { pointStyle: 'triangle', rotation: 180 },
};

interface DotOptions {
  shape: DotShape;
  /** In pixels. */
  radius: number;
  borderWidth: number;
}

/** Draws a dot in the fill and stroke of the context. */
export function drawDot(
  context: CanvasRenderingContext2D,
  { shape, radius, borderWidth }: DotOptions,
  x: number,
  y: number,
): void {
  const { pointStyle, rotation = 0 } = styles[shape];
  drawPoint(context, { pointStyle, rotation, radius, borderWidth }, x, y);
}
