import { pick, randomNumbers } from '@observatorio/domain/random';

/** A source of random choices for tests: the same seed gives the same choices. */
export interface Random {
  /** A number from 0 to below 1. */
  next(): number;
  /** One of a list, which must not be empty. */
  pick<Value>(list: readonly Value[]): Value;
  /** One value to `most` values. */
  some<Value>(make: () => Value, most?: number): Value[];
}

/** Makes a source of random choices. */
export function randomOf(seed: number): Random {
  const next = randomNumbers(seed);
  return {
    next,
    pick: (list) => pick(next, list),
    some: (make, most = 4) => Array.from({ length: 1 + Math.floor(next() * most) }, make),
  };
}
