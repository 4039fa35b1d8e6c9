import { LINKS } from '@observatorio/language';
import { BarController, BarElement, CategoryScale, LinearScale } from 'chart.js';
import type { CategoryOptions, Chart } from '../specs/chart';
import { type StackRow, type StackSeries, stackData } from './stacked-bar-data';
import { stackedBars, stackedColumns } from './stacked-bar-spec';

export type { StackRow, StackSeries };

export interface StackedBarChartOptions<Row extends StackRow> extends CategoryOptions<Row> {
  /** Parts of each stack, from the bottom or the left. */
  series: readonly StackSeries<Row>[];
  /** Default: `columns`. */
  direction?: 'bars' | 'columns';
  /** Shortens the labels under columns if any does not fit. Default: full labels. */
  shorten?: ((label: string) => string) | undefined;
}

const parts = [BarController, BarElement, CategoryScale, LinearScale];

/** One column or bar per row, stacked from the counts of each series. */
export const stackedBarChart = <Row extends StackRow>({
  rows,
  series,
  selected: chosen = [],
  unit = LINKS,
  direction = 'columns',
  shorten,
}: StackedBarChartOptions<Row>): Chart<'bar'> => ({
  parts,
  build: (target) => {
    const options = { data: stackData(rows, series), chosen, unit, shorten };
    return direction === 'bars' ? stackedBars(target, options) : stackedColumns(target, options);
  },
});
