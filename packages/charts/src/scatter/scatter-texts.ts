import type { Chart, ChartType, Plugin } from 'chart.js';
import { writeWithHalo } from '../canvas/halo-text';
import { canvasFont, FONT_SIZE } from '../canvas/text-measure';
import { type Box, placeNames } from './scatter-data';

export interface ScatterTextsOptions {
  /** Points to name, in order of priority, with the lines of their names. */
  names: readonly { index: number; lines: readonly string[] }[];
  /** Words in the corners above and below the diagonal. */
  corners: readonly [above: CornerText, below: CornerText];
  /** Label of the diagonal. */
  diagonal: string;
  color: string;
  quiet: string;
  halo: string;
  fontFamily: string;
}

interface CornerText {
  text: string;
  color: string;
}

declare module 'chart.js' {
  interface PluginOptionsByType<TType extends ChartType> {
    scatterTexts?: ScatterTextsOptions;
  }
}

const LINE_HEIGHT = FONT_SIZE * 1.25;
const INSET = 8;
/** Distance of the diagonal's label from its upper end, in pixels. */
const END = 48;

type AnyChart = Chart<'scatter'>;

/** Draws the diagonal behind the points, with its label along it, near the upper end. */
function drawDiagonal(
  { ctx, chartArea }: AnyChart,
  { diagonal, quiet, halo, fontFamily }: ScatterTextsOptions,
): void {
  const { left, top, right, bottom } = chartArea;
  ctx.save();
  ctx.strokeStyle = quiet;
  ctx.lineWidth = 1.5;
  ctx.setLineDash([6, 4]);
  ctx.beginPath();
  ctx.moveTo(left, bottom);
  ctx.lineTo(right, top);
  ctx.stroke();
  ctx.setLineDash([]);
  ctx.translate(right, top);
  ctx.rotate(Math.atan2(top - bottom, right - left));
  ctx.font = canvasFont(fontFamily);
  ctx.textAlign = 'right';
  ctx.textBaseline = 'bottom';
  writeWithHalo(ctx, { text: diagonal, x: -END, y: -4, color: quiet, halo });
  ctx.restore();
}

/** Returns the space that the label of the diagonal takes, in small boxes along it. */
function diagonalBoxes({ ctx, chartArea }: AnyChart, { diagonal }: ScatterTextsOptions): Box[] {
  const { left, top, right, bottom } = chartArea;
  const angle = Math.atan2(bottom - top, right - left);
  const count = Math.ceil(ctx.measureText(diagonal).width / FONT_SIZE) + 1;
  return Array.from({ length: count }, (_, index) => {
    const distance = END + index * FONT_SIZE;
    const x = right - distance * Math.cos(angle) - FONT_SIZE * Math.sin(angle);
    const y = top + distance * Math.sin(angle) - FONT_SIZE * Math.cos(angle);
    const half = FONT_SIZE / 2;
    return { left: x - half, top: y - half, right: x + half, bottom: y + half };
  });
}

/** Writes the words in the corners and returns the space that they take. */
function drawCorners(
  { ctx, chartArea: { left, top, right, bottom } }: AnyChart,
  { corners: [above, below], halo, fontFamily }: ScatterTextsOptions,
): Box[] {
  ctx.font = canvasFont(fontFamily, FONT_SIZE + 2, 600);
  ctx.textBaseline = 'top';
  ctx.textAlign = 'left';
  const height = FONT_SIZE + 4;
  const boxOf = ({ text }: CornerText, x: number, y: number): Box => ({
    left: x,
    top: y,
    right: x + ctx.measureText(text).width,
    bottom: y + height,
  });
  const belowWidth = ctx.measureText(below.text).width;
  const boxes = [
    boxOf(above, left + INSET, top + INSET),
    boxOf(below, right - INSET - belowWidth, bottom - INSET - height),
  ];
  for (const [index, { text, color }] of [above, below].entries()) {
    const { left: x, top: y } = boxes[index] ?? { left: 0, top: 0 };
    writeWithHalo(ctx, { text, x, y, color, halo });
  }
  return boxes;
}

/** Writes the names of points that have room for one. */
function drawNames(chart: AnyChart, options: ScatterTextsOptions, corners: readonly Box[]): void {
  const { ctx, chartArea } = chart;
  const { names, color, halo, fontFamily } = options;
  ctx.font = canvasFont(fontFamily);
  ctx.textBaseline = 'middle';
  ctx.textAlign = 'left';
  const points = chart.getDatasetMeta(0).data.map((point) => point.getProps(['x', 'y']));
  const marks = points.map(({ x, y }) => ({
    left: x - 4,
    top: y - 4,
    right: x + 4,
    bottom: y + 4,
  }));
  const sizes = names.map(({ index, lines }) => ({
    x: points[index]?.x ?? 0,
    y: points[index]?.y ?? 0,
    width: Math.max(...lines.map((line) => ctx.measureText(line).width)),
    height: lines.length * LINE_HEIGHT,
  }));
  const obstacles = [...corners, ...marks, ...diagonalBoxes(chart, options)];
  for (const [order, place] of placeNames(sizes, chartArea, obstacles).entries()) {
    const { lines = [] } = names[order] ?? {};
    if (!place) continue;
    ctx.fillStyle = halo;
    ctx.fillRect(place.left, place.top, place.right - place.left, place.bottom - place.top);
    const isLeft = place.right < (sizes[order]?.x ?? 0);
    ctx.textAlign = isLeft ? 'right' : 'left';
    for (const [line, text] of lines.entries()) {
      const x = isLeft ? place.right : place.left;
      writeWithHalo(ctx, { text, x, y: place.top + (line + 0.5) * LINE_HEIGHT, color, halo });
    }
  }
}

/** Draws the diagonal, and the names and words around the points. */
export const scatterTexts: Plugin<'scatter', ScatterTextsOptions> = {
  id: 'scatterTexts',
  beforeDatasetsDraw(chart, _, options) {
    drawDiagonal(chart, options);
  },
  afterDatasetsDraw(chart, _, options) {
    chart.ctx.save();
    drawNames(chart, options, drawCorners(chart, options));
    chart.ctx.restore();
  },
};
