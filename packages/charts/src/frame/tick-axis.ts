import { fontOf } from './base-options';
import type { Look } from './chart-spec';

interface TickAxisOptions {
  min: number;
  max: number;
  /** The values that have a label, and no others. */
  ticks: readonly number[];
  textOf: (value: number) => string;
}

/** The axis of values under a line, with labels where they are told. */
export const tickAxis = (look: Look, { min, max, ticks, textOf }: TickAxisOptions) => ({
  min,
  max,
  border: { color: look.theme.line },
  grid: { display: false },
  ticks: {
    color: look.theme.quiet,
    font: fontOf(look),
    autoSkip: false,
    maxRotation: 0,
    callback: (value: string | number) => textOf(Number(value)),
  },
  afterBuildTicks: (axis: { ticks: { value: number }[] }) => {
    axis.ticks = ticks.map((value) => ({ value }));
  },
});
