import type { Chart, ChartData, ChartOptions, ChartType, Plugin } from 'chart.js';
import type { LegendEntry } from './chart-legend';
import type { ChartTheme } from './chart-theme';
import type { Measure } from './text-fit';
import type { BoxSize } from './use-box-size';

/** Size, theme and font metrics to draw a chart with. */
export interface RenderTarget extends BoxSize {
  theme: ChartTheme;
  /** Measures text in the chart's font at `FONT_SIZE`. */
  measure: Measure;
  /** Canvas pixels per CSS pixel. Default: the device pixel ratio. */
  ratio?: number;
}

/** A laid-out chart, ready for the frame to draw. */
export interface ChartSpec<Type extends ChartType> {
  type: Type;
  data: ChartData<Type>;
  options: ChartOptions<Type>;
  /** Plugins for this chart only; registered plugins would run in every chart. Default: none. */
  plugins?: Plugin<Type>[];
  /** Legend rendered as HTML below the canvas. Default: none. */
  legend?: readonly LegendEntry[];
  /**
   * Returns the key of the mark at the pointer, or undefined if there is none. Default: no mark is
   * selectable.
   */
  keyAt?(chart: Chart<Type>, event: MouseEvent): string | null | undefined;
}

/** Font size of all text on a canvas, in pixels. */
export const FONT_SIZE = 12;
