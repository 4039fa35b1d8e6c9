import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { randomNumbers } from '@observatorio/domain/random';
import { pages } from '@observatorio/pages';
import { run } from '../support/command';
import { IMPORTED_YEAR, writeImportedFile } from '../support/imported-file';
import { readMetrics } from '../support/server-metrics';
import { startServerProcess } from '../support/server-process';
import { type ProcessorUse, withProcessors } from './processor-use';
import { mixedTraffic } from './traffic';
import { CONNECTIONS, figuresOf, type Load, Visitors } from './visitors';

/*
 * `npm run load -- [SECONDS]`: mixed traffic on a real server, for ten minutes by default, at four
 * fifths of its maximum rate; then at half that rate during an import; then a burst at ten times
 * the maximum rate; then thousands of idle and slow clients. Uses DATA_DIR or, by default,
 * generates a sample; imports only into the sample. Requests are due at random times, independently
 * of earlier responses, and are timed from when they were due, including the wait for a connection;
 * only the burst drops requests that find no free connection. Client and server share this
 * machine's processors; the table reports steal time (CPU time that the host gave to other
 * machines), which slows responses through no fault of the server. Exits with code 1 if a request
 * fails or takes more than five seconds, or if memory grows.
 */

const WARM_UP_SECONDS = 20;
/** Long enough to average out slow seconds on a shared machine. */
const LIMIT_SECONDS = 60;
const BURST_SECONDS = 10;
const SHARE = 0.8;
/** Lower than `SHARE`, because an import uses much of the CPU time. */
const IMPORT_SHARE = 0.4;
const IMPORT_SECONDS = 20;
/** Maximum time until the server serves a new edition, in ms. */
const FOLLOWED_MS = 5000;
const IDLE = 2000;

/** Longest acceptable response time, including the wait for a connection, in ms. */
const SLOWEST_MS = 5000;

/** Growth factor of memory, from the first third of the run to the last, that counts as a leak. */
const LEAK = 1.25;
/** Amount of uncollected garbage to tolerate, in MiB. */
const GARBAGE = 32;

const [duration = '600'] = process.argv.slice(2);
if (!/^[1-9]\d*$/.test(duration)) {
  console.error('Uso: npm run load -- [SEGUNDOS]');
  process.exit(2);
}
const root = resolve(import.meta.dirname, '../..');

interface Data {
  dataDir: string;
  /** Folder of the generated sample and of the file to import; undefined for DATA_DIR. */
  own?: string;
}

async function readyData(): Promise<Data> {
  if (process.env.DATA_DIR) return { dataDir: resolve(process.env.DATA_DIR) };
  const own = await mkdtemp(join(tmpdir(), 'observatorio-load-'));
  const dataDir = join(own, 'data');
  const { code, text } = await run('packages/sample/src/cli.ts', [], { dataDir });
  if (code !== 0) throw new Error(text);
  return { dataDir, own };
}

const { dataDir, own } = await readyData();
const server = await startServerProcess({ DATA_DIR: dataDir });
const paths = mixedTraffic(5000);
const visitors = new Visitors(server.address, paths);

/** Memory of the server process, in MiB. */
interface Memory {
  resident: number;
  /**
   * Used heap. Summaries take the minimum, which approximates the heap after garbage collection.
   */
  heap: number;
  /** Memory outside the heap: database, buffers and sockets. */
  outside: number;
}

async function memory(): Promise<Memory> {
  const metric = await readMetrics(server.address);
  const mebibytes = (name: string): number => metric(name) / 2 ** 20;
  const resident = mebibytes('process_resident_memory_bytes');
  return {
    resident,
    heap: mebibytes('nodejs_heap_size_used_bytes'),
    outside: resident - mebibytes('nodejs_heap_size_total_bytes'),
  };
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const summary = (samples: readonly Memory[]): Memory => ({
  resident: mean(samples.map(({ resident }) => resident)),
  heap: Math.min(...samples.map(({ heap }) => heap)),
  outside: mean(samples.map(({ outside }) => outside)),
});

/** Summarises the first and the last third of the samples. */
function growth(samples: readonly Memory[]): { first: Memory; last: Memory } {
  const third = Math.max(1, Math.floor(samples.length / 3));
  return { first: summary(samples.slice(0, third)), last: summary(samples.slice(-third)) };
}

/** Waits until a request takes less than 100 ms. Returns the time waited, in ms. */
async function recovery(): Promise<number> {
  const started = performance.now();
  for (;;) {
    const asked = performance.now();
    await (await fetch(`${server.address}/api/v1/dados`)).text();
    const ended = performance.now();
    if (ended - asked < 100) return Math.round(asked - started);
  }
}

/**
 * Sends fifty requests while other connections are idle or have sent only half a request. Returns
 * the number that succeeded.
 */
async function withIdleClients(): Promise<number> {
  const { hostname, port } = new URL(server.address);
  const sockets = Array.from({ length: IDLE }, (_, index) => {
    const socket = connect(Number(port), hostname).on('error', () => {});
    if (index % 4 === 0) socket.write(`GET ${pages.mapa.path} HTTP/1.1\r\nHost: x\r\n`);
    return socket;
  });
  await sleep(2000);
  const answers = await Promise.all(paths.slice(0, 50).map((path) => fetch(server.address + path)));
  for (const socket of sockets) socket.destroy();
  return answers.filter(({ ok }) => ok).length;
}

/** Imports a year. Returns an error message in Portuguese, or undefined on success. */
async function importYear(folder: string): Promise<string | undefined> {
  const file = await writeImportedFile(folder);
  const { code, text } = await run('packages/import/src/cli.ts', ['rais', file], { dataDir });
  if (code !== 0) return text;
  await sleep(FOLLOWED_MS);
  const manifest = await (await fetch(`${server.address}/api/v1/dados`)).text();
  return manifest.includes(`"ano":${IMPORTED_YEAR}`)
    ? undefined
    : 'o ano importado não entrou em serviço';
}

/** Runs a load and adds its CPU use to the result. */
const measured = (load: () => Promise<Load>) =>
  withProcessors(
    async () => (await readMetrics(server.address))('process_cpu_seconds_total'),
    load,
  );

const [loadBefore = 0] = loadavg();
const seconds = Number(duration);
// Warm-up: fills the caches, so that the maximum rate is measured on a warm server.
await visitors.closedLoop(8, WARM_UP_SECONDS);
// Uses as many connections as the steady load may open: with fewer, each response costs less.
const limit = await measured(() => visitors.closedLoop(CONNECTIONS, LIMIT_SECONDS));
const rate = limit.asked / LIMIT_SECONDS;

const samples: Memory[] = [await memory()];
const watch = setInterval(
  () => void memory().then((now) => samples.push(now), console.error),
  1000,
);
const next = randomNumbers(7);
const steady = await measured(() => visitors.openLoop(SHARE * rate, seconds, next));
clearInterval(watch);
const { first, last } = growth(samples);

const [importing, importFault] =
  own === undefined
    ? []
    : await Promise.all([
        measured(() => visitors.openLoop(IMPORT_SHARE * rate, IMPORT_SECONDS, next)),
        importYear(own),
      ]);

const [burst, recoveryMs] = await Promise.all([
  measured(() => visitors.openLoop(10 * rate, BURST_SECONDS, next, 'leave')),
  sleep(1000 * BURST_SECONDS).then(recovery),
]);
const answered = await withIdleClients();
visitors.close();

const loads: Record<string, Load & { processors: ProcessorUse }> = {
  limite: limit,
  'quatro quintos': steady,
  ...(importing && { 'durante uma importação': importing }),
  'dez vezes': burst,
};
const figures = Object.fromEntries(
  Object.entries(loads).map(([name, load]) => [name, figuresOf(load, load.processors)]),
);
const inMebibytes = (part: keyof Memory): string =>
  `${first[part].toFixed(0)} e ${last[part].toFixed(0)}`;
console.table(figures);
console.log(
  [
    `Carga da máquina antes: ${loadBefore.toFixed(1)}.`,
    ...(importing ? [] : ['Sem importação: os dados são os de DATA_DIR.']),
    'Memória no primeiro terço e no último, em MiB: ' +
      `${inMebibytes('resident')}; ocupada no heap, no mínimo, ${inMebibytes('heap')}; ` +
      `fora do heap, ${inMebibytes('outside')}.`,
    `A rajada quis ${Math.round(10 * rate)} pedidos/s; o cliente envia o que cabe em ${CONNECTIONS} conexões.`,
    `Depois dela, resposta em menos de 0,1 s após ${recoveryMs} ms.`,
    `Com ${IDLE} conexões paradas ou pela metade: ${answered} de 50 pedidos respondidos.`,
  ].join('\n'),
);
await mkdir(join(root, 'bench-results'), { recursive: true });
await writeFile(
  join(root, 'bench-results/load.json'),
  `${JSON.stringify({ loadBefore, ...figures, memory: { first, last }, recoveryMs, answered }, null, 2)}\n`,
);

const allowed = new Set(['200', '304']);
const refusals = new Set([...allowed, '429', '503']);
const only = ({ statuses }: Load, some: ReadonlySet<string>): boolean =>
  Object.keys(statuses).every((status) => some.has(status));
const slowest = ({ times }: Load): number => times.reduce((most, time) => Math.max(most, time), 0);
const hasErrors = ({ errors }: Load): boolean => Object.keys(errors).length > 0;
const faults = [
  !only(steady, allowed) && 'pedidos recusados na carga constante',
  slowest(steady) > SLOWEST_MS &&
    `respostas na carga constante depois de mais de ${SLOWEST_MS / 1000} segundos`,
  hasErrors(steady) &&
    `pedidos sem resposta na carga constante (${Object.keys(steady.errors).join()})`,
  importing && !only(importing, allowed) && 'pedidos recusados durante a importação',
  importing && hasErrors(importing) && 'pedidos sem resposta durante a importação',
  importFault,
  !only(burst, refusals) && 'respostas com falha na rajada',
  hasErrors(burst) && `pedidos sem resposta na rajada (${Object.keys(burst.errors).join()})`,
  burst.withoutRetryAfter > 0 && 'recusas sem Retry-After',
  recoveryMs > 1000 && 'mais de um segundo até se recuperar da rajada',
  // Resident memory is not checked: a queue of requests enlarges the heap, which does not shrink
  // afterwards.
  last.heap > first.heap * LEAK + GARBAGE && 'o heap cresceu',
  last.outside > first.outside * LEAK && 'a memória fora do heap cresceu',
  answered < 50 && 'pedidos sem resposta entre conexões paradas',
].filter(Boolean);
server.kill('SIGTERM');
await server.ended;
if (own !== undefined) await rm(own, { recursive: true, force: true });
if (faults.length > 0) {
  console.error(`Fora do esperado: ${faults.join('; ')}.`);
  process.exitCode = 1;
}
