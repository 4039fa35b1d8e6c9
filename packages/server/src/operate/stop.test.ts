import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { labour } from '@observatorio/contract';
import { type Store } from '@observatorio/store';
import { expect, it } from 'vitest';
import { testServer } from '../testing/test-server';
import { testStore } from '../testing/test-store';

/**
 * Source of a process that prints its shutdown steps. Takes the drain time as an argument, in ms.
 */
const script = `
import { stopOnSignal } from './stop.ts';
const print = (word) => process.stdout.write(word + ' ');
const log = { info() {}, error() {} };
setInterval(() => {}, 1000);
stopOnSignal({
  log,
  drainMs: Number(process.argv[1]),
  drain: () => print('drain'),
  close: async () => print('close'),
});
print('ready');`;

it.each([
  ['SIGINT skips the drain time', 60_000, ['SIGINT'], 'ready drain close', [0, null]],
  ['SIGTERM waits for the drain time', 200, ['SIGTERM'], 'ready drain close', [0, null]],
  [
    'a second SIGTERM kills the process',
    60_000,
    ['SIGTERM', 'SIGTERM'],
    'ready drain',
    [null, 'SIGTERM'],
  ],
  [
    'a different second signal also kills it',
    60_000,
    ['SIGTERM', 'SIGINT'],
    'ready drain',
    [null, 'SIGINT'],
  ],
] as const)('stops on a signal: %s', async (_what, drainMs, signals, words, end) => {
  const args = ['--import', 'tsx', '--input-type=module', '-e', script, String(drainMs)];
  const child = spawn(process.execPath, args, {
    cwd: import.meta.dirname,
    env: { ...process.env, npm_lifecycle_event: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  let printed = '';
  child.stdout.on('data', (chunk) => {
    printed += String(chunk);
  });
  for (const [index, signal] of signals.entries()) {
    await expect.poll(() => printed).toContain(index === 0 ? 'ready' : 'drain');
    child.kill(signal);
  }
  expect(await exit).toEqual(end);
  expect(printed.trim()).toBe(words);
});

it('responds to pending requests before it closes', async () => {
  const store = await testStore();
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const slow: Store = {
    fault: () => undefined,
    manifest: () => store.manifest(),
    resolve: (dataset, filters) => store.resolve(dataset, filters),
    cost: (dataset, query) => store.cost(dataset, query),
    answer: async (dataset, query, signal) => {
      arrive();
      // Longer than half-sent requests may take.
      await sleep(1200);
      return store.answer(dataset, query, signal);
    },
    occupationTitle: (code) => store.occupationTitle(code),
    close: () => store.close(),
  };
  const server = testServer(slow);
  const address = await server.listen({ port: 0 });
  const asked = fetch(address + labour.byGender.path);
  await arrived;
  const closed = server.close();

  const response = await asked;
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual(expect.any(Array));
  await closed;
  await expect(fetch(address)).rejects.toThrow();
  await store.close();
});
