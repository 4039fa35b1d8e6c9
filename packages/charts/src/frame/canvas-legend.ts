import type { LegendEntry } from './chart-legend';

const legends = new WeakMap<HTMLCanvasElement, readonly LegendEntry[]>();

/** Keeps what the legend beside a canvas says, for its picture. */
export const rememberLegend = (canvas: HTMLCanvasElement, entries: readonly LegendEntry[]): void =>
  void legends.set(canvas, entries);

/** The legend of a chart's canvas; empty where it has none. */
export const legendOf = (canvas: HTMLCanvasElement): readonly LegendEntry[] =>
  legends.get(canvas) ?? [];
