import { fontOf } from './base-options';
import type { RenderTarget } from './chart-spec';

interface TickAxisOptions {
  min: number;
  max: number;
  /** Values that get a label. */
  ticks: readonly number[];
  textOf: (value: number) => string;
}

/** Horizontal axis of a line chart, labelled at the given ticks only. */
export const tickAxis = (target: RenderTarget, { min, max, ticks, textOf }: TickAxisOptions) => ({
  min,
  max,
  border: { color: target.theme.line },
  grid: { display: false },
  ticks: {
    color: target.theme.quiet,
    font: fontOf(target),
    autoSkip: false,
    maxRotation: 0,
    callback: (value: string | number) => textOf(Number(value)),
  },
  afterBuildTicks: (axis: { ticks: { value: number }[] }) => {
    axis.ticks = ticks.map((value) => ({ value }));
  },
});
