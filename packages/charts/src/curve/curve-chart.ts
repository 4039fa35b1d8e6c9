import { LINKS } from '@observatorio/language';
import {
  Filler,
  LinearScale,
  LineController,
  LineElement,
  LogarithmicScale,
  PointElement,
} from 'chart.js';
import type { Chart, RowsOptions } from '../specs/chart';
import type { CurveClass, PayBounds } from './curve-data';
import { curveSpec, type PayMark } from './curve-spec';

export type { CurveClass, PayBounds, PayMark };

export interface CurveChartOptions extends RowsOptions<CurveClass> {
  /** Vertical lines with captions. Default: none. */
  marks?: readonly PayMark[] | undefined;
  /** Lowest and highest pay, the ends of the curve. Default: the ends of the classes. */
  bounds?: PayBounds | undefined;
}

const parts = [LineController, LineElement, PointElement, LinearScale, LogarithmicScale, Filler];

/** The pay distribution, as a curve over a logarithmic axis. */
export const curveChart = ({
  rows,
  unit = LINKS,
  marks = [],
  bounds,
}: CurveChartOptions): Chart<'line'> => ({
  parts,
  build: (target) =>
    curveSpec(target, {
      classes: rows,
      marks,
      bounds: bounds?.every(Boolean) ? bounds : undefined,
      unit,
    }),
});
