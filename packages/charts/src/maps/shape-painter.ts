import { type ChartType, type Color, Interaction, type Plugin } from 'chart.js';
import { GeoFeature } from 'chartjs-chart-geo';
import { writeWithHalo } from '../canvas/halo-text';
import type { MeasureText } from '../canvas/text-fit';
import { placeNames } from './place-names';
import { pathOf } from './shape-path';
import { DOT_RADIUS, dotsOf, placeMode } from './small-shapes';
import { stateLabels } from './state-labels';

export interface ShapePainterOptions {
  /** Indexes of the selected shapes. */
  chosen: readonly number[];
  outline: string;
  /** Colour around the outline, to make it visible on any fill. */
  halo: string;
  /** Colour of the label on each shape, by index. */
  labelColors: readonly string[];
  /** Font of the labels, in canvas syntax. */
  font: string;
  /** Measures text in that font. */
  measure: MeasureText;
  /** Shapes to name, in order of importance. */
  named: readonly { index: number; name: string }[];
  /** Width of the map, in pixels. */
  canvasWidth: number;
}

declare module 'chart.js' {
  interface PluginOptionsByType<TType extends ChartType> {
    shapePainter?: ShapePainterOptions;
  }
}

/** Outlines of the selected shapes, widest first; the shapes are then drawn over the inner half. */
const lines = ({ outline, halo }: ShapePainterOptions) => [
  { strokeStyle: halo, lineWidth: 9 },
  { strokeStyle: outline, lineWidth: 6 },
];

/** A place to draw: its shape, or a dot if the shape is too small to see. */
interface Mark {
  path: Path2D;
  shape: GeoFeature;
}

function drawMark(ctx: CanvasRenderingContext2D, { path, shape }: Mark): void {
  const { backgroundColor, borderColor, borderWidth } = shape.options;
  ctx.fillStyle = backgroundColor;
  ctx.strokeStyle = borderColor;
  ctx.lineWidth = borderWidth;
  ctx.fill(path);
  ctx.stroke(path);
}

function dotPath(x: number, y: number): Path2D {
  const path = new Path2D();
  path.arc(x, y, DOT_RADIUS, 0, 2 * Math.PI);
  return path;
}

/** Outlines the selected places as a group, so that a region has a single border. */
function drawChosen(
  ctx: CanvasRenderingContext2D,
  marks: readonly Mark[],
  options: ShapePainterOptions,
): void {
  for (const line of lines(options)) {
    Object.assign(ctx, line);
    for (const { path } of marks) ctx.stroke(path);
  }
  for (const mark of marks) drawMark(ctx, mark);
}

function drawLabels(
  ctx: CanvasRenderingContext2D,
  shapes: readonly GeoFeature[],
  { labelColors, outline, halo, font, measure, named, canvasWidth }: ShapePainterOptions,
): void {
  ctx.font = font;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  for (const { index, text, x, y, isInside } of stateLabels(ctx, shapes, measure)) {
    const fill: Color | undefined = shapes[index]?.options.backgroundColor;
    const color = isInside ? (labelColors[index] ?? outline) : outline;
    const behind = isInside && typeof fill === 'string' ? fill : halo;
    writeWithHalo(ctx, { text, x, y, color, halo: behind });
  }
  for (const { text, x, y } of placeNames(shapes, named, { measure, width: canvasWidth })) {
    writeWithHalo(ctx, { text, x, y, color: outline, halo });
  }
}

/**
 * Draws the shapes instead of chartjs-chart-geo, which creates a canvas per shape on every update:
 * that takes a second for the 853 municipalities of Minas Gerais. Outlines are drawn over the
 * neighbours.
 */
export const shapePainter: Plugin<'choropleth', ShapePainterOptions> = {
  id: 'shapePainter',
  // Not on import, so that bundlers can drop it from pages without a map.
  install: () => void Object.assign(Interaction.modes, { place: placeMode }),
  beforeDatasetDraw({ ctx }, { meta }, options) {
    const shapes = meta.data.filter((shape) => shape instanceof GeoFeature);
    const dots = new Map(dotsOf(shapes).map(({ index, x, y }) => [index, dotPath(x, y)]));
    const marks = shapes.map((shape) => ({ shape, path: pathOf(shape) }));
    const withDots = marks.map((mark, index) => ({ ...mark, path: dots.get(index) ?? mark.path }));
    const chosen = withDots.filter((_, index) => options.chosen.includes(index));
    ctx.save();
    ctx.lineJoin = 'round';
    for (const mark of marks) drawMark(ctx, mark);
    for (const [index, mark] of withDots.entries()) if (dots.has(index)) drawMark(ctx, mark);
    drawChosen(ctx, chosen, options);
    drawLabels(ctx, shapes, options);
    ctx.restore();
    return false;
  },
};
