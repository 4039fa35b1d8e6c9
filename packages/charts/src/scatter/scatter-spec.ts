import { formatCompact } from '@observatorio/language';
import type { Chart } from 'chart.js';
import { fitLines } from '../canvas/text-fit';
import { gridColor } from '../specs/bar-axes';
import { baseOptions, fontOf, sentenceTooltip, titleAbove } from '../specs/base-options';
import type { ChartSpec, RenderTarget } from '../specs/chart-spec';
import { colorOf } from '../specs/chart-theme';
import { elementIndexAt } from '../specs/element-at';
import { pointKeys } from './point-keys';
import {
  commonRange,
  isPlaceable,
  logTicks,
  notablePoints,
  type ScatterPoint,
} from './scatter-data';
import { scatterTexts } from './scatter-texts';

/** A group of points, which share a colour. */
export interface ScatterGroup {
  /** Label in the legend. */
  label: string;
  /** Hue of the palette, 1–8. Default: grey. */
  hue?: number;
}

export interface ScatterOptions {
  points: readonly ScatterPoint[];
  groups: readonly ScatterGroup[];
  /** Titles of the axes. */
  axes: { x: string; y: string };
  /** Label of the diagonal, and a shorter one for narrow charts. */
  diagonal: { label: string; short: string };
  /** Words in the corners above and below the diagonal, with the group whose colour they have. */
  corners: { above: { text: string; group: number }; below: { text: string; group: number } };
  /** Sentence in a point's tooltip, below its label. */
  sentenceOf(point: ScatterPoint): string;
  /** Note in the legend about points without a place. Default: none. */
  noteOf?(count: number): string;
}

const RADIUS = 5;
/** Distance from a point's edge at which it reacts, in pixels. */
const HIT_RADIUS = 8;

/** Box width from which the texts have more room, in pixels. */
const WIDE = 620;

/** Height of a tick label with its spacing and width of the widest one, in pixels. */
const TICK_HEIGHT = 34;
const TICK_WIDTH = 64;

/** Axis over the decimal logarithms of its values, labelled with the values. */
function logAxis(target: RenderTarget, range: { min: number; max: number }, room: number) {
  const ticks = logTicks(range.min, range.max, room);
  return {
    type: 'linear' as const,
    min: Math.log10(range.min),
    max: Math.log10(range.max),
    border: { color: target.theme.line },
    grid: { color: gridColor(target.theme) },
    ticks: {
      color: target.theme.quiet,
      font: fontOf(target),
      autoSkip: false,
      maxRotation: 0,
      callback: (value: string | number) => formatCompact(Math.round(10 ** Number(value))),
    },
    afterBuildTicks: (axis: { ticks: { value: number }[] }) => {
      axis.ticks = ticks.map((tick) => ({ value: Math.log10(tick) }));
    },
  };
}

/** Lays out the points, the names of the most notable ones, and the diagonal. */
export function scatterSpec(target: RenderTarget, options: ScatterOptions): ChartSpec<'scatter'> {
  const { theme, width, height, measure } = target;
  const { groups, axes, corners, diagonal, sentenceOf } = options;
  const points = options.points.filter(isPlaceable);
  const unplaced = options.points.length - points.length;
  const range = commonRange(points);
  const colors = groups.map(({ hue }) => colorOf(null, hue, theme));
  const isWide = width >= WIDE;
  const fills = points.map(({ group }) => colors[group] ?? theme.neutral);
  return {
    type: 'scatter',
    data: {
      datasets: [
        {
          label: axes.y,
          data: points.map(({ x, y }) => ({ x: Math.log10(x), y: Math.log10(y) })),
          pointRadius: RADIUS,
          pointHoverRadius: RADIUS + 2,
          pointHitRadius: HIT_RADIUS,
          pointBackgroundColor: fills,
          pointBorderColor: theme.raised,
          pointBorderWidth: 1,
          pointHoverBackgroundColor: fills,
          pointHoverBorderColor: theme.text,
          pointHoverBorderWidth: 2,
        },
      ],
    },
    options: {
      ...baseOptions(target),
      interaction: { mode: 'nearest', intersect: true },
      // Without clicks, which would deactivate a point that was reached by keyboard.
      events: ['mousemove', 'mouseout', 'touchstart', 'touchmove'],
      scales: {
        x: {
          ...logAxis(target, range, width / TICK_WIDTH),
          title: { display: true, text: axes.x, color: theme.quiet, font: fontOf(target) },
        },
        y: logAxis(target, range, height / TICK_HEIGHT),
      },
      plugins: {
        scatterTexts: {
          names: notablePoints(points, isWide ? 12 : 10)
            .map((index) => ({
              index,
              lines: fitLines(
                points[index]?.label ?? '',
                isWide ? 190 : 100,
                isWide ? 2 : 3,
                measure,
              ),
            }))
            // A shortened name would say less than none.
            .filter(({ lines }) => !lines.at(-1)?.endsWith('…')),
          corners: [
            { text: corners.above.text, color: colors[corners.above.group] ?? theme.text },
            { text: corners.below.text, color: colors[corners.below.group] ?? theme.text },
          ],
          diagonal: isWide ? diagonal.label : diagonal.short,
          color: theme.text,
          quiet: theme.quiet,
          halo: theme.raised,
          fontFamily: theme.fontFamily,
        },
        title: titleAbove(target, axes.y),
        tooltip: sentenceTooltip<'scatter'>(
          target,
          ({ dataIndex }) => {
            const point = points[dataIndex];
            return point ? sentenceOf(point) : '';
          },
          ({ dataIndex }) => points[dataIndex]?.label ?? '',
        ),
      },
    },
    plugins: [scatterTexts, pointKeys],
    legend: [
      ...groups.map(({ label }, group) => ({ label, color: colors[group] ?? '' })),
      ...(unplaced > 0 && options.noteOf ? [{ label: options.noteOf(unplaced) }] : []),
    ],
    keyAt: keyFinder(points),
  };
}

/**
 * Returns the function that finds the key of a point. A first tap only shows the tooltip of a
 * point, because fingers miss; a second one on the same point selects it.
 */
function keyFinder(points: readonly ScatterPoint[]) {
  let tapped = -1;
  return (chart: Chart<'scatter'>, event: MouseEvent) => {
    const isClick = event.type === 'click';
    const active = isClick ? chart.getActiveElements()[0]?.index : undefined;
    const index = active ?? elementIndexAt(chart, event, 'nearest');
    if (isClick && 'pointerType' in event && event.pointerType === 'touch' && index !== tapped) {
      tapped = index;
      return undefined;
    }
    return points[index]?.key;
  };
}
