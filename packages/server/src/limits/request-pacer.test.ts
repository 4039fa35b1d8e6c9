import { setImmediate as nextTurn } from 'node:timers/promises';
import { openStore, type Store } from '@observatorio/store';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer } from '../testing/test-server';
import { makeDataDir, removeDataDir } from '../testing/test-store';
import { RequestPacer } from './request-pacer';

const CLIENT = '203.0.113.9';

describe('the request pacer', () => {
  it('begin several requests each, in order of arrival', async () => {
    const pacer = new RequestPacer();
    const begun: number[] = [];
    for (let index = 0; index < 35; index += 1) {
      void pacer.admit(CLIENT).then(() => begun.push(index));
    }
    await Promise.resolve();
    const first = begun.length;
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThan(35);
    await nextTurn();
    expect(begun).toHaveLength(2 * first);
    while (begun.length < 35) await nextTurn();
    expect(begun).toEqual(Array.from({ length: 35 }, (_, index) => index));
  });

  it('allow 2000 waiting requests of one client, and 4000 in total', async () => {
    const pacer = new RequestPacer();
    const take = (client: string, count: number) =>
      Array.from({ length: count }, () => pacer.admit(client));
    const taken = [take('running', 3), take('a', 2001), take('b', 2000), take('c', 1)];
    const results = await Promise.all(taken.map((each) => Promise.all(each)));
    expect(results.map((each) => each.filter(Boolean).length)).toEqual([3, 2000, 2000, 0]);
  });

  it('do not delay a request while few are waiting', async () => {
    const pacer = new RequestPacer();
    for (let turn = 0; turn < 50; turn += 1) {
      let hasBegun = false;
      void pacer.admit(CLIENT).then(() => {
        hasBegun = true;
      });
      await Promise.resolve();
      expect(hasBegun).toBe(true);
      await nextTurn();
    }
  });
});

describe('a crowd of requests', () => {
  const CROWD = 3000;
  let dataDir: string;
  let store: Store;
  let app: FastifyInstance;

  beforeAll(async () => {
    dataDir = await makeDataDir();
    store = await openStore(dataDir);
    app = testServer(store);
  });

  afterAll(async () => {
    await app.close();
    await store.close();
    await removeDataDir(dataDir);
  });

  const askFrom = (remoteAddress: string, url = '/api/v1/dados') =>
    Array.from({ length: CROWD }, () => app.inject({ url, remoteAddress }));

  it('is served up to the limit, and rejected with Retry-After beyond it', async () => {
    const crowd = askFrom(CLIENT);
    const health = await app.inject('/health');
    expect(health.statusCode).toBe(200);
    const answers = await Promise.all(crowd);
    const refused = answers.filter(({ statusCode }) => statusCode === 503);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(
      CROWD - refused.length,
    );
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(CROWD);
    for (const { headers, body } of refused) {
      expect(headers['retry-after']).toMatch(/^\d+$/);
      expect(headers['access-control-allow-origin']).toBe('*');
      expect(JSON.parse(body).type).toBe('servidor-ocupado');
    }
    expect((await app.inject('/api/v1/dados')).statusCode).toBe(200);
  });

  it('from one address leaves room for other addresses', async () => {
    const crowd = askFrom(CLIENT);
    const other = app.inject({ url: '/api/v1/dados', remoteAddress: '203.0.113.10' });
    expect((await other).statusCode).toBe(200);
    await Promise.all(crowd);
  });

  it('is also rejected with Retry-After if it is for element frames', async () => {
    const answers = await Promise.all(askFrom(CLIENT, '/embed/labour-gender'));
    const refused = answers.filter(({ statusCode }) => statusCode === 503);
    expect(refused.length).toBeGreaterThan(0);
    for (const { headers, body } of refused) {
      expect(headers['retry-after']).toMatch(/^\d+$/);
      expect(body).toContain('<h1>Servidor ocupado</h1>');
    }
  });
});
