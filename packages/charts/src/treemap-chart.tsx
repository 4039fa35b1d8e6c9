import { LINKS } from '@observatorio/domain';
import { LinearScale } from 'chart.js';
import { TreemapController, TreemapElement } from 'chartjs-chart-treemap';
import { useCallback } from 'react';
import { ChartFrame } from './frame/chart-frame';
import { type ChartProps, type CountRow } from './frame/chart-props';
import type { Look } from './frame/chart-spec';
import { useSameList } from './frame/use-same-list';
import { treemapSpec } from './treemap-spec';

const parts = [TreemapController, TreemapElement, LinearScale];

/** Categories as tiles of a rectangle: for many of them, of very different sizes. */
export function TreemapChart({ rows, selected, unit = LINKS, ...frame }: ChartProps<CountRow>) {
  const chosen = useSameList(selected);
  const build = useCallback(
    (look: Look) => treemapSpec(look, { rows, chosen, unit }),
    [rows, chosen, unit],
  );
  return <ChartFrame parts={parts} build={build} {...frame} />;
}
