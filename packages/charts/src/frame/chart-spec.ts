import type { Chart, ChartData, ChartOptions, ChartType, Plugin } from 'chart.js';
import type { LegendEntry } from './chart-legend';
import type { ChartTheme } from './chart-theme';
import type { Measure } from './text-fit';
import type { BoxSize } from './use-box-size';

/** What a chart is laid out for. */
export interface Look extends BoxSize {
  theme: ChartTheme;
  /** Widths in the chart's font at `FONT_SIZE`. */
  measure: Measure;
}

/** Everything that the frame needs to draw one chart. */
export interface ChartSpec<Type extends ChartType> {
  type: Type;
  data: ChartData<Type>;
  options: ChartOptions<Type>;
  /** Of this chart alone: a registered plugin would run in every chart. Default: none. */
  plugins?: Plugin<Type>[];
  /** Drawn as HTML under the canvas. Default: none. */
  legend?: readonly LegendEntry[];
  /** The key under the pointer; undefined where there is nothing. Default: nothing anywhere. */
  keyAt?: (chart: Chart<Type>, event: MouseEvent) => string | null | undefined;
}

/** In pixels: every text on a canvas. */
export const FONT_SIZE = 12;
