import { type CountRow } from '@observatorio/domain';
import { LINKS } from '@observatorio/language';
import { BarController, BarElement, CategoryScale, LinearScale, Title } from 'chart.js';
import { TreemapController, TreemapElement } from 'chartjs-chart-treemap';
import type { CategoryOptions, Chart } from '../specs/chart';
import { treemapBarSpec, treemapSpec } from './treemap-spec';

export type TreemapChartOptions = CategoryOptions<CountRow>;

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
 * Categories as tiles, or as bars in a narrow box. Suits many categories of very different sizes.
 */
export const treemapChart = ({
  rows,
  selected: chosen = [],
  unit = LINKS,
}: TreemapChartOptions): Chart<'bar' | 'treemap'> => ({
  parts,
  build: (target) => {
    const options = { rows, chosen, unit };
    return target.width < NARROW ? treemapBarSpec(target, options) : treemapSpec(target, options);
  },
});
