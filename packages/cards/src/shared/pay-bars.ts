import { barChart } from '@observatorio/charts/bar-chart';
import type { PayMeasure } from '@observatorio/language';
import type { ChartOptions } from '../drawings/draw';
import { type PaidRow, payTexts, payValues } from './pay-rows';
import { drawPay, type PayVariantOptions, payVariant } from './pay-variant';

type BarOptions = ChartOptions<typeof barChart>;

/** One bar per category, as long as its pay. */
export const payBars = (measure: PayMeasure, options: BarOptions = {}) =>
  drawPay<PaidRow>(measure, (rows, selected) => ({
    kind: 'chart',
    chart: barChart({
      rows: payValues(rows, measure),
      selected,
      texts: payTexts(rows, measure),
      ...options,
    }),
  }));

/** Declares a variant that shows the mean or median pay of categories as bars. */
export const payBarVariant = ({
  bars,
  ...options
}: Omit<PayVariantOptions, 'draw'> & { bars?: BarOptions }) =>
  payVariant({
    ...options,
    draw: payBars(options.measure, { ordered: options.isOrdered ?? false, ...bars }),
  });
