import { hatch } from '../canvas/hatch';
import { allLines } from '../canvas/text-fit';
import { canvasFont, FONT_SIZE, textMeasure } from '../canvas/text-measure';
import type { LegendEntry } from '../specs/chart-spec';
import type { ChartTheme } from '../specs/chart-theme';
import { drawDot } from '../specs/dot-shape';
import { flow } from './flow';

/** Text that makes an exported chart understandable on its own. */
export interface PictureTexts {
  title: string;
  /** Summary of the chart in one sentence. Default: none. */
  summary?: string | undefined;
  /** Unit or measure; empty if there is none, or if each figure names its own. */
  unit: string;
  /** Active filters, in words. */
  filters: readonly string[];
  /** Source and reference year. */
  source: string;
  /** E.g. "Dados de demonstração". Default: none. */
  badge?: string | undefined;
}

/** Part of a picture, drawn with its top-left corner at (0, 0). */
export interface Block {
  height: number;
  draw: (context: CanvasRenderingContext2D) => void;
}

/** Margin around a picture, in pixels. */
export const PICTURE_MARGIN = 24;

/** Swatch size, gap between legend entries, and line height, in pixels. */
const SWATCH = 12;
const LEGEND_GAP = 16;
const LINE = 18;

/** Says what a picture is about: its unit and filters. Empty if it has neither. */
export const scopeText = ({ unit, filters }: Pick<PictureTexts, 'unit' | 'filters'>): string =>
  [
    unit && `Unidade: ${unit}.`,
    (unit || filters.length > 0) && `Filtros: ${filters.join('; ') || 'nenhum'}.`,
  ]
    .filter(Boolean)
    .join(' ');

/** A chart, or a notice in place of one, plus the other parts of a picture. */
export interface PictureOptions {
  image: Block;
  /** Width of the image and its text, in pixels. */
  width: number;
  theme: ChartTheme;
  legend: readonly LegendEntry[];
  texts: PictureTexts;
}

/** Lays out a chart with a margin and the text that makes it understandable on its own. */
export function pictureOf({ image, width, theme, legend, texts }: PictureOptions): Block & {
  width: number;
} {
  const text = (words: string, { color = theme.quiet, size = FONT_SIZE, weight = 400 } = {}) =>
    textBlock(words, { font: canvasFont(theme.fontFamily, size, weight), size, color, width });
  const blocks = [
    text(texts.title, { color: theme.text, size: 16, weight: 600 }),
    text(texts.summary ?? '', { color: theme.text, size: 14 }),
    text(scopeText(texts)),
    image,
    legendBlock(legend, theme, width),
    text(texts.source),
    text(texts.badge ?? '', { color: theme.text, weight: 600 }),
  ].filter(({ height }) => height > 0);
  const gap = PICTURE_MARGIN / 2;
  const whole = {
    width: width + 2 * PICTURE_MARGIN,
    height: blocks.reduce((sum, { height }) => sum + height + gap, 2 * PICTURE_MARGIN - gap),
  };
  return { ...whole, draw: (context) => drawBlocks(context, blocks, { ...whole, gap, theme }) };
}

interface Sheet {
  width: number;
  height: number;
  gap: number;
  theme: ChartTheme;
}

/** Draws blocks one below the other on the theme's background. */
function drawBlocks(
  context: CanvasRenderingContext2D,
  blocks: readonly Block[],
  { width, height, gap, theme }: Sheet,
): void {
  context.fillStyle = theme.raised;
  context.fillRect(0, 0, width, height);
  context.textBaseline = 'top';
  context.translate(PICTURE_MARGIN, PICTURE_MARGIN);
  for (const block of blocks) {
    block.draw(context);
    context.translate(0, block.height + gap);
  }
}

/** Font, colour and width of a text block. */
export interface TextStyle {
  font: string;
  /** Font size, in pixels. */
  size: number;
  color: string;
  width: number;
}

/** Lays out text over as many lines as it needs. */
export function textBlock(text: string, { font, size, color, width }: TextStyle): Block {
  const lines = text ? allLines(text, width, textMeasure(font)) : [];
  const lineHeight = Math.round(size * 1.5);
  return {
    height: lines.length * lineHeight,
    draw: (context) => {
      context.font = font;
      context.fillStyle = color;
      for (const [index, line] of lines.entries()) context.fillText(line, 0, index * lineHeight);
    },
  };
}

/** Space for the swatch in front of a label, in pixels. */
const indent = ({ color }: LegendEntry) => (color ? SWATCH + 6 : 0);

function legendBlock(legend: readonly LegendEntry[], theme: ChartTheme, width: number): Block {
  const font = canvasFont(theme.fontFamily);
  const measure = textMeasure(font);
  const entries = legend.map((entry) => {
    const lines = allLines(entry.title ?? entry.label, width - indent(entry), measure);
    return { ...entry, lines, width: indent(entry) + Math.max(0, ...lines.map(measure)) };
  });
  const { places, lineCount } = flow(entries, width, LEGEND_GAP);
  return {
    height: lineCount * LINE,
    draw: (context) => {
      context.font = font;
      for (const [index, entry] of entries.entries()) {
        const { left = 0, line = 0 } = places[index] ?? {};
        drawSwatch(context, entry, left, line * LINE);
        context.fillStyle = theme.text;
        for (const [row, text] of entry.lines.entries())
          context.fillText(text, left + indent(entry), (line + row) * LINE);
      }
    },
  };
}

function drawSwatch(
  context: CanvasRenderingContext2D,
  { color, outline, hatched, shape }: LegendEntry,
  x: number,
  y: number,
): void {
  if (!color) return;
  context.fillStyle = hatched ? hatch(color) : color;
  context.strokeStyle = outline ?? color;
  if (shape) {
    const radius = SWATCH / 2;
    drawDot(context, { shape, radius, borderWidth: 0 }, x + radius, y + radius);
    return;
  }
  // A path rather than `fillRect`: in SVG output, Skia misplaces a rectangle with a pattern fill.
  context.beginPath();
  context.rect(x, y, SWATCH, SWATCH);
  context.fill();
  context.stroke();
}
