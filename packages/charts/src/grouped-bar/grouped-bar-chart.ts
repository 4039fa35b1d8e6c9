import { BarController, BarElement, CategoryScale, LinearScale } from 'chart.js';
import type { Chart } from '../specs/chart';
import { type GroupedBarChartOptions, groupedColumns } from './grouped-bar-spec';

const parts = [BarController, BarElement, CategoryScale, LinearScale];

/** Groups of columns side by side, for values that do not add up. */
export const groupedBarChart = (options: GroupedBarChartOptions): Chart<'bar'> => ({
  parts,
  build: (target) => groupedColumns(target, options),
});
