import { LINKS } from '@observatorio/domain';
import {
  Filler,
  LinearScale,
  LineController,
  LineElement,
  LogarithmicScale,
  PointElement,
} from 'chart.js';
import { useCallback } from 'react';
import type { PayBounds, PayClass } from './curve-data';
import { curveSpec, type PayMark } from './curve-spec';
import { ChartFrame } from './frame/chart-frame';
import type { ChartProps } from './frame/chart-props';
import type { RenderTarget } from './frame/chart-spec';

export interface CurveChartProps extends Omit<ChartProps<PayClass>, 'selected' | 'onSelect'> {
  /** Vertical lines with captions. Must be referentially stable. Default: none. */
  marks?: readonly PayMark[];
  /** Lowest and highest pay, the ends of the curve. Default: the ends of the classes. */
  bounds?: PayBounds | undefined;
}

const parts = [LineController, LineElement, PointElement, LinearScale, LogarithmicScale, Filler];
const noMarks: readonly PayMark[] = [];

/** Draws the pay distribution as a curve over a logarithmic axis. */
export function CurveChart({
  rows,
  unit = LINKS,
  marks = noMarks,
  bounds,
  ...frame
}: CurveChartProps) {
  const [least, greatest] = bounds ?? [];
  const build = useCallback(
    (target: RenderTarget) => {
      const ends = least && greatest ? ([least, greatest] as const) : undefined;
      return curveSpec(target, { classes: rows, marks, bounds: ends, unit });
    },
    [rows, marks, least, greatest, unit],
  );
  return <ChartFrame parts={parts} build={build} {...frame} />;
}
