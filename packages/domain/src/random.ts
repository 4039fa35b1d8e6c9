/** Generates numbers from 0 to 1, the same for the same seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One of a list, by a generator of numbers from 0 to 1. Throws for an empty list. */
export function pick<Value>(next: () => number, list: readonly Value[]): Value {
  const index = Math.floor(next() * list.length);
  if (index >= list.length) throw new RangeError('There is nothing to pick from.');
  return list[index] as Value;
}
