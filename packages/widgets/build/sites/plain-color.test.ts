import { Color as Kurkle } from '@kurkle/color';
import { expect, it } from 'vitest';
import { Color } from './plain-color';

/** Channels of a colour in any notation. */
const channels = (text: string | undefined): number[] => {
  const { rgb } = new Kurkle(text ?? '');
  return [rgb.r, rgb.g, rgb.b, Math.round(rgb.a * 100) / 100];
};

it.each([
  ['#fff', '#123456', 0.25],
  ['#0057b8', '#ffcc00', 0.5],
  ['rgb(10, 20, 30)', 'rgba(200,100,50,1)', 0.8],
])('mixes %s and %s as Chart.js expects', (from, to, share) => {
  const ours = channels(new Color(to).mix(new Color(from), share).hexString());
  const theirs = channels(new Kurkle(to).mix(new Kurkle(from), share).rgbString());
  ours.forEach((value, index) => {
    expect(Math.abs(value - (theirs[index] ?? Number.NaN))).toBeLessThanOrEqual(1);
  });
});

it('keeps a colour in an unsupported notation and reports it as invalid', () => {
  const color = new Color('oklch(0.7 0.1 200)');
  expect(color.valid).toBe(false);
  expect(color.saturate().darken().hexString()).toBe('oklch(0.7 0.1 200)');
});
