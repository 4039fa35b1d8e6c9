import { type YearLinks } from '@observatorio/domain';
import { LINKS } from '@observatorio/language';
import { LinearScale, LineController, LineElement, PointElement } from 'chart.js';
import type { Chart, RowsOptions } from '../specs/chart';
import { lineYears } from './line-data';
import { lineSpec } from './line-spec';

export interface LineChartOptions extends RowsOptions<YearLinks> {
  /** Height, in pixels. Default: the standard chart height. */
  height?: number | undefined;
}

const parts = [LineController, LineElement, PointElement, LinearScale];

/** Counts by year, as a line with gaps for missing years. */
export const lineChart = ({ rows, unit = LINKS, height }: LineChartOptions): Chart<'line'> => ({
  parts,
  height,
  build: (target) => lineSpec(target, { years: lineYears(rows), unit }),
});
