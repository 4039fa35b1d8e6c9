import { type Hues } from '@observatorio/domain';
import { LINKS } from '@observatorio/language';
import { ArcElement, DoughnutController } from 'chart.js';
import type { CategoryOptions, Chart } from '../specs/chart';
import { type SunburstRow, sunburstData } from './sunburst-data';
import { sunburstSpec } from './sunburst-spec';

export type { SunburstRow };

export interface SunburstChartOptions extends CategoryOptions<SunburstRow> {
  /** Hue of each category; hues above 8 are replaced by a free one. */
  hues: Hues;
}

const parts = [DoughnutController, ArcElement];

/** Categories in an inner ring and their parts in an outer ring. */
export const sunburstChart = ({
  rows,
  selected: chosen = [],
  unit = LINKS,
  hues,
}: SunburstChartOptions): Chart<'doughnut'> => ({
  parts,
  build: (target) => sunburstSpec(target, { data: sunburstData(rows, hues, chosen), chosen, unit }),
});
