import type { World } from './world';

/** One of a list. */
export function pick<T>({ next }: World, list: readonly T[]): T {
  const found = list[Math.floor(next() * list.length)];
  if (found === undefined) throw new RangeError('The list is empty.');
  return found;
}

/** A time of up to `most` seconds, in ms. */
export const seconds = ({ next }: World, most: number): number => next() * most * 1000;

/** Throws an error if something does not hold. */
export function expectThat(holds: boolean, failure: string): void {
  if (!holds) throw new Error(failure);
}
