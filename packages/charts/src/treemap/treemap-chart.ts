import { type CountRow } from '@observatorio/domain';
import { LINKS } from '@observatorio/language';
import { BarController, BarElement, CategoryScale, LinearScale, Title } from 'chart.js';
import { TreemapController, TreemapElement } from 'chartjs-chart-treemap';
import type { CategoryOptions, Chart } from '../specs/chart';
import type { GroupOf } from './treemap-data';
import { treemapBarSpec, treemapSpec } from './treemap-spec';

export interface TreemapChartOptions extends CategoryOptions<CountRow> {
  /** Group of each category, which has its colour. Default: one colour for all. */
  groupOf?: GroupOf | undefined;
}

const parts = [
  TreemapController,
  TreemapElement,
  LinearScale,
  BarController,
  BarElement,
  CategoryScale,
  Title,
];

/** Box width below which few tiles have room for a name, in pixels. */
const NARROW = 620;

/**
 * Categories as tiles, or as bars in a narrow box. Suits many categories of very different sizes.
 */
export const treemapChart = ({
  rows,
  selected: chosen = [],
  unit = LINKS,
  groupOf,
}: TreemapChartOptions): Chart<'bar' | 'treemap'> => ({
  parts,
  build: (target) => {
    const options = { rows, chosen, unit, groupOf };
    return target.width < NARROW ? treemapBarSpec(target, options) : treemapSpec(target, options);
  },
});
