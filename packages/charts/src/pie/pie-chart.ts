import { type CountRow, type Hues } from '@observatorio/domain';
import { LINKS } from '@observatorio/language';
import { ArcElement, DoughnutController } from 'chart.js';
import type { CategoryOptions, Chart } from '../specs/chart';
import { pieSlices } from './pie-data';
import { pieSpec } from './pie-spec';

export interface PieChartOptions extends CategoryOptions<CountRow> {
  /** Hues by key, shared by all cards. Default: assigned in the order of the keys. */
  hues?: Hues | undefined;
  /** Draws only the upper half of the ring. Default: false. */
  half?: boolean;
}

const parts = [DoughnutController, ArcElement];

/** The shares of the categories, as a ring of at most eight slices. */
export const pieChart = ({
  rows,
  selected: chosen = [],
  unit = LINKS,
  hues,
  half = false,
}: PieChartOptions): Chart<'doughnut'> => ({
  parts,
  build: (target) => pieSpec(target, { slices: pieSlices(rows, hues), chosen, unit, half }),
});
