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
import type { PayClass } from './curve-data';
import { curveSpec, type PayMark } from './curve-spec';
import { ChartFrame } from './frame/chart-frame';
import type { ChartProps } from './frame/chart-props';
import type { RenderTarget } from './frame/chart-spec';

export interface CurveChartProps extends Omit<ChartProps<PayClass>, 'selected' | 'onSelect'> {
  /** Vertical lines with captions. Pass a stable list. Default: none. */
  marks?: readonly PayMark[];
}

const parts = [LineController, LineElement, PointElement, LinearScale, LogarithmicScale, Filler];
const noMarks: readonly PayMark[] = [];

/** Draws the distribution of pay as a curve over classes of a constant ratio. */
export function CurveChart({ rows, unit = LINKS, marks = noMarks, ...frame }: CurveChartProps) {
  const build = useCallback(
    (target: RenderTarget) => curveSpec(target, { classes: rows, marks, unit }),
    [rows, marks, unit],
  );
  return <ChartFrame parts={parts} build={build} {...frame} />;
}
