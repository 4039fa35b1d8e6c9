import { mkdir, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { type AnyDataset, type Filters, graduate } from '@observatorio/contract';
import { pick, randomNumbers } from '@observatorio/domain/random';
import { buildOffers, installEdition, openStore } from '@observatorio/store';
import { drawOffers } from '../support/random-offers';
import { quantile, rounded, seconds } from './figures';

/*
 * Measures the graduate overview on ten years of both censuses, each as large as the largest real
 * one. Distance learning has one row per place where it is offered, so higher education has
 * hundreds of thousands of rows a year. Each card is queried alone, without the memory cache, to
 * find the slowest card.
 */

const YEARS = Array.from({ length: 10 }, (_, index) => 2015 + index);
const SOURCES = [
  { conjunto: 'inep-superior', level: 'Superior', rows: 720_000 },
  { conjunto: 'inep-tecnico', level: 'Técnico', rows: 60_000 },
] as const;
/** One in this many rows has missing values, which are rare in official files. */
const GAP_EVERY = 500;
const SETS = 300;
const WARM_UP = 30;
const TARGET_MS = 20;

const results = resolve(import.meta.dirname, '../../bench-results');
const dataDir = join(results, 'graduate');

async function build(): Promise<void> {
  for (const { conjunto, level, rows } of SOURCES) {
    for (const ano of YEARS) {
      await installEdition(dataDir, { conjunto, ano, tipo: 'demonstracao' }, async (connection) => {
        await drawOffers(connection, level, rows, { gapEvery: GAP_EVERY });
        await buildOffers(connection);
        return {
          fontes: [],
          linhasLidas: rows,
          linhasAceitas: rows,
          linhasRejeitadas: 0,
          motivos: {},
          notas: [],
        };
      });
    }
  }
}

await rm(dataDir, { recursive: true, force: true });
await mkdir(dataDir, { recursive: true });
const [loadBefore] = loadavg();
const buildSeconds = await seconds(build);

const startedOpen = performance.now();
const store = await openStore(dataDir, { cachedBytes: 0 });
const openSeconds = (performance.now() - startedOpen) / 1000;

const ask = async (dataset: AnyDataset, filters: Filters) =>
  (await store.answer(dataset, store.resolve(dataset, filters))).rows;

/** Draws filter sets that contain a year, a level and 0–4 other filters with one value each. */
async function filterSets(count: number, seed: number): Promise<Filters[]> {
  const random = randomNumbers(seed);
  const fixed = ['ano', 'nivel_ensino'];
  return Promise.all(
    Array.from({ length: count }, async () => {
      const { level } = pick(random, SOURCES);
      const filters: Record<string, string[]> = {
        nivel_ensino: [level],
        ano: [String(pick(random, YEARS))],
      };
      const offered = (await ask(graduate.options, filters)) as { filter: string; code: string }[];
      const names = [...new Set(offered.map(({ filter }) => filter))].filter(
        (name) => !fixed.includes(name),
      );
      for (let left = Math.floor(random() * 5); left > 0; left--) {
        const name = pick(random, names);
        filters[name] = [
          pick(
            random,
            offered.filter(({ filter }) => filter === name),
          ).code,
        ];
      }
      return filters;
    }),
  );
}

const { options: _options, ...cards } = graduate;
const PAGE = 'a página inteira';
const times = new Map<string, number[]>([...Object.keys(cards), PAGE].map((name) => [name, []]));

async function timed(name: string, action: () => Promise<unknown>): Promise<void> {
  const before = performance.now();
  await action();
  times.get(name)?.push(performance.now() - before);
}

/** Queries each card alone, then all of them concurrently. */
async function askEach(filters: Filters): Promise<void> {
  const hasPlace = Boolean(filters.uf ?? filters.municipio);
  const asked = Object.entries<AnyDataset>(cards).filter(
    ([, dataset]) => hasPlace || dataset !== graduate.byMunicipality,
  );
  const askOne = (dataset: AnyDataset) =>
    ask(dataset, dataset === graduate.courses ? { ...filters, currentPage: ['3'] } : filters);
  for (const [name, dataset] of asked) await timed(name, () => askOne(dataset));
  await timed(PAGE, () => Promise.all(asked.map(([, dataset]) => askOne(dataset))));
}

for (const filters of await filterSets(WARM_UP, 1)) await askEach(filters);
for (const list of times.values()) list.length = 0;
for (const filters of await filterSets(SETS, 2)) await askEach(filters);
await store.close();
await rm(dataDir, { recursive: true });

const report = {
  years: YEARS.length,
  rowsPerYear: Object.fromEntries(SOURCES.map(({ conjunto, rows }) => [conjunto, rows])),
  processors: availableParallelism(),
  loadBefore,
  targetMs: TARGET_MS,
  buildSeconds: rounded(buildSeconds),
  openSeconds: rounded(openSeconds),
  peakMiB: rounded(process.resourceUsage().maxRSS / 1024),
  cards: [...times].map(([card, list]) => ({
    card,
    p50Ms: rounded(quantile(list, 0.5)),
    p95Ms: rounded(quantile(list, 0.95)),
    maxMs: rounded(Math.max(...list)),
    reached: quantile(list, 0.95) <= TARGET_MS,
  })),
};
console.table(
  Object.fromEntries(
    report.cards.map(({ card, p50Ms, p95Ms, maxMs, reached }) => [
      card,
      { p50: p50Ms, p95: p95Ms, máximo: maxMs, situação: reached ? 'atingida' : 'NÃO ATINGIDA' },
    ]),
  ),
);
console.log(
  `${YEARS.length} anos; meta de ${TARGET_MS} ms por cartão em p95; montagem ${report.buildSeconds} s, abertura ${report.openSeconds} s, memória ${report.peakMiB} MiB.`,
);
await writeFile(join(results, 'graduate.json'), `${JSON.stringify(report, null, 2)}\n`);
