import { type Hues, LINKS } from '@observatorio/domain';
import { ArcElement, DoughnutController } from 'chart.js';
import { useCallback } from 'react';
import { ChartFrame } from './frame/chart-frame';
import type { ChartProps } from './frame/chart-props';
import type { Look } from './frame/chart-spec';
import { useSameList } from './frame/use-same-list';
import { type SunburstRow, sunburstData } from './sunburst-data';
import { sunburstSpec } from './sunburst-spec';

export interface SunburstChartProps extends ChartProps<SunburstRow> {
  /** The hue of each category, the same under all filters. Hold it in a constant. */
  hues: Hues;
}

const parts = [DoughnutController, ArcElement];

/** Categories in a ring, and around it their parts. */
export function SunburstChart({
  rows,
  selected,
  unit = LINKS,
  hues,
  ...frame
}: SunburstChartProps) {
  const chosen = useSameList(selected);
  const build = useCallback(
    (look: Look) => sunburstSpec(look, { data: sunburstData(rows, hues), chosen, unit }),
    [rows, chosen, unit, hues],
  );
  return <ChartFrame parts={parts} build={build} {...frame} />;
}
