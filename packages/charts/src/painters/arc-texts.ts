import { ArcElement, type Chart, type ChartType, type Plugin } from 'chart.js';
import { FONT_SIZE } from '../canvas/text-measure';
import { ARC_LINE_HEIGHT, type Arc } from './arc-lines';

/** Lines of text on an arc, and their colour. */
export interface ArcText {
  lines: readonly string[];
  color: string;
}

/** Text in the centre of a ring: a value and the lines below it. */
export interface CentreText {
  value: string;
  captions: readonly string[];
}

export interface ArcTextsOptions {
  /** Returns the text for an arc of a series, or undefined for none. */
  textOf: (arc: Arc, series: number, index: number) => ArcText | undefined;
  /** Text in the hole, raised `offset` pixels above the centre. Default: none. */
  middle?: CentreText & { offset: number };
  color: string;
  quiet: string;
  fontFamily: string;
}

declare module 'chart.js' {
  interface PluginOptionsByType<TType extends ChartType> {
    arcTexts?: ArcTextsOptions;
  }
}

const arcsOf = (chart: Chart, series: number): ArcElement[] =>
  chart.getDatasetMeta(series).data.filter((arc) => arc instanceof ArcElement);

/** Draws text on the arcs of a ring or pie and in its centre. */
export const arcTexts: Plugin<'doughnut' | 'polarArea', ArcTextsOptions> = {
  id: 'arcTexts',
  afterDatasetsDraw(chart, _, options) {
    const { ctx } = chart;
    ctx.save();
    ctx.textAlign = 'center';
    ctx.textBaseline = 'middle';
    ctx.font = `500 ${FONT_SIZE}px ${options.fontFamily}`;
    for (const series of chart.data.datasets.keys()) {
      for (const [index, arc] of arcsOf(chart, series).entries()) {
        const text = options.textOf(arc, series, index);
        if (text) writeOn(ctx, arc, text);
      }
    }
    const [first] = arcsOf(chart, 0);
    if (first) writeMiddle(ctx, first, options);
    ctx.restore();
  },
};

function writeOn(ctx: CanvasRenderingContext2D, arc: ArcElement, { lines, color }: ArcText): void {
  const { x, y } = arc.getCenterPoint(true);
  const top = y - ((lines.length - 1) * ARC_LINE_HEIGHT) / 2;
  ctx.fillStyle = color;
  for (const [index, line] of lines.entries()) ctx.fillText(line, x, top + index * ARC_LINE_HEIGHT);
}

function writeMiddle(
  ctx: CanvasRenderingContext2D,
  { x, y }: ArcElement,
  { middle, color, quiet, fontFamily }: ArcTextsOptions,
): void {
  if (!middle) return;
  ctx.fillStyle = color;
  ctx.font = `600 20px ${fontFamily}`;
  const top = y - middle.offset - (middle.captions.length - 1) * (ARC_LINE_HEIGHT / 2);
  ctx.fillText(middle.value, x, top - 8);
  ctx.fillStyle = quiet;
  ctx.font = `${FONT_SIZE}px ${fontFamily}`;
  for (const [index, line] of middle.captions.entries())
    ctx.fillText(line, x, top + 12 + index * ARC_LINE_HEIGHT);
}
