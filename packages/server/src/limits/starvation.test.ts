import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type AnyDataset, labour, profile } from '@observatorio/contract';
import { openStore, type Store } from '@observatorio/store';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readSettings } from '../settings/read-settings';
import { testServer } from '../testing/test-server';
import { makeDataDir, removeDataDir } from '../testing/test-store';

/** Number of requests in the attack, each for a different set of sectors. */
const ATTACK = 400;

/** Headers that identify the client; the server under test trusts them. */
const from = (client: string) => ({ 'x-forwarded-for': client });

let dataDir: string;
let store: Store;
let app: FastifyInstance;
let port: number;
/** For each query that the store has started, whether it belongs to the attack. */
let begun: boolean[];

/** Wraps a store to record the queries that it starts. */
const recorded = (inner: Store): Store => ({
  fault: () => undefined,
  manifest: () => inner.manifest(),
  resolve: (dataset, filters) => inner.resolve(dataset, filters),
  cost: (dataset, query) => inner.cost(dataset, query),
  answer: (dataset, query, signal) => {
    begun.push(query.filters.municipio !== undefined);
    return inner.answer(dataset, query, signal);
  },
  occupationTitle: (code) => inner.occupationTitle(code),
  close: () => inner.close(),
});

beforeAll(async () => {
  dataDir = await makeDataDir();
  store = await openStore(dataDir, { cachedBytes: 0 });
  app = testServer(recorded(store), {
    settings: { trustProxy: readSettings({ TRUST_PROXY: '1' }).trustProxy },
  });
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});

beforeEach(() => {
  begun = [];
});

afterAll(async () => {
  await app.close();
  await store.close();
  await removeDataDir(dataDir);
});

const places = ['3550308', '3509502', '3304557', '1200401'];
const cards: readonly AnyDataset[] = Object.values<AnyDataset>(labour).filter(
  ({ requires }) => !requires,
);

/** Builds an expensive query, different for each index. */
function expensive(index: number): string {
  const sectors = Array.from({ length: 25 }, (_, bit) => bit + 1);
  const chosen = sectors.filter((_, bit) => bit >= 13 || (index >> bit) & 1);
  const others = 'escolaridade=1,2,3,4,5,6,7,8,9,10,11&faixaEtaria=1,2,3,4,5';
  return `${labour.byGender.path}?municipio=${places.join()}&setor=${chosen.join()}&${others}`;
}

const get = (path: string, client: string) =>
  fetch(`http://127.0.0.1:${port}${path}`, { headers: from(client) });

const click = (client: string, uf: string) =>
  Promise.all(cards.map(({ path }) => get(`${path}?uf=${uf}`, client)));

/** Sends many requests over a few connections, without waiting for the responses. */
function flood(count: number, client: string, start = 0): () => void {
  const sockets = Array.from({ length: 20 }, () =>
    connect(port, '127.0.0.1').on('error', () => {}),
  );
  for (let index = 0; index < count; index++) {
    sockets[index % sockets.length]?.write(
      `GET ${expensive(start + index)} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${client}\r\n\r\n`,
    );
  }
  return () => {
    for (const socket of sockets) socket.destroy();
  };
}

const runsOfFlood = (): number => begun.filter(Boolean).length;

it('serves a click while another address floods the server', async () => {
  const stop = flood(ATTACK, '203.0.113.1');
  await expect.poll(runsOfFlood).toBeGreaterThan(0);
  const answers = await click('198.51.100.7', '35');
  expect(answers.map(({ status }) => status)).toEqual(cards.map(() => 200));
  // The attack runs one query at a time while a click's dozen requests are served.
  expect(runsOfFlood()).toBeLessThan(ATTACK / 4);
  stop();
});

it('drops the requests of disconnected clients', async () => {
  const stop = flood(ATTACK, '203.0.113.2', ATTACK);
  await expect.poll(runsOfFlood).toBeGreaterThan(0);
  stop();
  // Until the server notices the disconnections, the flood still fills the address's queue.
  const status = async () => (await get(expensive(2 * ATTACK), '203.0.113.2')).status;
  await expect.poll(status).toBe(200);
  expect(runsOfFlood()).toBeLessThan(ATTACK / 4);
});

it('responds to a request with a body over a real connection', async () => {
  const answer = await fetch(`http://127.0.0.1:${port}${profile.market.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"queryParams":{"uf":["35"]}}',
  });
  expect(answer.status).toBe(200);
});

it("rejects requests beyond an address's fair share, with Retry-After", async () => {
  const slow: Store = {
    ...recorded(store),
    async answer(dataset, query, signal) {
      await sleep(50);
      return store.answer(dataset, query, signal);
    },
  };
  const busy = testServer(slow, { settings: { maxWait: 0.2 } });
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => busy.inject(expensive(3 * ATTACK + index))),
  );
  const refused = answers.filter(({ statusCode }) => statusCode === 503);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 503]));
  const [first] = refused;
  expect(Number(first?.headers['retry-after'])).toBeGreaterThan(0);
  expect(first?.headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(first?.json()).toMatchObject({ type: 'servidor-ocupado', status: 503 });
  await busy.close();
});

it('rejects long URLs from a client with too many waiting requests, without parsing them', async () => {
  let resolved = 0;
  const slow: Store = {
    ...recorded(store),
    resolve: (dataset, filters) => {
      resolved++;
      return store.resolve(dataset, filters);
    },
    async answer(dataset, query, signal) {
      await sleep(20);
      return store.answer(dataset, query, signal);
    },
  };
  const settings = { maxWait: 0.2, trustProxy: readSettings({ TRUST_PROXY: '1' }).trustProxy };
  const busy = testServer(slow, { settings });
  const address = await busy.listen({ port: 0, host: '127.0.0.1' });
  const send = (url: string, client: string) => fetch(address + url, { headers: from(client) });
  const long = (index: number): string =>
    `${expensive(4 * ATTACK + index)}&municipio=${Array(100).fill(places[0]).join()}`;
  const attackers = ['203.0.113.5', '203.0.113.6'] as const;
  const attack = Array.from({ length: 300 }, (_, index) =>
    send(long(index), attackers[index % 2 === 0 ? 0 : 1]),
  );
  // Not rejected: short requests from an attacker's address, and a long URL from another client.
  // Few enough to be answered before the longest wait.
  const neighbour = cards
    .filter((dataset) => dataset !== labour.payByOccupation)
    .slice(0, 10)
    .map(({ path }) => send(`${path}?uf=33`, attackers[0]));
  const answers = await Promise.all([...neighbour, send(long(300), '198.51.100.9')]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));

  const ends = await Promise.all(attack);
  expect(new Set(ends.map(({ status }) => status))).toEqual(new Set([200, 503]));
  const refused = ends.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(150);
  expect(resolved).toBeLessThan(ends.length - refused.length / 2);
  for (const { headers } of refused) {
    expect(headers.get('retry-after')).toBe('1');
    expect(headers.get('content-type')).toMatch(/^application\/problem\+json/);
  }
  expect(await send(long(301), attackers[0])).toMatchObject({ status: 200 });
  await busy.close();
});

it('interrupts a query that takes too long, and returns 503', async () => {
  const stuck: Store = {
    ...recorded(store),
    answer: (_dataset, _query, signal) => sleep(60_000, undefined as never, { signal }),
  };
  const impatient = testServer(stuck, { settings: { queryTimeout: 0.05 } });
  const { statusCode, headers, ...response } = await impatient.inject(labour.byGender.path);
  expect(statusCode).toBe(503);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(response.json()).toMatchObject({ type: 'consulta-demorada', status: 503 });
  await impatient.close();
});
