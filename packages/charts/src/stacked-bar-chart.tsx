import { LINKS } from '@observatorio/domain';
import { BarController, BarElement, CategoryScale, LinearScale } from 'chart.js';
import { useCallback } from 'react';
import { ChartFrame } from './frame/chart-frame';
import type { ChartProps } from './frame/chart-props';
import type { RenderTarget } from './frame/chart-spec';
import { useStableList } from './frame/use-stable-list';
import { type StackRow, type StackSeries, stackData } from './stacked-bar-data';
import { stackedBars, stackedColumns } from './stacked-bar-spec';

export interface StackedBarChartProps<Row extends StackRow> extends ChartProps<Row> {
  /** Parts of each stack, from the bottom or the left. Must be referentially stable. */
  series: readonly StackSeries<Row>[];
  /** Default: `columns`. */
  direction?: 'bars' | 'columns';
  /** Shortens the labels under columns if any does not fit. Must be referentially stable. */
  shorten?: (label: string) => string;
}

const parts = [BarController, BarElement, CategoryScale, LinearScale];

/** Draws one column or bar per row, stacked from the counts of each series. */
export function StackedBarChart<Row extends StackRow>({
  rows,
  series,
  selected,
  unit = LINKS,
  direction = 'columns',
  shorten,
  ...frame
}: StackedBarChartProps<Row>) {
  const chosen = useStableList(selected);
  const build = useCallback(
    (target: RenderTarget) => {
      const options = { data: stackData(rows, series), chosen, unit, shorten };
      return direction === 'bars' ? stackedBars(target, options) : stackedColumns(target, options);
    },
    [rows, series, chosen, unit, direction, shorten],
  );
  return <ChartFrame parts={parts} build={build} {...frame} />;
}
