import { legendOf } from './frame/canvas-legend';
import type { LegendEntry } from './frame/chart-legend';
import { type ChartTheme, readChartTheme } from './frame/chart-theme';
import { flow } from './frame/flow';
import { hatch } from './frame/hatch';
import { fitLines } from './frame/text-fit';
import { canvasFont, textMeasure } from './frame/text-measure';

/** Texts around the chart. */
export interface PngOptions {
  title: string;
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
 * Encodes a chart as a PNG with its title, legend, source and badge, in the colours of its theme and
 * at the resolution of its canvas. Rejects if the browser cannot encode it.
 */
export function chartToPng(canvas: HTMLCanvasElement, options: PngOptions): Promise<Blob> {
  const { clientWidth: width, clientHeight: height } = canvas;
  const theme = readChartTheme(canvas);
  const plain = canvasFont(theme.fontFamily);
  const blocks = [
    textBlock(options.title, canvasFont(theme.fontFamily, 16, 600), theme.text, width),
    imageBlock(canvas, width, height),
    legendBlock(legendOf(canvas), plain, theme, width),
    textBlock(options.source, plain, theme.quiet, width),
    textBlock(options.badge ?? '', plain, theme.text, width),
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

function textBlock(text: string, font: string, color: string, width: number): Block {
  const lines = text ? fitLines(text, width, 3, textMeasure(font)) : [];
  return {
    height: lines.length * LINE,
    draw: (context) => {
      context.font = font;
      context.fillStyle = color;
      for (const [index, line] of lines.entries()) context.fillText(line, 0, index * LINE);
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
