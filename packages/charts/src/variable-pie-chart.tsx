import { LINKS } from '@observatorio/domain';
import { ArcElement, PolarAreaController, RadialLinearScale } from 'chart.js';
import { useCallback } from 'react';
import { ChartFrame } from './frame/chart-frame';
import type { RenderTarget } from './frame/chart-spec';
import { useStableList } from './frame/use-stable-list';
import type { PieChartProps } from './pie-chart';
import { variableSlices } from './variable-pie-data';
import { variablePieSpec } from './variable-pie-spec';

const parts = [PolarAreaController, ArcElement, RadialLinearScale];

/** Draws shares in a pie whose larger slices also have a larger radius. */
export function VariablePieChart({
  rows,
  selected,
  unit = LINKS,
  hues,
  ...frame
}: Omit<PieChartProps, 'half'>) {
  const chosen = useStableList(selected);
  const build = useCallback(
    (target: RenderTarget) =>
      variablePieSpec(target, { slices: variableSlices(rows, hues), chosen, unit }),
    [rows, chosen, unit, hues],
  );
  return <ChartFrame parts={parts} build={build} {...frame} />;
}
