import { mkdir, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { type Filters, imbalance } from '@observatorio/contract';
import { states } from '@observatorio/domain';
import { randomNumbers } from '@observatorio/domain/random';
import { ensureSample } from '@observatorio/sample';
import { loadPlaces, openStore } from '@observatorio/store';
import { quantile, rounded, seconds } from './figures';

/*
 * Measures the imbalance panel on the sample: the two requests of the page (summary and first page
 * of the ranking) for places not yet cached, then for the same places again.
 */

const TARGET_MS = 20;
const PLACES = 200;

const results = resolve(import.meta.dirname, '../../bench-results');
const dataDir = join(results, 'imbalance');

await rm(dataDir, { recursive: true, force: true });
await mkdir(dataDir, { recursive: true });
const [loadBefore] = loadavg();
const buildSeconds = await seconds(() => ensureSample(dataDir));
const store = await openStore(dataDir);

async function ask(filters: Filters): Promise<void> {
  await Promise.all(
    [imbalance.summary, imbalance.ranking].map((dataset) =>
      store.answer(dataset, store.resolve(dataset, filters)),
    ),
  );
}

const random = randomNumbers(1);
const { municipalities } = await loadPlaces();
const cities = Array.from(
  { length: PLACES },
  () => municipalities[Math.floor(random() * municipalities.length)]?.code ?? '',
);
const LARGE = ['3550308', '3304557', '3106200', '2927408', '2304400', '4106902', '1302603'];
const kinds: Readonly<Record<string, Filters[]>> = {
  'o país, depois de aberto': [{}],
  'estados, pela primeira vez': states.map(({ code }) => ({ uf: [code] })),
  'cidades grandes, pela primeira vez': LARGE.map((code) => ({ municipio: [code] })),
  'cidades quaisquer, pela primeira vez': cities.map((code) => ({ municipio: [code] })),
  'cidades quaisquer, de novo': cities.map((code) => ({ municipio: [code] })),
};

const places = [];
for (const [kind, list] of Object.entries(kinds)) {
  const times: number[] = [];
  for (const filters of list) times.push(1000 * (await seconds(() => ask(filters))));
  places.push({
    kind,
    p50Ms: rounded(quantile(times, 0.5)),
    p95Ms: rounded(quantile(times, 0.95)),
    maxMs: rounded(Math.max(...times)),
    reached: quantile(times, 0.5) <= TARGET_MS,
  });
}
await store.close();
await rm(dataDir, { recursive: true });

console.table(
  Object.fromEntries(
    places.map(({ kind, p50Ms, p95Ms, maxMs, reached }) => [
      kind,
      { p50: p50Ms, p95: p95Ms, máximo: maxMs, situação: reached ? 'atingida' : 'NÃO ATINGIDA' },
    ]),
  ),
);
console.log(`Meta de ${TARGET_MS} ms por lugar em p50; amostra em ${rounded(buildSeconds)} s.`);
const report = {
  processors: availableParallelism(),
  loadBefore,
  targetMs: TARGET_MS,
  peakMiB: rounded(process.resourceUsage().maxRSS / 1024),
  places,
};
await writeFile(join(results, 'imbalance.json'), `${JSON.stringify(report, null, 2)}\n`);
