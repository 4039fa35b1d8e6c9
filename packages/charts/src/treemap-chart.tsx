import { type CountRow, LINKS } from '@observatorio/domain';
import { BarController, BarElement, CategoryScale, LinearScale, Title } from 'chart.js';
import { TreemapController, TreemapElement } from 'chartjs-chart-treemap';
import { useCallback } from 'react';
import { ChartFrame } from './frame/chart-frame';
import type { ChartProps } from './frame/chart-props';
import type { RenderTarget } from './frame/chart-spec';
import { useStableList } from './frame/use-stable-list';
import { treemapBarSpec, treemapSpec } from './treemap-spec';

const parts = [
  TreemapController,
  TreemapElement,
  LinearScale,
  BarController,
  BarElement,
  CategoryScale,
  Title,
];

/** Box width below which few tiles have room for a name, in pixels: the width of a narrow card. */
const NARROW = 408;

/**
 * Draws categories as tiles, or as bars in a narrow box. Suits many categories of very different
 * sizes.
 */
export function TreemapChart({ rows, selected, unit = LINKS, ...frame }: ChartProps<CountRow>) {
  const chosen = useStableList(selected);
  const build = useCallback(
    (target: RenderTarget) => {
      const options = { rows, chosen, unit };
      return target.width < NARROW ? treemapBarSpec(target, options) : treemapSpec(target, options);
    },
    [rows, chosen, unit],
  );
  return <ChartFrame<'bar' | 'treemap'> parts={parts} build={build} {...frame} />;
}
