import { expect, it } from 'vitest';
import { SharedCache } from './shared-cache';

/** Creates a cache and records the computed keys. */
function counted(results?: Map<string, string>) {
  const cache = new SharedCache<string>(results);
  const computed: string[] = [];
  const get = (key: string) =>
    cache.get(key, async () => {
      computed.push(key);
      await Promise.resolve();
      if (key === 'bad') throw new Error('no');
      return key.toUpperCase();
    });
  return { get, computed };
}

it('keeps results', async () => {
  const { get, computed } = counted(new Map());
  for (const key of ['a', 'b', 'a', 'b']) expect(await get(key)).toBe(key.toUpperCase());
  expect(computed).toEqual(['a', 'b']);
});

it.each([
  ['keeps', new Map<string, string>(), 1],
  ['does not keep', undefined, 2],
])('shares an in-flight computation if it %s results', async (_does, results, computations) => {
  const { get, computed } = counted(results);
  expect(await Promise.all([get('a'), get('a'), get('a')])).toEqual(['A', 'A', 'A']);
  expect(computed).toEqual(['a']);
  await get('a');
  expect(computed).toHaveLength(computations);
});

it('does not cache failures', async () => {
  const { get, computed } = counted(new Map());
  const both = await Promise.allSettled([get('bad'), get('bad')]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(get('bad')).rejects.toThrow('no');
  expect(computed).toEqual(['bad', 'bad']);
});

/**
 * Creates a cache whose computations stay pending until `finish` is called. Records their signals.
 */
function pendingCache() {
  const cache = new SharedCache<string>(new Map());
  const signals: AbortSignal[] = [];
  let end: (value: string) => void = () => undefined;
  const get = (caller?: AbortSignal) =>
    cache.get(
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
  const { get, signals, finish } = pendingCache();
  const gone = new AbortController();
  const results = Promise.allSettled([get(gone.signal), get()]);
  gone.abort('gone');
  finish('done');
  expect(await results).toMatchObject([{ reason: 'gone' }, { value: 'done' }]);
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
});

it('cancels a computation after all callers abort and restarts it for the next caller', async () => {
  const { get, signals, finish } = pendingCache();
  const callers = [new AbortController(), new AbortController()];
  const left = Promise.allSettled(callers.map(({ signal }) => get(signal)));
  for (const caller of callers) caller.abort('gone');
  const next = get();
  expect(await left).toMatchObject([{ reason: 'gone' }, { reason: 'gone' }]);
  finish('done');
  expect(await next).toBe('done');
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
});
