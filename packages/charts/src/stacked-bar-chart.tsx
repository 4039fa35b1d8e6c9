import { LINKS } from '@observatorio/domain';
import { BarController, BarElement, CategoryScale, LinearScale } from 'chart.js';
import { useCallback } from 'react';
import { ChartFrame } from './frame/chart-frame';
import { type ChartProps } from './frame/chart-props';
import type { Look } from './frame/chart-spec';
import { useSameList } from './frame/use-same-list';
import { type StackRow, type StackSeries, stackData } from './stacked-bar-data';
import { stackedBars, stackedColumns } from './stacked-bar-spec';

export interface StackedBarChartProps<Row extends StackRow> extends ChartProps<Row> {
  /** The parts of each stack, from the bottom or the left. Hold the list in a constant. */
  series: readonly StackSeries<Row>[];
  /** Default: `columns`. */
  direction?: 'bars' | 'columns';
}

const parts = [BarController, BarElement, CategoryScale, LinearScale];

/** One column or bar per row, made of the counts of each series, in the order of the rows. */
export function StackedBarChart<Row extends StackRow>({
  rows,
  series,
  selected,
  unit = LINKS,
  direction = 'columns',
  ...frame
}: StackedBarChartProps<Row>) {
  const chosen = useSameList(selected);
  const build = useCallback(
    (look: Look) => {
      const options = { data: stackData(rows, series), chosen, unit };
      return direction === 'bars' ? stackedBars(look, options) : stackedColumns(look, options);
    },
    [rows, series, chosen, unit, direction],
  );
  return <ChartFrame parts={parts} build={build} {...frame} />;
}
