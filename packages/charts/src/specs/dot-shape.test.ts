import { expect, it } from 'vitest';
import { dotShapes, drawDot } from './dot-shape';

/** Corners of a dot at the origin with a radius of 10, or `arc`. */
function drawn(shape: (typeof dotShapes)[number]): string {
  const path: string[] = [];
  const round = (value: number) => Math.round(value) || 0;
  const context = {
    beginPath: () => path.splice(0),
    arc: () => path.push('arc'),
    lineTo: (x: number, y: number) => path.push(`${round(x)},${round(y)}`),
    closePath: () => undefined,
    fill: () => undefined,
    stroke: () => undefined,
  } as unknown as CanvasRenderingContext2D;
  drawDot(context, { shape, radius: 10, borderWidth: 1 }, 0, 0);
  return path.join(' ');
}

it('draws each shape with its own outline', () => {
  expect(Object.fromEntries(dotShapes.map((shape) => [shape, drawn(shape)]))).toEqual({
    circle: 'arc',
    diamond: '10,0 0,10 -10,0 0,-10',
    triangle: '0,-10 9,5 -9,5',
    square: '7,7 -7,7 -7,-7 7,-7',
    wedge: '0,10 -9,-5 9,-5',
  });
});
