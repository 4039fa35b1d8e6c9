import { FONT_SIZE } from './chart-spec';
import type { Measure } from './text-fit';

let context: CanvasRenderingContext2D | null;

/** Measures text in a font family at the charts' size. */
export function textMeasure(fontFamily: string): Measure {
  context ??= document.createElement('canvas').getContext('2d');
  return (text) => {
    if (!context) return 0;
    context.font = `${FONT_SIZE}px ${fontFamily}`;
    return context.measureText(text).width;
  };
}
