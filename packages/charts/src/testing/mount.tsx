import { Chart, type VisualElement } from 'chart.js';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import chartStyles from '../frame/chart-frame.css?inline';
import radarStyles from '../frame/radar.css?inline';

/** Limit of waits, in ms. The default of `vi.waitFor`, one second, is too short under load. */
const PATIENCE = 10_000;

const cleanups: (() => void)[] = [];

/** Unmounts and removes every mounted chart; for use in `afterEach`. */
export function unmountAll(): void {
  for (const cleanup of cleanups.splice(0)) cleanup();
}

/** Mounts a chart in a shadow root, like the custom elements, and waits until it is drawn. */
export async function mount(node: ReactNode, { width = 480 } = {}) {
  const host = document.createElement('div');
  host.style.width = `${width}px`;
  document.body.append(host);
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(chartStyles + radarStyles);
  shadow.adoptedStyleSheets = [sheet];
  const container = document.createElement('div');
  shadow.append(container);
  const root = createRoot(container);
  root.render(node);
  cleanups.push(() => {
    root.unmount();
    host.remove();
  });
  const canvas = await vi.waitFor(() => {
    const element = shadow.querySelector('canvas');
    if (!element || !Chart.getChart(element)) throw new Error('The chart is not drawn yet.');
    return element;
  }, PATIENCE);
  return {
    host,
    shadow,
    canvas,
    rerender: (next: ReactNode) => root.render(next),
    unmount: () => root.unmount(),
  };
}

export function chartOf(canvas: HTMLCanvasElement): Chart {
  const chart = Chart.getChart(canvas);
  if (!chart) throw new Error('The canvas has no chart.');
  return chart;
}

/** Number of distinct colours on a canvas; 1 means that it is blank. */
export function colorsOn(canvas: HTMLCanvasElement): number {
  const { data } = (canvas.getContext('2d') as CanvasRenderingContext2D).getImageData(
    0,
    0,
    canvas.width,
    canvas.height,
  );
  return new Set(new Uint32Array(data.buffer)).size;
}

/** Centre of a mark of the first series, in pixels from the corner of the canvas. */
export function centreOf(canvas: HTMLCanvasElement, index: number) {
  const mark = chartOf(canvas).getDatasetMeta(0).data[index] as VisualElement | undefined;
  if (!mark) throw new Error(`The chart does not have a mark ${index}.`);
  const { x, y } = mark.getCenterPoint();
  return { x: x ?? 0, y: y ?? 0 };
}

/** Hovers over a mark of the first series and returns the text of its tooltip. */
export async function tooltipOn(canvas: HTMLCanvasElement, index: number): Promise<string> {
  await userEvent.hover(canvas, { position: centreOf(canvas, index) });
  return vi.waitFor(() => {
    const { body, dataPoints } = chartOf(canvas).tooltip ?? {};
    if (!body || dataPoints?.[0]?.dataIndex !== index)
      throw new Error(`Mark ${index} shows no tooltip.`);
    return body.flatMap(({ lines }) => lines).join(' ');
  }, PATIENCE);
}
