import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { precompress } from '@observatorio/server';
import { type Browser, chromium } from 'playwright-core';
import { chromiumArguments, chromiumPath } from '../support/chromium';
import { folders, startRealServer } from '../support/real-server';
import { quantile } from './figures';
import { hasLighthouse, type Scores, scoresOf } from './page/lighthouse';
import { type MemoryUse, memoryOverChanges } from './page/memory';
import { routeUrls } from './page/routes';
import { type Visit, visit } from './page/visit';

/*
 * Measures the first visit to every product route of the built portal, in Chromium against the real
 * server with a small sample, at 1.6 Mbit/s and 150 ms latency with 4× CPU throttling; then the
 * Lighthouse scores, and memory use over 200 page changes. The table compares the results with the
 * last run of another commit or, failing that, with the stored run. If BENCH_BEFORE is the origin
 * of a server running an earlier build, it compares them with that server in the same run instead.
 * BENCH_PAGES limits the routes, BENCH_RUNS sets the number of repetitions (default 3), and
 * BENCH_PARTS lists the parts: visits, lighthouse, memory.
 */

const root = resolve(import.meta.dirname, '../..');
const output = join(root, 'bench-results/page.json');
const stored = join(import.meta.dirname, 'page/stored.json');
const runs = Number(process.env.BENCH_RUNS ?? 3);
const parts = new Set((process.env.BENCH_PARTS ?? 'visits,lighthouse,memory').split(','));
const pages = process.env.BENCH_PAGES?.split(',') ?? routeUrls;

/** Results for one commit. */
interface Results {
  commit: string;
  loadBefore: number;
  /** Median of each figure, by address. */
  visits: Record<string, Visit>;
  lighthouse: Record<string, Scores>;
  memory: MemoryUse[];
}

const median = (visits: readonly Visit[]): Visit => {
  const of = (figure: keyof Visit) =>
    quantile(
      visits.map((each) => each[figure]),
      0.5,
    );
  const rounded = (figure: keyof Visit) => Math.round(of(figure));
  return {
    firstPaint: rounded('firstPaint'),
    largestPaint: rounded('largestPaint'),
    drawn: rounded('drawn'),
    shift: Math.round(of('shift') * 1000) / 1000,
    blocked: rounded('blocked'),
    longestTask: rounded('longestTask'),
    requests: of('requests'),
    kilobytes: rounded('kilobytes'),
  };
};

/** Returns the median visit to each page of each server. Visits to the servers are interleaved. */
async function measureVisits(browser: Browser, origins: readonly string[]) {
  const medians = origins.map((): Record<string, Visit> => ({}));
  for (const address of pages) {
    const visits = origins.map((): Visit[] => []);
    for (let run = 0; run < runs; run += 1) {
      for (const [index, origin] of origins.entries()) {
        visits[index]?.push(await visit(browser, origin + address));
      }
    }
    for (const [index, each] of visits.entries()) {
      Object.assign(medians[index] ?? {}, { [address]: median(each) });
    }
  }
  return medians;
}

async function measureLighthouse(origin: string): Promise<Record<string, Scores>> {
  if (!(await hasLighthouse())) {
    console.log('Sem Lighthouse: o npx não o alcança.');
    return {};
  }
  const scores: Record<string, Scores> = {};
  for (const address of pages) scores[address] = await scoresOf(origin + address);
  return scores;
}

/** Returns another commit's results, from the last local run or, failing that, the stored run. */
function earlier(commit: string): Results | undefined {
  return [output, stored]
    .filter(existsSync)
    .map((path): Results => JSON.parse(readFileSync(path, 'utf8')))
    .find((results) => results.commit !== commit);
}

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' });

/** Returns the commit hash, with a `+` if the working tree is dirty. */
const commitName = (): string =>
  git('rev-parse', '--short', 'HEAD').trim() + (git('status', '--porcelain').trim() && '+');

const withPrevious = (now: number | undefined, before: number | undefined): string =>
  before === undefined ? String(now) : `${now} (${before})`;

function show({ visits, lighthouse, memory }: Results, before: Results | undefined): void {
  console.log(`Entre parênteses: ${before?.commit ?? 'nada com que comparar'}.`);
  const figures = {
    'maior pintura, ms': 'largestPaint',
    'tudo desenhado, ms': 'drawn',
    deslocamento: 'shift',
    'bloqueio, ms': 'blocked',
    'tarefa mais longa, ms': 'longestTask',
    pedidos: 'requests',
    KB: 'kilobytes',
  } as const;
  const visitRow = ([address, now]: [string, Visit]) => [
    address,
    Object.fromEntries(
      Object.entries(figures).map(([label, figure]) => [
        label,
        withPrevious(now[figure], before?.visits[address]?.[figure]),
      ]),
    ),
  ];
  if (parts.has('visits')) {
    console.table(Object.fromEntries(Object.entries(visits).map(visitRow)));
  }
  const scoreRow = ([address, scores]: [string, Scores]) => [
    address,
    Object.fromEntries(
      Object.entries(scores).map(([name, score]) => [
        name,
        withPrevious(score, before?.lighthouse[address]?.[name as keyof Scores]),
      ]),
    ),
  ];
  if (parts.has('lighthouse')) {
    console.table(Object.fromEntries(Object.entries(lighthouse).map(scoreRow)));
  }
  if (parts.has('memory')) console.table(memory);
}

const commit = commitName();
const [loadBefore = 0] = loadavg();
await precompress(folders.portal);
const server = await startRealServer(await mkdtemp(join(tmpdir(), 'observatorio-bench-')));
const browser = await chromium.launch({
  executablePath: chromiumPath({ full: true }),
  args: chromiumArguments,
});
const other = process.env.BENCH_BEFORE;
const origins = other ? [server.origin, other] : [server.origin];
const [visits = {}, visitsBefore] = parts.has('visits')
  ? await measureVisits(browser, origins)
  : [];
const memory = parts.has('memory') ? await memoryOverChanges(browser, server.origin) : [];
await browser.close();
const lighthouse = parts.has('lighthouse') ? await measureLighthouse(server.origin) : {};
const lighthouseBefore = parts.has('lighthouse') && other ? await measureLighthouse(other) : {};
await server.close();

const results: Results = { commit, loadBefore, visits, lighthouse, memory };
const before: Results | undefined = other
  ? { ...results, commit: other, visits: visitsBefore ?? {}, lighthouse: lighthouseBefore }
  : earlier(commit);
show(results, before);
mkdirSync(join(root, 'bench-results'), { recursive: true });
writeFileSync(output, `${JSON.stringify({ ...results, before }, null, 2)}\n`);
