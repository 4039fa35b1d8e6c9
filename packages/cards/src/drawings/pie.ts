import { pieChart } from '@observatorio/charts/pie-chart';
import type { CountRow } from '@observatorio/domain';
import type { ChartOptions, Draw } from './draw';

/** Creates a drawing of the rows' shares as a ring. */
export const pie =
  (options: ChartOptions<typeof pieChart> = {}): Draw<CountRow> =>
  (rows, { selected, unit }) => ({
    kind: 'chart',
    chart: pieChart({ rows, selected, unit, ...options }),
  });
