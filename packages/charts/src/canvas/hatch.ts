import { newCanvas } from './new-canvas';

const SIZE = 6;

/** Diagonal stripes for places without data; the plain colour if the canvas has no context. */
export function hatch(color: string): CanvasPattern | string {
  const tile = newCanvas();
  tile.width = SIZE;
  tile.height = SIZE;
  const context = tile.getContext('2d');
  if (!context) return color;
  context.strokeStyle = color;
  context.lineWidth = 1;
  context.beginPath();
  for (const shift of [-SIZE, 0, SIZE]) {
    context.moveTo(shift - 1, SIZE + 1);
    context.lineTo(shift + SIZE + 1, -1);
  }
  context.stroke();
  return context.createPattern(tile, 'repeat') ?? color;
}
