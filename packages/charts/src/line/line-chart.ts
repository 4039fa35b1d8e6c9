import type { SeriesBreak, YearLinks } from '@observatorio/domain';
import { LINKS } from '@observatorio/language';
import { LinearScale, LineController, LineElement, PointElement } from 'chart.js';
import type { Chart, RowsOptions } from '../specs/chart';
import { BREAK_ROW } from './line-breaks';
import { lineYears } from './line-data';
import { lineSpec } from './line-spec';

export interface LineChartOptions extends RowsOptions<YearLinks> {
  /** Height, in pixels. Default: the standard chart height. */
  height?: number | undefined;
  /** Breaks of the series, each drawn as a labelled gap that adds to the height. Default: none. */
  breaks?: readonly SeriesBreak[];
  /** Years drawn as hollow points, because their data are partial. Default: none. */
  partialYears?: readonly number[];
}

const parts = [LineController, LineElement, PointElement, LinearScale];

/** Counts by year, as a line with gaps for missing years and at breaks. */
export const lineChart = ({
  rows,
  unit = LINKS,
  height,
  breaks = [],
  partialYears,
}: LineChartOptions): Chart<'line'> => ({
  parts,
  height: height && height + breaks.length * BREAK_ROW,
  build: (target) => lineSpec(target, { years: lineYears(rows, breaks, partialYears), unit }),
});
