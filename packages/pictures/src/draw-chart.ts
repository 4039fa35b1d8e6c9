import { Chart } from 'chart.js';
import type { createCanvas } from './canvas';
import type { LaidOutChart } from './lay-out';

/** A canvas of pixels, or one that writes SVG. */
type AnyCanvas = Pick<ReturnType<typeof createCanvas>, 'width' | 'height'>;

/** Draws a chart on a canvas of its size in pixels of a page, which grows by the ratio. */
export function drawChart(canvas: AnyCanvas, { parts, spec }: LaidOutChart, ratio: number): void {
  Chart.register(...parts);
  const chart = new Chart(canvas as unknown as HTMLCanvasElement, {
    type: spec.type,
    data: spec.data,
    options: { ...spec.options, responsive: false, events: [], devicePixelRatio: ratio },
    plugins: spec.plugins ?? [],
  });
  // Not destroyed, which would clear the canvas.
  Reflect.deleteProperty(Chart.instances, chart.id);
}
