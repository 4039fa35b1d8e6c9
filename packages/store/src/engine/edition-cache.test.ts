import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
import { cancellable, type Database } from './connector';
import { duckDbDialect } from './duckdb';
import { EditionCache } from './edition-cache';

const openEdition = (): Database => ({
  dialect: duckDbDialect,
  rows: async () => [],
  close: async () => undefined,
});

const { signal } = new AbortController();

it('reads each edition once, whichever view asks', async () => {
  const cache = new EditionCache<{ reads: number }>();
  const [first, second] = [openEdition(), openEdition()];
  let reads = 0;
  const read = (database: Database) => cache.read(database, async () => ({ reads: ++reads }));
  const view = cancellable(cancellable(first, signal), signal);
  const known = await Promise.all([read(first), read(view), read(cancellable(first, signal))]);
  expect(known.map((value) => value.reads)).toEqual([1, 1, 1]);
  expect(await read(second)).toEqual({ reads: 2 });
  expect(await read(view)).toEqual({ reads: 1 });
});

it('knows a value only once it is read', async () => {
  const cache = new EditionCache<string>();
  const edition = openEdition();
  expect(cache.peek(edition)).toBeUndefined();
  await cache.read(edition, async () => 'value');
  expect(cache.peek(cancellable(edition, signal))).toBe('value');
});

it('does not cache failures', async () => {
  const cache = new EditionCache<string>();
  const edition = openEdition();
  await expect(cache.read(edition, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await cache.read(edition, async () => 'value')).toBe('value');
});

it('distinguishes lists of editions', async () => {
  const cache = new EditionCache<string>();
  const [a, b, c] = [openEdition(), openEdition(), openEdition()];
  const compute = (name: string, ...editions: Database[]) =>
    cache.compute(editions, async () => name);
  for (const pass of ['first', 'second']) {
    expect(await compute(pass === 'first' ? 'none' : pass)).toBe('none');
    expect(await compute(pass === 'first' ? 'a' : pass, a)).toBe('a');
    expect(await compute(pass === 'first' ? 'a b' : pass, a, b)).toBe('a b');
    expect(await compute(pass === 'first' ? 'a c' : pass, a, c)).toBe('a c');
    expect(await compute(pass === 'first' ? 'b' : pass, b)).toBe('b');
  }
});

it('drops a value with the first of its editions to close', async () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const cache = new EditionCache<object>();
  const open = openEdition();
  const dropped = await (async () => {
    const closing = openEdition();
    const values = [
      await cache.read(closing, async () => ({})),
      await cache.compute([open, closing], async () => ({})),
      await cache.compute([closing, open], async () => ({})),
    ];
    return values.map((value) => new WeakRef(value));
  })();
  const kept = new WeakRef(await cache.read(open, async () => ({})));
  await vi.waitFor(() => {
    collect();
    // A failed assertion on the values would keep them alive.
    expect(dropped.filter((value) => value.deref())).toHaveLength(0);
  });
  expect(kept.deref()).toBe(cache.peek(open));
});
