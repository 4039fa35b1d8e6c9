import { formatCount } from '@observatorio/domain';

/**
 * Upper limits of the classes, the last being the highest value. They put as many values in one class as in the other; where values
 * repeat or are few, there are fewer classes.
 */
export function quantileLimits(values: readonly number[], classes: number): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  const limits = Array.from(
    { length: classes },
    (_, index) => sorted[Math.ceil(((index + 1) * sorted.length) / classes) - 1],
  );
  return [...new Set(limits)].filter((limit) => limit !== undefined);
}

/** The class (0 for the fewest) of a value. */
export const classOf = (value: number, limits: readonly number[]): number =>
  limits.findIndex((limit) => value <= limit);

/** The bounds of each class in words: `Até 1.234`, `1.235 a 5.678`, `Mais de 5.678`. */
export function classLabels(limits: readonly number[]): string[] {
  return limits.map((limit, index) => {
    const below = limits[index - 1];
    if (below === undefined) return `Até ${formatCount(limit)}`;
    if (index === limits.length - 1) return `Mais de ${formatCount(below)}`;
    return `${formatCount(below + 1)} a ${formatCount(limit)}`;
  });
}

/** Fewer classes than shades: spread over the scale, so that the most is always the darkest. */
export function shadesFor(count: number, shades: readonly string[]): string[] {
  if (count === 1) return shades.slice(-1);
  return Array.from(
    { length: count },
    (_, index) => shades[Math.round((index * (shades.length - 1)) / (count - 1))] ?? '',
  );
}
