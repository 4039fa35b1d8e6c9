/** Returns the next number of a fixed pseudo-random sequence, in [0, 1). */
export type Random = () => number;

/**
 * Draws a factor around 1 whose spread increases with `width`; a width of 0.5 yields about half to
 * double.
 */
export function jitter(random: Random, width: number): number {
  return Math.exp(width * (random() + random() + random() + random() - 2));
}

/**
 * Draws `count` distinct items, or all if there are fewer, with probabilities that increase with
 * their weights (Efraimidis and Spirakis, "Weighted random sampling with a reservoir", 2006).
 */
export function drawSome<T>(
  random: Random,
  items: readonly T[],
  count: number,
  weightOf: (item: T) => number,
): T[] {
  return items
    .map((item) => ({ item, key: Math.log(1 - random()) / weightOf(item) }))
    .toSorted((a, b) => b.key - a.key)
    .slice(0, count)
    .map(({ item }) => item);
}

/** Draws one item with probability proportional to its weight. Throws if there are no items. */
export function drawOne<T>(random: Random, items: readonly T[], weightOf: (item: T) => number): T {
  let rest = random() * items.reduce((sum, item) => sum + weightOf(item), 0);
  const drawn = items.find((item) => (rest -= weightOf(item)) < 0) ?? items.at(-1);
  if (drawn === undefined) throw new Error('Nothing to draw from.');
  return drawn;
}
