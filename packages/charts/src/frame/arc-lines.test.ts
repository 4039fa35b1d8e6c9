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

test('a wide arc has the whole label', () => {
  expect(arcLines('Direito', arc(Math.PI / 2, upwards), measure)).toEqual(['Direito']);
});

test('a label at the side fits the depth of the ring, and breaks between words', () => {
  expect(arcLines('Artes e línguas', arc(Math.PI, 0), measure)).toEqual(['Artes e', 'línguas']);
});

test('a label that does not fit whole is left out', () => {
  expect(arcLines('Negócios e administração', arc(Math.PI, 0), measure)).toEqual([]);
  expect(arcLines('Desenvolvimento', arc(Math.PI, 0), measure)).toEqual([]);
});

test('a thin arc has no text', () => {
  expect(arcLines('Direito', arc(0.05, upwards), measure)).toEqual([]);
  expect(arcLines('Direito', arc(0.05, 0), measure)).toEqual([]);
});

test('a whole ring is one arc', () => {
  expect(arcLines('Direito', arc(2 * Math.PI, Math.PI / 2), measure)).toEqual(['Direito']);
});
