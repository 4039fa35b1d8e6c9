import { newCanvas } from './new-canvas';
import type { MeasureText } from './text-fit';

/** Font size of all text on a canvas, in pixels. */
export const FONT_SIZE = 12;

let context: CanvasRenderingContext2D | null;

/** Returns a font in canvas syntax. */
export const canvasFont = (family: string, size = FONT_SIZE, weight = 400): string =>
  `${weight} ${size}px ${family}`;

/** Measures text in a font returned by `canvasFont`. */
export function textMeasure(font: string): MeasureText {
  context ??= newCanvas().getContext('2d');
  return (text) => {
    if (!context) return 0;
    context.font = font;
    return context.measureText(text).width;
  };
}
