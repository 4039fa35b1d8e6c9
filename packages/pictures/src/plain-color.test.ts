import { expect, it } from 'vitest';
import { plainColor } from './plain-color';

it.each([
  ['#0B7A43', '#0B7A43'],
  ['color-mix(in srgb, #ff0000 60%, #000000)', '#990000ff'],
  ['color-mix(in srgb, #0B7A43 24%, transparent)', '#0b7a433d'],
  ['color-mix(in srgb, color-mix(in srgb, #ff0000 60%, #0000ff) 50%, #ffffff)', '#cc80b3ff'],
  ['transparent', 'transparent'],
])('writes %s as %s', (text, plain) => {
  expect(plainColor(text)).toBe(plain);
});
