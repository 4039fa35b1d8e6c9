import { MANIFEST_PATH } from '@observatorio/contract';
import { type Store } from '@observatorio/store';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testServer } from '../testing/test-server';
import { emptyStore } from '../testing/test-store';

let store: Store;
let app: FastifyInstance;

beforeAll(async () => {
  store = await emptyStore();
  app = testServer(store);
});

afterAll(async () => {
  await app.close();
  await store.close();
});

const idOf = async (url: string, given?: string) => {
  const { headers } = await app.inject({ url, headers: given ? { 'x-request-id': given } : {} });
  return String(headers['x-request-id']);
};

it.each(['/health', '/ready', MANIFEST_PATH, '/api/v1/nada', '/api/%', '/nada', '/widgets/nada'])(
  'responds at %s with a request id, either new or taken from the request',
  async (url) => {
    const ids = [await idOf(url), await idOf(url)];
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id).toMatch(/^[\w-]{36}$/);
    expect(await idOf(url, 'proxy-7.a_B')).toBe('proxy-7.a_B');
  },
);

it.each(['a b', 'x'.repeat(65), '{"a":1}', 'a\tb', 'é'])(
  'does not take the id from the invalid header “%s”',
  async (given) => {
    expect(await idOf('/health', given)).toMatch(/^[\w-]{36}$/);
  },
);
