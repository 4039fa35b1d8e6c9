import { pick as pickBy } from '@observatorio/domain/random';
import type { Environment } from './environment';

/** Picks a random item from a list. */
export const pick = <T>({ next }: Environment, list: readonly T[]): T => pickBy(next, list);

/** Returns a random duration of up to `maxSeconds`, in ms. */
export const randomDelay = ({ next }: Environment, maxSeconds: number): number =>
  next() * maxSeconds * 1000;

/** Throws an error with the message `failure` unless the condition holds. */
export function expectThat(holds: boolean, failure: string): void {
  if (!holds) throw new Error(failure);
}
