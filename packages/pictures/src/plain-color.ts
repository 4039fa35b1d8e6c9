import { color } from 'chart.js/helpers';

/** A `color-mix` of two plain colours, in the form that charts use. */
const mixture = /color-mix\(in srgb, ([^(),]+) ([\d.]+)%, ([^(),]+)\)/g;

const channels = ['r', 'g', 'b'] as const;

const hex = (value: number): string => Math.round(value).toString(16).padStart(2, '0');

/** Mixes two colours the way browsers do, weighted by their opacity. */
function mixed(first: string, percentage: number, second: string): string {
  const [one, other] = [color(first.trim()).rgb, color(second.trim()).rgb];
  const weight = (one.a * percentage) / 100;
  const otherWeight = other.a * (1 - percentage / 100);
  const alpha = weight + otherWeight;
  const values = channels.map((channel) =>
    alpha === 0 ? 0 : (one[channel] * weight + other[channel] * otherWeight) / alpha,
  );
  return `#${[...values, alpha * 255].map(hex).join('')}`;
}

/** Resolves `color-mix`, which Skia does not support. Leaves other colours unchanged. */
export function plainColor(text: string): string {
  const plain = text.replaceAll(mixture, (_, first: string, percentage: string, second: string) =>
    mixed(first, Number(percentage), second),
  );
  return plain === text ? text : plainColor(plain);
}
