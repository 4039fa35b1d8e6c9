import { LINKS } from '@observatorio/domain';
import { BarController, BarElement, CategoryScale, LinearScale, Title } from 'chart.js';
import { useCallback } from 'react';
import { barRows, labelsFit } from './bar-data';
import { columns, horizontalBars } from './bar-spec';
import { ChartFrame } from './frame/chart-frame';
import { type ChartProps, type CountRow } from './frame/chart-props';
import type { Look } from './frame/chart-spec';
import { useSameList } from './frame/use-same-list';

export interface BarChartProps extends ChartProps<CountRow> {
  /** Columns become bars where their labels do not fit under them. Default: `bars`. */
  direction?: 'bars' | 'columns';
  /** The rows keep their order, as those of bands do. Default: false, the highest first. */
  ordered?: boolean;
  /** Bars touch each other, as those of a histogram do. Default: false. */
  gapless?: boolean;
  /** What the categories are, written along their axis. Default: nothing. */
  axisTitle?: string | undefined;
}

const parts = [BarController, BarElement, CategoryScale, LinearScale, Title];

/** In pixels: what the count axis takes beside the columns, and the air between two labels. */
const AXIS_WIDTH = 44;
const COLUMN_GAP = 6;

/** One bar per category, as long as its count. */
export function BarChart({
  rows,
  selected,
  unit = LINKS,
  direction = 'bars',
  ordered = false,
  gapless = false,
  axisTitle,
  ...frame
}: BarChartProps) {
  const chosen = useSameList(selected);
  const build = useCallback(
    (look: Look) => {
      const bars = barRows(rows, ordered);
      const options = { bars, chosen, unit, gapless, axisTitle };
      const column = (look.width - AXIS_WIDTH) / Math.max(1, bars.length) - COLUMN_GAP;
      return direction === 'columns' && labelsFit(bars, column, look.measure)
        ? columns(look, options, column)
        : horizontalBars(look, options);
    },
    [rows, chosen, unit, direction, ordered, gapless, axisTitle],
  );
  return <ChartFrame parts={parts} build={build} {...frame} />;
}
