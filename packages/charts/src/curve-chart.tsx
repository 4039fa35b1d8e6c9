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
import { type ChartProps } from './frame/chart-props';
import type { Look } from './frame/chart-spec';

export interface CurveChartProps extends Omit<ChartProps<PayClass>, 'selected' | 'onSelect'> {
  /** Vertical lines with captions. Hold the list while it does not change. Default: none. */
  marks?: readonly PayMark[];
}

const parts = [LineController, LineElement, PointElement, LinearScale, LogarithmicScale, Filler];
const noMarks: readonly PayMark[] = [];

/** How many are paid how much: a curve over classes of pay, each a constant ratio wide. */
export function CurveChart({ rows, unit = LINKS, marks = noMarks, ...frame }: CurveChartProps) {
  const build = useCallback(
    (look: Look) => curveSpec(look, { classes: rows, marks, unit }),
    [rows, marks, unit],
  );
  return <ChartFrame parts={parts} build={build} {...frame} />;
}
