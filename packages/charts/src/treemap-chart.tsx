import { type CountRow, LINKS } from '@observatorio/domain';
import { LinearScale } from 'chart.js';
import { TreemapController, TreemapElement } from 'chartjs-chart-treemap';
import { useCallback } from 'react';
import { ChartFrame } from './frame/chart-frame';
import type { ChartProps } from './frame/chart-props';
import type { RenderTarget } from './frame/chart-spec';
import { useSameList } from './frame/use-same-list';
import { treemapSpec } from './treemap-spec';

const parts = [TreemapController, TreemapElement, LinearScale];

/** Draws categories as tiles; suits many categories of very different sizes. */
export function TreemapChart({ rows, selected, unit = LINKS, ...frame }: ChartProps<CountRow>) {
  const chosen = useSameList(selected);
  const build = useCallback(
    (target: RenderTarget) => treemapSpec(target, { rows, chosen, unit }),
    [rows, chosen, unit],
  );
  return <ChartFrame parts={parts} build={build} {...frame} />;
}
