import { barChart } from '@observatorio/charts/bar-chart';
import type { CountRow } from '@observatorio/domain';
import type { ChartOptions, Draw } from './draw';

/** Creates a drawing of one bar per row. */
export const bars =
  (options: ChartOptions<typeof barChart> = {}): Draw<CountRow> =>
  (rows, { selected, unit }) => ({
    kind: 'chart',
    chart: barChart({ rows, selected, unit, ...options }),
  });
