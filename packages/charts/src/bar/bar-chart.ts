import { type CountRow, totalOf } from '@observatorio/domain';
import { LINKS } from '@observatorio/language';
import { BarController, BarElement, CategoryScale, LinearScale, Title } from 'chart.js';
import type { CategoryOptions, Chart } from '../specs/chart';
import { countTexts, type ValueTexts, valueSentence } from '../specs/value-text';
import { barRows, barsHeight, labelsFit, restOf, topBars } from './bar-data';
import { columns, horizontalBars } from './bar-spec';

export interface BarChartOptions extends CategoryOptions<CountRow> {
  /** `columns` falls back to bars if the labels do not fit. Default: `bars`. */
  direction?: 'bars' | 'columns';
  /** Keeps the order of the rows, e.g. for bands. Default: false, largest first. */
  ordered?: boolean;
  /** Draws the bars without gaps, as in a histogram. Default: false. */
  gapless?: boolean;
  /** Title of the category axis. Default: none. */
  axisTitle?: string | undefined;
  /** Note below the chart. Default: none. */
  note?: string | undefined;
  /** Shortens the labels under columns. Default: full labels. */
  shorten?: ((label: string) => string) | undefined;
  /** Hue 1–8 of the palette by key. Default: the first for all. */
  hues?: Readonly<Record<string, number>> | undefined;
  /** Formats of values that are not counts and do not add up. Default: counts with their shares. */
  texts?: ValueTexts | undefined;
}

export { MAX_ROWS as MAX_BARS } from './bar-data';

const parts = [BarController, BarElement, CategoryScale, LinearScale, Title];

/** Width of the count axis, and gap between two labels, in pixels. */
const AXIS_WIDTH = 44;
const COLUMN_GAP = 6;

/** One bar per category. */
export const barChart = ({
  rows,
  selected: chosen = [],
  unit = LINKS,
  direction = 'bars',
  ordered = false,
  gapless = false,
  axisTitle,
  note,
  shorten,
  hues,
  texts,
}: BarChartOptions): Chart<'bar'> => ({
  parts,
  minHeight: barsHeight(rows.length),
  build: (target) => {
    const all = barRows(rows, ordered);
    const bars = topBars(all);
    const total = totalOf(all);
    const rest = texts ? undefined : restOf(all, bars);
    const remark = rest ? valueSentence(rest.label, rest.count, total, unit) : note;
    const options = {
      bars,
      chosen,
      unit,
      gapless,
      axisTitle,
      note: remark,
      hues,
      texts: texts ?? countTexts(total, unit),
    };
    const column = (target.width - AXIS_WIDTH) / Math.max(1, bars.length) - COLUMN_GAP;
    return direction === 'columns' && labelsFit(bars, column, target.measure, shorten)
      ? columns(target, { ...options, shorten }, column)
      : horizontalBars(target, options);
  },
});
