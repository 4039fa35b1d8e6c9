import { expect, it } from 'vitest';
import { AnswerCache } from './answer-cache';
import { bytesOf } from './bytes-of';
import type { Database } from './connector';
import { duckDbDialect } from './duckdb';

const database: Database = {
  dialect: duckDbDialect,
  rows: async () => [],
  close: async () => undefined,
};

const LONG = 'x'.repeat(1000);

/** Creates a cache for about two long answers, and records the computed keys. */
function counted(maxBytes = 2500) {
  const cache = new AnswerCache(maxBytes);
  const computed: string[] = [];
  const reader = () => {
    const read = cache.readerOf<string>();
    return (key: string, answer = LONG) =>
      read(key, database, async () => {
        computed.push(key);
        return answer;
      });
  };
  return { reader, computed };
}

it('keeps the most recently used answers', async () => {
  const { reader, computed } = counted();
  const read = reader();
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) expect(await read(key)).toBe(LONG);
  expect(computed).toEqual(['a', 'b', 'c', 'b']);
});

it('evicts by size, across kinds', async () => {
  const { reader, computed } = counted();
  const [long, short] = [reader(), reader()];
  for (const key of ['a', 'b', 'c', 'd']) await short(key, 'short');
  await long('e');
  await short('a', 'short');
  expect(computed).toEqual(['a', 'b', 'c', 'd', 'e']);
  await long('f');
  await long('g');
  await short('b', 'short');
  expect(computed).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'b']);
});

it('does not confuse kinds with equal keys', async () => {
  const { reader } = counted();
  const [first, second] = [reader(), reader()];
  expect(await first('a', 'one')).toBe('one');
  expect(await second('a', 'two')).toBe('two');
});

it('keeps nothing without memory', async () => {
  const { reader, computed } = counted(0);
  const read = reader();
  await read('a');
  await read('a');
  expect(computed).toEqual(['a', 'a']);
});

it('runs the queries with the signal of all callers', async () => {
  const read = new AnswerCache(0).readerOf<string>();
  const gone = new AbortController();
  const view = { ...database, signal: gone.signal };
  const left = read('a', view, ({ signal }) => {
    return new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  });
  gone.abort('gone');
  await expect(left).rejects.toBe('gone');
});

it('estimates the memory of answers', () => {
  const rows = Array.from({ length: 100 }, (_, code) => ({ code, label: 'name' }));
  expect(bytesOf(rows)).toBeGreaterThan(5000);
  expect(bytesOf(rows)).toBeLessThan(15_000);
  expect(bytesOf(new Map(rows.map(({ code }) => [code, code])))).toBeGreaterThan(3000);
  expect(bytesOf(new Set(['a', 'b']))).toBeGreaterThan(bytesOf(new Set(['a'])));
  expect(bytesOf({ rows, total: 100 })).toBeGreaterThan(bytesOf(rows));
  expect([bytesOf(null), bytesOf(undefined), bytesOf(1)]).toEqual([8, 8, 8]);
});
