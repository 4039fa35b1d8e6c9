import { expect, it } from 'vitest';
import { Memo } from './memo';

/** Counts how often each key is computed. */
function counted(capacity: number) {
  const memo = new Memo<string>(capacity);
  const computed: string[] = [];
  const get = (key: string) =>
    memo.get(key, async () => {
      computed.push(key);
      await Promise.resolve();
      if (key === 'bad') throw new Error('no');
      return key.toUpperCase();
    });
  return { get, computed };
}

it('keeps the most recently used results', async () => {
  const { get, computed } = counted(2);
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) expect(await get(key)).toBe(key.toUpperCase());
  expect(computed).toEqual(['a', 'b', 'c', 'b']);
});

it.each([0, 2])('shares a computation under way with a capacity of %i', async (capacity) => {
  const { get, computed } = counted(capacity);
  expect(await Promise.all([get('a'), get('a'), get('a')])).toEqual(['A', 'A', 'A']);
  expect(computed).toEqual(['a']);
  await get('a');
  expect(computed).toHaveLength(capacity === 0 ? 2 : 1);
});

it('does not keep a failure', async () => {
  const { get, computed } = counted(2);
  const both = await Promise.allSettled([get('bad'), get('bad')]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(get('bad')).rejects.toThrow('no');
  expect(computed).toEqual(['bad', 'bad']);
});
