import { legendOf } from './frame/canvas-legend';
import type { LegendEntry } from './frame/chart-legend';
import { FONT_SIZE } from './frame/chart-spec';
import { type ChartTheme, readChartTheme } from './frame/chart-theme';
import { flow } from './frame/flow';
import { hatch } from './frame/hatch';
import { fitLines } from './frame/text-fit';
import { canvasFont, textMeasure } from './frame/text-measure';

/** Texts around the chart, without which it cannot be read alone. */
export interface PngOptions {
  title: string;
  /** The chart in one sentence. Default: none. */
  summary?: string | undefined;
  /** What is counted or measured. */
  unit: string;
  /** The filters in force, in words. */
  filters: readonly string[];
  /** Source and reference year. */
  source: string;
  /** For example "Dados de demonstração". Default: none. */
  badge?: string | undefined;
}

/** A part of the picture, drawn with its top left corner at 0, 0. */
interface Block {
  height: number;
  draw: (context: CanvasRenderingContext2D) => void;
}

/** Sizes in pixels. */
const MARGIN = 24;
const SWATCH = 12;
const LEGEND_GAP = 16;
const LINE = 18;

/**
 * Encodes a chart as a PNG with its texts and its legend, in the colours of its theme and
 * at the resolution of its canvas. Rejects if the browser cannot encode it.
 */
export function chartToPng(canvas: HTMLCanvasElement, options: PngOptions): Promise<Blob> {
  const { clientWidth: width, clientHeight: height } = canvas;
  const theme = readChartTheme(canvas);
  const text = (words: string, { color = theme.quiet, size = FONT_SIZE, weight = 400 } = {}) =>
    textBlock(words, { font: canvasFont(theme.fontFamily, size, weight), size, color, width });
  const font = canvasFont(theme.fontFamily);
  const legend = legendOf(canvas);
  // A remark wraps; it would be condensed like an entry otherwise.
  const isNote = ({ color, label }: LegendEntry) => !color && textMeasure(font)(label) > width;
  const blocks = [
    text(options.title, { color: theme.text, size: 16, weight: 600 }),
    text(options.summary ?? '', { color: theme.text, size: 14 }),
    text(`Unidade: ${options.unit}. Filtros: ${options.filters.join('; ') || 'nenhum'}.`),
    imageBlock(canvas, width, height),
    legendBlock(
      legend.filter((entry) => !isNote(entry)),
      font,
      theme,
      width,
    ),
    ...legend.filter(isNote).map(({ label }) => text(label)),
    text(options.source),
    text(options.badge ?? '', { color: theme.text, weight: 600 }),
  ];
  return encode(
    blocks.filter((block) => block.height > 0),
    { width, ratio: canvas.width / width, background: theme.raised },
  );
}

const imageBlock = (canvas: HTMLCanvasElement, width: number, height: number): Block => ({
  height,
  draw: (context) => context.drawImage(canvas, 0, 0, width, height),
});

interface TextStyle {
  font: string;
  /** Of the font, in pixels. */
  size: number;
  color: string;
  width: number;
}

/** A text in as many lines as it needs. */
function textBlock(text: string, { font, size, color, width }: TextStyle): Block {
  const lines = text ? fitLines(text, width, Number.POSITIVE_INFINITY, textMeasure(font)) : [];
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

/** Space before a label for its swatch, in pixels. */
const indent = ({ color }: LegendEntry) => (color ? SWATCH + 6 : 0);

function legendBlock(
  entries: readonly LegendEntry[],
  font: string,
  theme: ChartTheme,
  width: number,
): Block {
  const measure = textMeasure(font);
  const places = flow(
    entries.map((entry) => indent(entry) + measure(entry.label)),
    width,
    LEGEND_GAP,
  );
  return {
    height: entries.length > 0 ? ((places.at(-1)?.line ?? 0) + 1) * LINE : 0,
    draw: (context) => {
      context.font = font;
      for (const [index, entry] of entries.entries()) {
        const { left = 0, line = 0 } = places[index] ?? {};
        drawSwatch(context, entry, left, line * LINE);
        context.fillStyle = theme.text;
        const x = left + indent(entry);
        // Condenses a label wider than the picture, because its value comes last.
        context.fillText(entry.label, x, line * LINE, width - x);
      }
    },
  };
}

function drawSwatch(
  context: CanvasRenderingContext2D,
  { color, outline, hatched }: LegendEntry,
  x: number,
  y: number,
): void {
  if (!color) return;
  context.fillStyle = hatched ? hatch(color) : color;
  context.strokeStyle = outline ?? color;
  context.fillRect(x, y, SWATCH, SWATCH);
  context.strokeRect(x, y, SWATCH, SWATCH);
}

interface EncodeOptions {
  width: number;
  ratio: number;
  background: string;
}

/** Draws the blocks below each other, with gaps, and encodes the result. */
function encode(
  blocks: readonly Block[],
  { width, ratio, background }: EncodeOptions,
): Promise<Blob> {
  const gap = MARGIN / 2;
  const height = blocks.reduce((sum, block) => sum + block.height + gap, 2 * MARGIN - gap);
  const picture = document.createElement('canvas');
  picture.width = Math.round((width + 2 * MARGIN) * ratio);
  picture.height = Math.round(height * ratio);
  const context = picture.getContext('2d');
  if (!context) return Promise.reject(new Error('This browser has no 2d canvas to draw on.'));

  context.scale(ratio, ratio);
  context.fillStyle = background;
  context.fillRect(0, 0, width + 2 * MARGIN, height);
  context.textBaseline = 'top';
  context.translate(MARGIN, MARGIN);
  for (const block of blocks) {
    block.draw(context);
    context.translate(0, block.height + gap);
  }
  return new Promise((resolve, reject) => {
    picture.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error(`The browser encoded no picture of ${width} by ${height} pixels.`));
    }, 'image/png');
  });
}
