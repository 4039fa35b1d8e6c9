import { type CountRow, type Hues, LINKS } from '@observatorio/domain';
import { ArcElement, DoughnutController } from 'chart.js';
import { useCallback } from 'react';
import { ChartFrame } from './frame/chart-frame';
import type { ChartProps } from './frame/chart-props';
import type { RenderTarget } from './frame/chart-spec';
import { useStableList } from './frame/use-stable-list';
import { pieSlices } from './pie-data';
import { pieSpec } from './pie-spec';

export interface PieChartProps extends ChartProps<CountRow> {
  /** Hues by key, shared by all cards. Default: assigned in the order of the keys. */
  hues?: Hues | undefined;
  /** Draws only the upper half of the ring. Default: false. */
  half?: boolean;
}

const parts = [DoughnutController, ArcElement];

/** Draws the shares of the categories as a ring of at most eight slices. */
export function PieChart({
  rows,
  selected,
  unit = LINKS,
  hues,
  half = false,
  ...frame
}: PieChartProps) {
  const chosen = useStableList(selected);
  const build = useCallback(
    (target: RenderTarget) =>
      pieSpec(target, { slices: pieSlices(rows, hues), chosen, unit, half }),
    [rows, chosen, unit, hues, half],
  );
  return <ChartFrame parts={parts} build={build} {...frame} />;
}
