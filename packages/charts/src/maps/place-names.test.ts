import { expect, test } from 'vitest';
import { placeNames } from './place-names';

const at = (x: number, y: number) => ({ getCenterPoint: () => ({ x, y }) });
const measure = (text: string) => text.length * 6;

test('leaves out a name that would cover a more important one, and keeps all within the map', () => {
  const shapes = [at(50, 50), at(60, 55), at(50, 80), at(199, 20)];
  const named = ['Olinda', 'Recife', 'Caruaru', 'Petrolina'].map((name, index) => ({
    index,
    name,
  }));
  expect(placeNames(shapes, named, { measure, width: 200 })).toEqual([
    { text: 'Olinda', x: 50, y: 50 },
    { text: 'Caruaru', x: 50, y: 80 },
    { text: 'Petrolina', x: 171, y: 20 },
  ]);
});
