import { LinearScale, PointElement, ScatterController, Title } from 'chart.js';
import type { Chart } from '../specs/chart';
import type { ScatterPoint } from './scatter-data';
import { type ScatterOptions, scatterSpec } from './scatter-spec';

export type { ScatterPoint };

const parts = [ScatterController, PointElement, LinearScale, Title];

/** Points on two logarithmic axes, with the diagonal where both values are equal. */
export const scatterChart = (options: ScatterOptions): Chart<'scatter'> => ({
  parts,
  build: (target) => scatterSpec(target, options),
});
