import type { LegendEntry } from '../specs/chart-spec';

const legends = new WeakMap<HTMLCanvasElement, readonly LegendEntry[]>();

/** Stores the legend of a canvas for its PNG export. */
export const rememberLegend = (canvas: HTMLCanvasElement, entries: readonly LegendEntry[]): void =>
  void legends.set(canvas, entries);

/** Returns the stored legend of a canvas; empty if it has none. */
export const legendOf = (canvas: HTMLCanvasElement): readonly LegendEntry[] =>
  legends.get(canvas) ?? [];
