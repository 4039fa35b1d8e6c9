import { labour, MANIFEST_PATH } from '@observatorio/contract';
import { emptyRowMetadata, installEdition, openStore, type Store } from '@observatorio/store';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { MetricsAccess } from '../settings/settings';
import { testServer } from '../testing/test-server';
import { makeDataDir, removeDataDir } from '../testing/test-store';

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

/** Fetches the metrics and returns them as a map: series → value. */
async function figures(): Promise<Map<string, number>> {
  const { statusCode, headers, body } = await app.inject('/metrics');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  const lines = body.split('\n').filter((line) => line && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const [, series = '', value] = /^([a-z_:][\w:]*(?:\{.*\})?) (\S+)$/i.exec(line) ?? [];
      expect(series, line).not.toBe('');
      return [series, Number(value)];
    }),
  );
}

it('counts responses by route and status, never by URL', async () => {
  const secret = 'ana@exemplo.br';
  for (const url of ['/mapa', '/nada', `/nada-${secret}`, `${labour.options.path}?uf=${secret}`]) {
    await app.inject({ url, headers: { accept: 'text/html' } });
  }
  const found = await figures();
  const count = (route: string, status: number) =>
    found.get(`http_requests_total{method="GET",route="${route}",status="${status}"}`);
  expect(count(labour.options.path, 400)).toBe(1);
  expect(count('/mapa', 404)).toBe(1);
  expect(count('outra', 404)).toBe(2);
  expect(found.get('http_request_duration_seconds_count{route="outra",status="404"}')).toBe(2);
  expect([...found.keys()].join()).not.toContain(secret);
});

it('counts cache hits, and reports on the process and the queue', async () => {
  const lookups = async (result: string) =>
    (await figures()).get(`observatorio_answer_cache_lookups_total{result="${result}"}`) ?? NaN;
  const [hits, misses] = [await lookups('hit'), await lookups('miss')];
  for (let n = 0; n < 3; n += 1) await app.inject(MANIFEST_PATH);
  expect(await lookups('miss')).toBe(misses + 1);
  expect(await lookups('hit')).toBe(hits + 2);
  const found = await figures();
  expect(found.get('observatorio_queue_jobs')).toBe(0);
  expect(found.get('observatorio_refused_total{cause="queue"}')).toBe(0);
  expect(found.get('process_resident_memory_bytes')).toBeGreaterThan(1e7);
  expect(found.has('nodejs_eventloop_lag_p99_seconds')).toBe(true);
});

it('counts the live editions, and each import once', async () => {
  const series = 'observatorio_editions{source="rais",kind="demonstracao",state="in_service"}';
  const before = await figures();
  expect(before.get(series)).toBe(1);
  expect(before.get('observatorio_imports_seen_total')).toBe(0);
  const name = { conjunto: 'rais', ano: 2018, tipo: 'demonstracao' } as const;
  await installEdition(dataDir, name, async () => emptyRowMetadata());
  await expect.poll(async () => (await figures()).get(series), { timeout: 10_000 }).toBe(2);
  expect((await figures()).get('observatorio_imports_seen_total')).toBe(1);
});

const elsewhere: InjectOptions = { remoteAddress: '192.0.2.7' };
const forwarded: InjectOptions = { headers: { 'x-forwarded-for': '192.0.2.7' } };
const below: InjectOptions = { url: '/observatorio/metrics' };

it.each<[MetricsAccess, string, InjectOptions, number]>([
  ['local', 'this machine', {}, 200],
  ['local', 'another machine', elsewhere, 404],
  ['local', 'a proxy on this machine', forwarded, 404],
  ['local', 'a request through a base path', below, 404],
  ['true', 'another machine', elsewhere, 200],
  ['true', 'a proxy on this machine', forwarded, 200],
  ['false', 'this machine', {}, 404],
])('applies METRICS=%s to %s', async (metrics, _who, request, status) => {
  const server = testServer(store, { settings: { metrics, basePath: '/observatorio' } });
  const { statusCode } = await server.inject({ url: '/metrics', ...request });
  expect(statusCode).toBe(status);
  await server.close();
});
