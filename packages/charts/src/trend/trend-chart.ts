import { LinearScale, LineController, LineElement, PointElement } from 'chart.js';
import type { Chart } from '../specs/chart';
import { type TrendSpecOptions, trendSpec } from './trend-spec';

const parts = [LineController, LineElement, PointElement, LinearScale];

/** Values over the years, one line per series, with gaps for missing years and at breaks. */
export const trendChart = (options: TrendSpecOptions): Chart<'line'> => ({
  parts,
  build: (target) => trendSpec(target, options),
});
