import { expect, test } from 'vitest';
import { type Arc, arcLines } from './arc-lines';

const measure = (text: string) => text.length * 6;
const upwards = -Math.PI / 2;
const arc = (angle: number, middle: number): Arc => ({
  startAngle: middle - angle / 2,
  endAngle: middle + angle / 2,
  innerRadius: 60,
  outerRadius: 120,
});

test('shows the full label on a wide arc', () => {
  expect(arcLines('Direito', arc(Math.PI / 2, upwards), measure)).toEqual(['Direito']);
});

test('wraps a label at the side between words to fit the thickness of the ring', () => {
  expect(arcLines('Artes e línguas', arc(Math.PI, 0), measure)).toEqual(['Artes e', 'línguas']);
});

test('omits a label that does not fit in full', () => {
  expect(arcLines('Negócios e administração', arc(Math.PI, 0), measure)).toEqual([]);
  expect(arcLines('Desenvolvimento', arc(Math.PI, 0), measure)).toEqual([]);
});

test('omits the label of a thin arc', () => {
  expect(arcLines('Direito', arc(0.05, upwards), measure)).toEqual([]);
  expect(arcLines('Direito', arc(0.05, 0), measure)).toEqual([]);
});

test('treats a full ring as one arc', () => {
  expect(arcLines('Direito', arc(2 * Math.PI, Math.PI / 2), measure)).toEqual(['Direito']);
});
