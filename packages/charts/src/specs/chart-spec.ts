import type { Chart, ChartData, ChartOptions, ChartType, Plugin } from 'chart.js';
import type { MeasureText } from '../canvas/text-fit';
import type { ChartTheme } from './chart-theme';
import type { DotShape } from './dot-shape';

/** Size of a box, in pixels. */
export interface BoxSize {
  width: number;
  height: number;
  /** Canvas pixels per CSS pixel. Default: the device pixel ratio. */
  ratio?: number;
}

/** Size, theme and font metrics to draw a chart with. */
export interface RenderTarget extends BoxSize {
  theme: ChartTheme;
  /** Measures text in the chart's font at `FONT_SIZE`. */
  measure: MeasureText;
}

/** An entry in a chart's legend. */
export interface LegendEntry {
  label: string;
  /** CSS colour of the swatch. Default: no swatch. */
  color?: string;
  /** Border of the swatch. Default: `color`. */
  outline?: string;
  /** Draws the swatch with stripes, for missing data. Default: false. */
  hatched?: boolean;
  /** Shape of the swatch. Default: a rounded square. */
  shape?: DotShape;
  /** Full label, if `label` is shortened: a tooltip, and the label in pictures. Default: `label`. */
  title?: string;
}

/** A laid-out chart, ready for the frame to draw. */
export interface ChartSpec<Type extends ChartType> {
  type: Type;
  data: ChartData<Type>;
  options: ChartOptions<Type>;
  /** Plugins for this chart only; registered plugins would run in every chart. Default: none. */
  plugins?: Plugin<Type>[];
  /** Minimum height at which no name is cut off, in pixels. Default: 0. */
  wholeHeight?: number | undefined;
  /** Legend rendered as HTML below the canvas. Default: none. */
  legend?: readonly LegendEntry[];
  /**
   * Returns the key of the mark at the pointer, or undefined if there is none. Default: no mark is
   * selectable.
   */
  keyAt?(chart: Chart<Type>, event: MouseEvent): string | null | undefined;
}
