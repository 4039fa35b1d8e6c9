import { BarController, BarElement, CategoryScale, LinearScale, Title } from 'chart.js';
import type { Chart } from '../specs/chart';
import {
  type DotChartOptions,
  type DotRow,
  dotSpec,
  dotsHeight,
  narrowDotsHeight,
} from './dot-spec';

export type { DotChartOptions, DotRow, DotSeries } from './dot-spec';

const parts = [BarController, BarElement, CategoryScale, LinearScale, Title];

/** A row of dots per category, one for each series, on a common axis. */
export const dotChart = <Row extends DotRow>(options: DotChartOptions<Row>): Chart<'bar'> => ({
  parts,
  minHeight: dotsHeight(options.rows.length),
  narrowMinHeight: narrowDotsHeight(options.rows),
  build: (target) => dotSpec(target, options),
});
