import { afterEach, expect, it, vi } from 'vitest';
import { nextFreeTask } from './next-free-task';

afterEach(() => vi.unstubAllGlobals());

/** Runs two callers at once and a third later. Returns the order in which their tasks ran. */
async function order(): Promise<number[]> {
  const ran: number[] = [];
  const run = (number: number) => nextFreeTask().then(() => ran.push(number));
  await Promise.all([run(1), run(2)]);
  await run(3);
  return ran;
}

it('runs callers in order, in tasks of the browser’s scheduler', async () => {
  const postTask = vi.fn(async (task: () => void) => task());
  vi.stubGlobal('scheduler', { postTask });
  expect(await order()).toEqual([1, 2, 3]);
  expect(postTask).toHaveBeenCalledTimes(3);
});

it.each([
  ['has no scheduler', undefined],
  ['has another object of that name', { init() {} }],
  [
    'has a scheduler that throws',
    {
      postTask() {
        throw new Error('Not now');
      },
    },
  ],
  ['has a scheduler that rejects', { postTask: () => Promise.reject(new Error('Not now')) }],
])('runs callers in order if the page %s', async (_, scheduler) => {
  vi.stubGlobal('scheduler', scheduler);
  expect(await order()).toEqual([1, 2, 3]);
});
