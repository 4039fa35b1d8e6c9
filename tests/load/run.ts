import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { endOf, runScript, startServerProcess } from '../support/server-process';
import { mixedTraffic } from './traffic';

/*
 * `npm run load -- [SECONDS]`: mixed traffic on a real server for ten minutes by default, at four
 * fifths of the rate that it reaches; then ten times that rate; then thousands of idle and slow
 * clients. Reads DATA_DIR, or a sample that it makes. Client and server share the processors of this
 * machine. Ends with code 1 after an answer that fails, or while memory grows.
 */

const LIMIT_SECONDS = 15;
const BURST_SECONDS = 10;
const SHARE = 0.8;
const IDLE = 2000;

/** Growth of memory from the first third to the last one that counts as a leak. */
const LEAK = 1.25;

const [duration = '600'] = process.argv.slice(2);
if (!/^[1-9]\d*$/.test(duration)) {
  console.error('Uso: npm run load -- [SEGUNDOS]');
  process.exit(2);
}
const root = resolve(import.meta.dirname, '../..');

/** The folder of data to serve, and whether it is a sample made for this run. */
async function dataFolder(): Promise<{ dataDir: string; isOwn: boolean }> {
  if (process.env.DATA_DIR) return { dataDir: resolve(process.env.DATA_DIR), isOwn: false };
  const dataDir = await mkdtemp(join(tmpdir(), 'observatorio-load-'));
  const making = runScript('packages/sample/src/cli.ts', [], { DATA_DIR: dataDir });
  making.stdout?.resume();
  if ((await endOf(making)) !== 0) throw new Error('A demonstração não foi gerada.');
  return { dataDir, isOwn: true };
}

const { dataDir, isOwn } = await dataFolder();
const server = await startServerProcess({ DATA_DIR: dataDir });
const requests = mixedTraffic(5000).map((path) => ({ path }));

interface Load {
  seconds: number;
  connections: number;
  /** Requests per second of all connections; as many as the server answers if absent. */
  rate?: number;
}

async function run({ seconds, connections, rate }: Load) {
  const statuses = new Map<number, number>();
  let withoutPause = 0;
  const {
    requests: sent,
    latency,
    errors,
    timeouts,
  } = await autocannon({
    url: server.address,
    connections,
    duration: seconds,
    timeout: 60,
    // The server closes a connection after as many requests, and autocannon would go on.
    reconnectRate: 100,
    headers: { 'accept-encoding': 'gzip, deflate, br' },
    requests,
    ...(rate && { overallRate: rate }),
    setupClient(client) {
      // The types of the library call the whole head of an answer its headers.
      client.on('headers', (head: object) => {
        const { statusCode, headers } = head as { statusCode: number; headers: string[] };
        statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
        const isRefused = statusCode === 429 || statusCode === 503;
        if (isRefused && !headers.some((name) => /^retry-after$/i.test(name))) withoutPause += 1;
      });
    },
  });
  return {
    porSegundo: Math.round(sent.average),
    p50Ms: latency.p50,
    p99Ms: latency.p99,
    maxMs: latency.max,
    erros: errors + timeouts,
    statuses: Object.fromEntries(statuses),
    withoutPause,
  };
}

/** Memory of the server, in MiB; undefined where there is no `/proc`. */
function memory(): number | undefined {
  try {
    const [, kib] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8')) ?? [];
    return Number(kib) / 1024;
  } catch {
    return undefined;
  }
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Means of the first and of the last third. */
function growth(samples: readonly number[]): { first: number; last: number } {
  const third = Math.max(1, Math.floor(samples.length / 3));
  return { first: mean(samples.slice(0, third)), last: mean(samples.slice(-third)) };
}

/** Time until an answer again takes less than a tenth of a second, in ms. */
async function recovery(): Promise<number> {
  const started = performance.now();
  for (;;) {
    const asked = performance.now();
    await (await fetch(`${server.address}/api/v1/dados`)).text();
    const ended = performance.now();
    if (ended - asked < 100) return Math.round(asked - started);
  }
}

/** Answers under idle and half-sent connections; returns how many of fifty clicks were answered. */
async function withIdleClients(): Promise<number> {
  const { hostname, port } = new URL(server.address);
  const sockets = Array.from({ length: IDLE }, (_, index) => {
    const socket = connect(Number(port), hostname).on('error', () => {});
    if (index % 4 === 0) socket.write('GET /mapa HTTP/1.1\r\nHost: x\r\n');
    return socket;
  });
  await sleep(2000);
  const answers = await Promise.all(
    requests.slice(0, 50).map(({ path }) => fetch(server.address + path)),
  );
  for (const socket of sockets) socket.destroy();
  return answers.filter(({ ok }) => ok).length;
}

const [loadBefore = 0] = loadavg();
await run({ seconds: 5, connections: 8 });
const limit = await run({ seconds: LIMIT_SECONDS, connections: 32 });
const rate = Math.floor(limit.porSegundo * SHARE);

const samples: number[] = [];
const watch = setInterval(() => {
  const now = memory();
  if (now !== undefined) samples.push(now);
}, 1000);
const steady = await run({ seconds: Number(duration), connections: 64, rate });
clearInterval(watch);
const { first, last } = growth(samples);

const burst = await run({ seconds: BURST_SECONDS, connections: 640, rate: limit.porSegundo * 10 });
const recoveryMs = await recovery();
const answered = await withIdleClients();

console.table({ limite: limit, 'quatro quintos': steady, 'dez vezes': burst });
console.log(
  [
    `Carga da máquina antes: ${loadBefore.toFixed(1)}.`,
    `Memória: ${first.toFixed(0)} MiB no primeiro terço, ${last.toFixed(0)} MiB no último.`,
    `Depois da rajada, resposta em menos de 0,1 s após ${recoveryMs} ms.`,
    `Com ${IDLE} conexões paradas ou pela metade: ${answered} de 50 pedidos respondidos.`,
  ].join('\n'),
);
await mkdir(join(root, 'bench-results'), { recursive: true });
await writeFile(
  join(root, 'bench-results/load.json'),
  `${JSON.stringify({ loadBefore, limit, steady, burst, memory: { first, last }, recoveryMs, answered }, null, 2)}\n`,
);

const allowed = new Set([200, 304]);
const refusals = new Set([...allowed, 429, 503]);
const only = (statuses: object, some: ReadonlySet<number>): boolean =>
  Object.keys(statuses).every((status) => some.has(Number(status)));
const faults = [
  !only(steady.statuses, allowed) && 'pedidos recusados na carga constante',
  steady.erros > 0 && 'erros na carga constante',
  !only(burst.statuses, refusals) && 'respostas com falha na rajada',
  burst.withoutPause > 0 && 'recusas sem Retry-After',
  last > first * LEAK && 'a memória cresceu',
  answered < 50 && 'pedidos sem resposta entre conexões paradas',
].filter((fault) => fault !== false);
server.kill('SIGTERM');
await server.ended;
if (isOwn) await rm(dataDir, { recursive: true, force: true });
if (faults.length > 0) {
  console.error(`Fora do esperado: ${faults.join('; ')}.`);
  process.exitCode = 1;
}
