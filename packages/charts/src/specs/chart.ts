import type { Unit } from '@observatorio/language';
import type { ChartComponentLike, ChartType } from 'chart.js';
import type { ChartSpec, RenderTarget } from './chart-spec';

/** A chart that can be laid out at any size and in any theme. */
export interface Chart<Type extends ChartType = any> {
  /** Chart.js controllers, elements, scales and plugins that it uses. */
  parts: readonly ChartComponentLike[];
  /** Lays out the chart; empty before `load` has resolved. */
  build: (target: RenderTarget) => ChartSpec<Type>;
  /**
   * Minimum height, in pixels; above the standard chart height, it makes the card grow. Default: 0.
   */
  minHeight?: number;
  /** Minimum height on a narrow card, in pixels. Default: `minHeight`. */
  narrowMinHeight?: number;
  /** Height, in pixels. Default: `--obs-chart-height`, or 320. */
  height?: number | undefined;
  /** Whether the legend is a list of numbered notes, styled by `radarStyles`. Default: false. */
  isNoted?: boolean;
  /**
   * Loads the data that `build` needs; undefined if nothing is missing. Charts that need the same
   * data share the function. Rejects if the network is down.
   */
  load?: () => Promise<void> | undefined;
}

/** Rows of a chart, and the unit of their counts. */
export interface RowsOptions<Row> {
  rows: readonly Row[];
  /** Unit of the counts. Default: employment links. */
  unit?: Unit | undefined;
}

/** Rows of a chart with categories that can be selected. */
export interface CategoryOptions<Row> extends RowsOptions<Row> {
  /** Keys of the selected categories; the others are dimmed. Default: none. */
  selected?: readonly string[] | undefined;
}
