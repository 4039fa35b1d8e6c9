import { expect, it } from 'vitest';
import { Memo } from './memo';

/** Creates a memo and records the computed keys. */
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

it.each([0, 2])('shares an in-flight computation if the capacity is %i', async (capacity) => {
  const { get, computed } = counted(capacity);
  expect(await Promise.all([get('a'), get('a'), get('a')])).toEqual(['A', 'A', 'A']);
  expect(computed).toEqual(['a']);
  await get('a');
  expect(computed).toHaveLength(capacity === 0 ? 2 : 1);
});

it('does not cache failures', async () => {
  const { get, computed } = counted(2);
  const both = await Promise.allSettled([get('bad'), get('bad')]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(get('bad')).rejects.toThrow('no');
  expect(computed).toEqual(['bad', 'bad']);
});

/**
 * Creates a memo whose computations stay pending until `finish` is called. Records their signals.
 */
function pendingMemo() {
  const memo = new Memo<string>(2);
  const signals: AbortSignal[] = [];
  let end: (value: string) => void = () => undefined;
  const get = (caller?: AbortSignal) =>
    memo.get(
      'key',
      (signal) => {
        signals.push(signal);
        return new Promise<string>((resolve, reject) => {
          end = resolve;
          signal.addEventListener('abort', () => reject(signal.reason));
        });
      },
      caller,
    );
  return { get, signals, finish: (value: string) => end(value) };
}

it('continues a computation after one caller aborts while another is waiting', async () => {
  const { get, signals, finish } = pendingMemo();
  const gone = new AbortController();
  const results = Promise.allSettled([get(gone.signal), get()]);
  gone.abort('gone');
  finish('done');
  expect(await results).toMatchObject([{ reason: 'gone' }, { value: 'done' }]);
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
});

it('cancels a computation after all callers abort and restarts it for the next caller', async () => {
  const { get, signals, finish } = pendingMemo();
  const callers = [new AbortController(), new AbortController()];
  const left = Promise.allSettled(callers.map(({ signal }) => get(signal)));
  for (const caller of callers) caller.abort('gone');
  const next = get();
  expect(await left).toMatchObject([{ reason: 'gone' }, { reason: 'gone' }]);
  finish('done');
  expect(await next).toBe('done');
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
});
