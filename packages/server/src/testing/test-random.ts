import { pick, randomNumbers } from '@observatorio/domain/random';

/** A seeded source of random choices: the same seed yields the same choices. */
export interface Random {
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** Returns a random item of a non-empty list. */
  pick<Value>(list: readonly Value[]): Value;
  /** Returns between one and `most` values. */
  some<Value>(make: () => Value, most?: number): Value[];
}

/** Creates a seeded source of random choices. */
export function randomOf(seed: number): Random {
  const next = randomNumbers(seed);
  return {
    next,
    pick: (list) => pick(next, list),
    some: (make, most = 4) => Array.from({ length: 1 + Math.floor(next() * most) }, make),
  };
}
