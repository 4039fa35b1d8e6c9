/**
 * Creates a pseudo-random number generator with values from 0 to 1, deterministic per seed
 * (mulberry32).
 */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Picks a random element of a list. Throws for an empty list. */
export function pick<Value>(next: () => number, list: readonly Value[]): Value {
  const index = Math.floor(next() * list.length);
  if (index >= list.length) throw new RangeError('Cannot pick from an empty list.');
  return list[index] as Value;
}
