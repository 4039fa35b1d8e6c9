import { Chart } from 'chart.js';
import type { createCanvas } from './canvas';
import type { LaidOutChart } from './lay-out';

/** A pixel canvas or an SVG canvas. */
type AnyCanvas = Pick<ReturnType<typeof createCanvas>, 'width' | 'height'>;

/** Draws a chart on a canvas sized in CSS pixels, and scales the canvas by `ratio`. */
export function drawChart(canvas: AnyCanvas, { parts, spec }: LaidOutChart, ratio: number): void {
  Chart.register(...parts);
  const chart = new Chart(canvas as unknown as HTMLCanvasElement, {
    type: spec.type,
    data: spec.data,
    options: { ...spec.options, responsive: false, events: [], devicePixelRatio: ratio },
    plugins: spec.plugins ?? [],
  });
  // Unregisters the chart without `destroy()`, which would clear the canvas.
  Reflect.deleteProperty(Chart.instances, chart.id);
}
