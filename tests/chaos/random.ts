import { pick as pickBy } from '@observatorio/domain/random';
import type { World } from './world';

/** Picks a random item from a list. */
export const pick = <T>({ next }: World, list: readonly T[]): T => pickBy(next, list);

/** Returns a random duration of up to `maxSeconds`, in ms. */
export const randomDelay = ({ next }: World, maxSeconds: number): number =>
  next() * maxSeconds * 1000;

/** Throws an error with the message `failure` unless the condition holds. */
export function expectThat(holds: boolean, failure: string): void {
  if (!holds) throw new Error(failure);
}
