import { expect, it, vi } from 'vitest';
import { cachedRead } from './cached-read';

it('reads each path at most once a second', async () => {
  let reads = 0;
  const read = vi.fn(async (path: string) => `${path} ${(reads += 1)}`);
  const current = cachedRead(read);
  expect(await Promise.all([current('a'), current('a'), current('b')])).toEqual([
    'a 1',
    'a 1',
    'b 2',
  ]);
  await expect.poll(() => current('a'), { timeout: 5000 }).toBe('a 3');
});
