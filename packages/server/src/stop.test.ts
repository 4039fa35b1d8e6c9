import { setTimeout as sleep } from 'node:timers/promises';
import { labour } from '@observatorio/contract';
import { type Store } from '@observatorio/store';
import { expect, it } from 'vitest';
import { testServer } from './test-server';
import { testStore } from './test-store';

it('answers pending requests before it closes', async () => {
  const store = await testStore();
  const slow: Store = {
    fault: () => undefined,
    manifest: () => store.manifest(),
    resolve: (dataset, filters) => store.resolve(dataset, filters),
    cost: (dataset, query) => store.cost(dataset, query),
    answer: async (dataset, query, signal) => {
      await sleep(300);
      return store.answer(dataset, query, signal);
    },
    close: () => store.close(),
  };
  const server = testServer(slow);
  const address = await server.listen({ port: 0 });
  const asked = fetch(address + labour.byGender.path);
  await sleep(100);
  const closed = server.close();

  const response = await asked;
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual(expect.any(Array));
  await closed;
  await expect(fetch(address)).rejects.toThrow();
  await store.close();
});
