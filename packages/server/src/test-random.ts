/** A source of random choices for tests: the same seed gives the same choices. */
export interface Random {
  /** A number from 0 to below 1. */
  next(): number;
  /** One of a list, which must not be empty. */
  pick<Value>(list: readonly Value[]): Value;
  /** One value to `most` values. */
  some<Value>(make: () => Value, most?: number): Value[];
}

/** Mulberry32. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Makes a source of random choices. */
export function randomOf(seed: number): Random {
  const next = numbers(seed);
  return {
    next,
    pick: <Value>(list: readonly Value[]): Value => {
      const value = list[Math.floor(next() * list.length)];
      if (value === undefined) throw new RangeError('There is nothing to pick from.');
      return value;
    },
    some: (make, most = 4) => Array.from({ length: 1 + Math.floor(next() * most) }, make),
  };
}
