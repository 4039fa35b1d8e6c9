import { chartReserve } from '@observatorio/cards';
import { type Block, PICTURE_MARGIN, pictureOf } from '@observatorio/charts/picture';
import type { Chart } from '@observatorio/charts/specs';
import {
  type ChartSpec,
  type ChartTheme,
  canvasFont,
  textMeasure,
} from '@observatorio/charts/specs';
import type { PictureRequest } from '@observatorio/contract';
import { figuresBlock, messageBlock } from './blocks';
import { pictureTheme } from './picture-theme';
import type { ShownCard } from './show-card';

/** Height of a chart and width below which a card is narrow, in px. */
const CHART_HEIGHT = 320;
const NARROW = 408;

/** Chart.js types with equal width and height, and their minimum height in px. */
const roundTypes: readonly string[] = ['radar', 'polarArea', 'doughnut'];
const MIN_HEIGHT = 280;

/** A sized chart with the Chart.js parts that it uses. */
export interface LaidOutChart extends Pick<Chart, 'parts'> {
  spec: ChartSpec<any>;
  width: number;
  height: number;
}

/** A laid-out picture, ready to be drawn. */
export interface LaidOutPicture extends ReturnType<typeof pictureOf> {
  /** Undefined if the card shows figures or a message instead of a chart. */
  chart?: LaidOutChart;
}

/** Returns the height that a card reserves in addition to the default chart height, in px. */
function extraHeight({ reserve }: ShownCard, width: number): number {
  const plain = chartReserve().heights;
  const from = width < NARROW ? 0 : Math.max(...Object.keys(plain).map(Number));
  return reserve.hasChart ? (reserve.heights[from] ?? 0) - (plain[from] ?? 0) : 0;
}

function chartAt(
  { parts, build, height: own }: Chart,
  { theme, width, extra }: { theme: ChartTheme; width: number; extra: number },
): LaidOutChart {
  const measure = textMeasure(canvasFont(theme.fontFamily));
  const specAt = (height: number) => build({ width, height, theme, measure });
  const highest = own ?? CHART_HEIGHT + extra;
  // Most of the extra height is for the names in the legend, which the picture adds itself.
  const isRound = roundTypes.includes(specAt(highest).type);
  const usual = isRound ? Math.max(MIN_HEIGHT, Math.min(highest, width)) : highest;
  // A picture has no tooltip with the whole name, so it grows rather than cut a name off.
  const height = Math.max(usual, Math.ceil(specAt(usual).wholeHeight ?? 0));
  return { parts, spec: specAt(height), width, height };
}

/** Lays out what a card shows without a chart: figures or a message. */
const textsBlock = (
  { figures, note = '', message = { title: '', text: '' } }: ShownCard,
  space: { theme: ChartTheme; width: number },
): Block => (figures ? figuresBlock(figures, note, space) : messageBlock(message, space));

/** Lays out a card as a picture. `drawChart` draws the chart at the origin. */
export function layOut(
  shown: ShownCard,
  { theme: name, width: whole }: PictureRequest,
  drawChart: (context: CanvasRenderingContext2D, chart: LaidOutChart) => void,
): LaidOutPicture {
  const theme = pictureTheme(name);
  const width = whole - 2 * PICTURE_MARGIN;
  const extra = extraHeight(shown, width);
  const chart =
    shown.chart && !shown.message ? chartAt(shown.chart, { theme, width, extra }) : undefined;
  const image: Block = chart
    ? { height: chart.height, draw: (context) => drawChart(context, chart) }
    : textsBlock(shown, { theme, width });
  const legend = chart?.spec.legend ?? [];
  const picture = pictureOf({ image, width, theme, legend, texts: shown.texts });
  return { ...picture, ...(chart && { chart }) };
}
