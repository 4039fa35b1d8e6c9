import type { Chart, ChartData, ChartOptions, ChartType, Plugin } from 'chart.js';
import type { LegendEntry } from './chart-legend';
import type { ChartTheme } from './chart-theme';
import type { Measure } from './text-fit';
import type { BoxSize } from './use-box-size';

/** Where a chart is drawn: its size, theme and font metrics. */
export interface RenderTarget extends BoxSize {
  theme: ChartTheme;
  /** Measures text in the chart's font at `FONT_SIZE`. */
  measure: Measure;
  /** Pixels of the canvas for each CSS pixel. Default: those of the screen. */
  ratio?: number;
}

/** A laid out chart, ready for the frame to draw. */
export interface ChartSpec<Type extends ChartType> {
  type: Type;
  data: ChartData<Type>;
  options: ChartOptions<Type>;
  /** Plugins of this chart; registered ones would run in every chart. Default: none. */
  plugins?: Plugin<Type>[];
  /** Rendered as HTML below the canvas. Default: none. */
  legend?: readonly LegendEntry[];
  /** The key at the pointer, undefined if there is none. Default: nothing is selectable. */
  keyAt?(chart: Chart<Type>, event: MouseEvent): string | null | undefined;
}

/** Size of all text on a canvas, in pixels. */
export const FONT_SIZE = 12;
