import { type Hues, LINKS } from '@observatorio/domain';
import { ArcElement, DoughnutController } from 'chart.js';
import { useCallback } from 'react';
import { ChartFrame } from './frame/chart-frame';
import type { ChartProps } from './frame/chart-props';
import type { RenderTarget } from './frame/chart-spec';
import { useStableList } from './frame/use-stable-list';
import { type SunburstRow, sunburstData } from './sunburst-data';
import { sunburstSpec } from './sunburst-spec';

export interface SunburstChartProps extends ChartProps<SunburstRow> {
  /**
   * Hue of each category; hues above 8 are replaced by a free one. Must be referentially stable.
   */
  hues: Hues;
}

const parts = [DoughnutController, ArcElement];

/** Draws categories in an inner ring and their parts in an outer ring. */
export function SunburstChart({
  rows,
  selected,
  unit = LINKS,
  hues,
  ...frame
}: SunburstChartProps) {
  const chosen = useStableList(selected);
  const build = useCallback(
    (target: RenderTarget) =>
      sunburstSpec(target, { data: sunburstData(rows, hues, chosen), chosen, unit }),
    [rows, chosen, unit, hues],
  );
  return <ChartFrame parts={parts} build={build} {...frame} />;
}
