import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import {
  type AnyDataset,
  JOINED_PARAMETER,
  joinedEndpoint,
  joinedPathOf,
  labour,
} from '@observatorio/contract';
import { openStore } from '@observatorio/store';
import autocannon from 'autocannon';
import { readMetrics } from '../support/server-metrics';
import { startServerProcess } from '../support/server-process';

/*
 * Measures clicks per second from the cache. A click on the overview loads eleven datasets with the
 * same filters. There are four measurements: the store alone, HTTP with one joined request per
 * click, HTTP with a click's eleven requests in flight at once (as over HTTP/2), and HTTP with one
 * request in flight per client. The HTTP measurements are interleaved. Client and server share this
 * machine's processors; the server's CPU time per click estimates the throughput with remote
 * clients.
 */

const CLIENTS = 32;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8);
const ROUNDS = 3;
const TARGET = 4000;

const root = resolve(import.meta.dirname, '../..');
const dataDir = resolve(root, process.env.DATA_DIR ?? 'data');

const { options: _options, summary: _summary, ...cards } = labour;
const datasets = Object.values<AnyDataset>(cards).filter(({ requires }) => !requires);

/** Sets of zero to two filters, typical of visitors. */
const filterSets = ['', ...Array.from({ length: 5 }, (_, index) => `&grandeSetor=${index + 1}`)]
  .flatMap((sector) => [sector, ...[11, 23, 29, 33, 35].map((state) => `${sector}&uf=${state}`)])
  .map((filters) => `ano=2019${filters}`);

const paths = filterSets.flatMap((filters) => datasets.map(({ path }) => `${path}?${filters}`));

const { path: joinedPath } = joinedEndpoint(cards);
const names = datasets.map(({ path }) => joinedPathOf(path)?.name ?? '').toSorted();
const joinedPaths = filterSets.map(
  (filters) => `${joinedPath}?${JOINED_PARAMETER}=${names.join()}&${filters}`,
);

/** A way to request a click's data. */
interface Manner {
  requests: readonly string[];
  requestsPerClick: number;
  /** Number of requests that a client keeps in flight. */
  pipelining: number;
}

const manners = {
  httpJoined: { requests: joinedPaths, requestsPerClick: 1, pipelining: 1 },
  httpAtOnce: { requests: paths, requestsPerClick: datasets.length, pipelining: datasets.length },
  httpOneByOne: { requests: paths, requestsPerClick: datasets.length, pipelining: 1 },
} satisfies Record<string, Manner>;

/** Returns the CPU time that the server reports having used since it started, in ms. */
async function processorMs(address: string): Promise<number> {
  const metric = await readMetrics(address);
  return 1000 * metric('process_cpu_seconds_total');
}

async function overHttp(address: string, { requests, requestsPerClick, pipelining }: Manner) {
  const before = await processorMs(address);
  const result = await autocannon({
    url: address,
    connections: CLIENTS,
    pipelining,
    duration: SECONDS,
    // The server closes each connection after 100 requests.
    reconnectRate: 99,
    headers: { 'accept-encoding': 'gzip, deflate, br' },
    requests: requests.map((path) => ({ path })),
  });
  const spent = (await processorMs(address)) - before;
  const clicks = result.requests.total / requestsPerClick;
  return {
    requestsPerSecond: Math.round(result.requests.average),
    clicksPerSecond: Math.round(result.requests.average / requestsPerClick),
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    failures: result.non2xx + result.errors,
    serverMsPerClick: Math.round((1000 * spent) / clicks) / 1000,
  };
}

/** Returns the best of several rounds, because other processes can only slow a round down. */
async function bestRounds(address: string) {
  const best: Record<string, Awaited<ReturnType<typeof overHttp>>> = {};
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, manner] of Object.entries(manners)) {
      const measured = await overHttp(address, manner);
      if (measured.clicksPerSecond > (best[name]?.clicksPerSecond ?? -1)) best[name] = measured;
    }
  }
  return best;
}

async function fromStore() {
  const store = await openStore(dataDir);
  const click = async (query: string) => {
    const filters = Object.fromEntries(
      [...new URLSearchParams(query)].map(([name, value]) => [name, [value]]),
    );
    await Promise.all(
      datasets.map((dataset) => store.answer(dataset, store.resolve(dataset, filters))),
    );
  };
  for (const filters of filterSets) await click(filters);

  const end = performance.now() + SECONDS * 1000;
  let clicks = 0;
  const client = async (start: number) => {
    for (let index = start; performance.now() < end; index += 1, clicks += 1) {
      await click(filterSets[index % filterSets.length] ?? '');
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, index) => client(index)));
  await store.close();
  return { clicksPerSecond: Math.round(clicks / SECONDS) };
}

/**
 * Load average before the run. If it exceeds the number of processors, other processes slowed the
 * benchmark down.
 */
const [loadBefore] = loadavg();
const server = await startServerProcess({ DATA_DIR: dataDir });
for (const path of [...paths, ...joinedPaths]) await fetch(server.address + path);
const overHttpBest = await bestRounds(server.address);
server.kill('SIGTERM');
const store = await fromStore();

const measures = { store, ...overHttpBest };
const results = {
  clients: CLIENTS,
  processors: availableParallelism(),
  loadBefore,
  requestsPerClick: datasets.length,
  filterSets: filterSets.length,
  targetClicksPerSecond: TARGET,
  ...measures,
};
console.table(measures);
const reached = (overHttpBest.httpJoined?.clicksPerSecond ?? 0) >= TARGET;
console.log(
  `Meta de ${TARGET} cliques/s, um pedido por clique: ${reached ? 'atingida' : 'não atingida'}.`,
);
mkdirSync(join(root, 'bench-results'), { recursive: true });
writeFileSync(join(root, 'bench-results/clicks.json'), `${JSON.stringify(results, null, 2)}\n`);
