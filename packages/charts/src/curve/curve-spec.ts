import { totalOf } from '@observatorio/domain';
import { formatBound, formatWholeMoney, type Unit } from '@observatorio/language';
import { baseOptions, sentenceTooltip } from '../specs/base-options';
import type { ChartSpec, RenderTarget } from '../specs/chart-spec';
import { hueOf } from '../specs/chart-theme';
import { hiddenAxis } from '../specs/hidden-axis';
import { tickAxis } from '../specs/tick-axis';
import { valueSentence } from '../specs/value-text';
import {
  type CurveClass,
  type CurvePoint,
  type PayBounds,
  payCurve,
  payTicks,
  placeCaptions,
  trimEmptyClasses,
} from './curve-data';
import { CAPTION_GAP, CAPTION_ROW, type PayMarksOptions, payMarks } from './pay-marks';

/** A marked value, such as the mean, in reais. */
export interface PayMark {
  value: number;
  /** Name and formatted value. */
  caption: string;
}

interface CurveSpecOptions {
  classes: readonly CurveClass[];
  marks: readonly PayMark[];
  /** Ends of the curve; undefined to use the ends of the classes. */
  bounds: PayBounds | undefined;
  unit: Unit;
}

/** Width of an axis label, in pixels. */
const TICK_WIDTH = 62;

/** Area chart over a logarithmic pay axis. */
export function curveSpec(
  target: RenderTarget,
  { classes, marks, bounds, unit }: CurveSpecOptions,
): ChartSpec<'line'> {
  const { theme, measure, width } = target;
  const shown = trimEmptyClasses(classes);
  const points = payCurve(shown, bounds);
  const total = totalOf(classes);
  const [min, max] = bounds ?? [shown[0]?.from ?? 1, shown.at(-1)?.to ?? 1];
  // The labels of the ends stand half outside the axis.
  const ticks = payTicks(min, max, width - TICK_WIDTH, TICK_WIDTH);
  const captions = marks
    .toSorted((a, b) => a.value - b.value)
    .map((mark) => ({ ...mark, width: measure(mark.caption) }));
  const color = hueOf(theme, 1);
  return {
    type: 'line',
    data: {
      datasets: [
        {
          label: unit.many,
          data: points.map(({ pay, height }) => ({ x: pay, y: height })),
          borderColor: color,
          backgroundColor: `color-mix(in srgb, ${color} 24%, transparent)`,
          borderWidth: 2,
          fill: true,
          cubicInterpolationMode: 'monotone',
          pointRadius: 0,
          pointHoverRadius: 5,
          pointHoverBackgroundColor: color,
          pointHoverBorderColor: theme.raised,
        },
      ],
    },
    options: {
      ...baseOptions(target),
      interaction: { mode: 'index', intersect: false },
      layout: {
        padding: { top: 8 + CAPTION_ROW * captionRows(captions, { min, max, width }), right: 2 },
      },
      scales: {
        x: {
          type: 'logarithmic',
          ...tickAxis(target, { min, max, ticks, textOf: formatBound }),
        },
        // Room for the line's width at its peak.
        y: hiddenAxis(0, Math.max(1, ...points.map(({ height }) => height)) * 1.03),
      },
      plugins: {
        payMarks: {
          marks: captions,
          color: theme.text,
          quiet: theme.quiet,
          halo: theme.raised,
          fontFamily: theme.fontFamily,
        },
        tooltip: sentenceTooltip<'line'>(target, ({ dataIndex }) =>
          rangeSentence(points[dataIndex], total, unit),
        ),
      },
    },
    plugins: [payMarks],
  };
}

/**
 * Formats `De R$ 1.317 a R$ 2.028: cerca de 123.450 vínculos (12%)`; "cerca de" because the counts
 * are rounded to tens.
 */
function rangeSentence(point: CurvePoint | undefined, total: number, unit: Unit): string {
  if (!point) return '';
  const { from, to, count } = point;
  const range = `De ${formatWholeMoney(from)} a ${formatWholeMoney(to)}`;
  return valueSentence(range, count, total, unit).replace(': ', ': cerca de ');
}

/** Estimates the number of caption rows; exact positions are known only at draw time. */
function captionRows(
  marks: PayMarksOptions['marks'],
  { min, max, width }: { min: number; max: number; width: number },
): number {
  const places = placeCaptions(
    marks.map((mark) => ({
      x: (width * Math.log(mark.value / min)) / Math.log(max / min),
      width: mark.width,
    })),
    [0, width],
    CAPTION_GAP,
  );
  return Math.max(0, ...places.map(({ row }) => row + 1));
}
