import { mkdir, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { course, type Filters, type OfferRow } from '@observatorio/contract';
import { pick, randomNumbers } from '@observatorio/domain/random';
import { buildOffers, emptyRowMetadata, installEdition, openStore } from '@observatorio/store';
import { drawOffers } from '../support/random-offers';
import { quantile, rounded, seconds } from './figures';

/*
 * Measures one page of the course search over 500,000 offers at both levels: with filters, with a
 * search term, around a city, and at a random page of the list. Every search differs; only the name
 * index is cached, and its first use is measured separately.
 */

const SOURCES = [
  { conjunto: 'inep-superior', level: 'Superior', rows: 440_000 },
  { conjunto: 'inep-tecnico', level: 'Técnico', rows: 60_000 },
] as const;
const GAP_EVERY = 500;
const SETS = 300;
const WARM_UP = 30;
const TARGET_MS = 30;
const CITIES = ['3550308', '3304557', '3106200', '1200401', '3509502', '2304400'];
const RADII = ['25', '50', '100'];

const results = resolve(import.meta.dirname, '../../bench-results');
const dataDir = join(results, 'course');

async function build(): Promise<void> {
  for (const { conjunto, level, rows } of SOURCES) {
    const name = { conjunto, ano: 2019, tipo: 'demonstracao' } as const;
    await installEdition(dataDir, name, async (connection) => {
      await drawOffers(connection, level, rows, { gapEvery: GAP_EVERY });
      await buildOffers(connection);
      return emptyRowMetadata();
    });
  }
}

await rm(dataDir, { recursive: true, force: true });
await mkdir(dataDir, { recursive: true });
const [loadBefore] = loadavg();
const buildSeconds = await seconds(build);
const store = await openStore(dataDir, { cachedBytes: 0 });

const ask = (filters: Filters) =>
  store.answer(course.offers, store.resolve(course.offers, filters));

const known = await ask({ pageSize: ['1000'] });
const names = [...new Set(known.rows.map(({ name }: OfferRow) => name))];
const random = randomNumbers(1);
const page = (pages: number) => [String(1 + Math.floor(random() * pages))];
const level = () => ({ nivel_ensino: [pick(random, ['Técnico', 'Superior', 'Todos'])] });

/** Kinds of search; each call draws new values. */
const kinds: Readonly<Record<string, () => Filters>> = {
  'toda a lista, uma página qualquer': () => ({ ...level(), currentPage: page(6000) }),
  'por estado e área': () => ({ ...level(), uf: [pick(random, ['35', '31', '12', '29'])] }),
  'por nome': () => ({ ...level(), nome_curso: [pick(random, names)], currentPage: page(3) }),
  'com um erro no nome': () => ({
    ...level(),
    nome_curso: [pick(random, names).replace(/[aeo]/, '')],
  }),
  'em torno de uma cidade': () => ({
    ...level(),
    municipio: [pick(random, CITIES)],
    raio_km: [pick(random, RADII)],
    currentPage: page(3),
  }),
};

const indexSeconds = await seconds(() => ask({ nome_curso: [pick(random, names)] }));
const times = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, [] as number[]]));
for (let round = -WARM_UP; round < SETS; round += 1) {
  for (const [kind, draw] of Object.entries(kinds)) {
    const filters = draw();
    const before = performance.now();
    await ask(filters);
    if (round >= 0) times[kind]?.push(performance.now() - before);
  }
}
await store.close();
await rm(dataDir, { recursive: true });

const report = {
  offers: SOURCES.reduce((sum, { rows }) => sum + rows, 0),
  courses: names.length,
  processors: availableParallelism(),
  loadBefore,
  targetMs: TARGET_MS,
  buildSeconds: rounded(buildSeconds),
  indexSeconds: rounded(indexSeconds),
  peakMiB: rounded(process.resourceUsage().maxRSS / 1024),
  searches: Object.entries(times).map(([search, list]) => ({
    search,
    p50Ms: rounded(quantile(list, 0.5)),
    p95Ms: rounded(quantile(list, 0.95)),
    maxMs: rounded(Math.max(...list)),
    reached: quantile(list, 0.95) <= TARGET_MS,
  })),
};
console.table(
  Object.fromEntries(
    report.searches.map(({ search, p50Ms, p95Ms, maxMs, reached }) => [
      search,
      { p50: p50Ms, p95: p95Ms, máximo: maxMs, situação: reached ? 'atingida' : 'NÃO ATINGIDA' },
    ]),
  ),
);
console.log(
  `${report.offers} ofertas; meta de ${TARGET_MS} ms por página em p95; montagem ${report.buildSeconds} s, primeiro índice de nomes ${report.indexSeconds} s, memória ${report.peakMiB} MiB.`,
);
await writeFile(join(results, 'course.json'), `${JSON.stringify(report, null, 2)}\n`);
