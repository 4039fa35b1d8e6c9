import { LINKS } from '@observatorio/domain';
import { BarController, BarElement, CategoryScale, LinearScale } from 'chart.js';
import { useCallback } from 'react';
import { type ChartProps } from './chart-props';
import { ChartFrame } from './frame/chart-frame';
import type { Look } from './frame/chart-spec';
import { useSameList } from './frame/use-same-list';
import { type StackRow, type StackSeries, stackData } from './stacked-bar-data';
import { stackedColumns } from './stacked-bar-spec';

export interface StackedBarChartProps<Row extends StackRow> extends ChartProps<Row> {
  /** The parts of each stack, from the bottom. Hold the list in a constant. */
  series: readonly StackSeries<Row>[];
}

const parts = [BarController, BarElement, CategoryScale, LinearScale];

/** One column per row, made of the counts of each series, in the order of the rows. */
export function StackedBarChart<Row extends StackRow>({
  rows,
  series,
  selected,
  unit = LINKS,
  ...frame
}: StackedBarChartProps<Row>) {
  const chosen = useSameList(selected);
  const build = useCallback(
    (look: Look) => stackedColumns(look, { data: stackData(rows, series), chosen, unit }),
    [rows, series, chosen, unit],
  );
  return <ChartFrame parts={parts} build={build} {...frame} />;
}
