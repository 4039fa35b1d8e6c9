import { type AnyDataset, type Filters, labour } from '@observatorio/contract';
import { openStore } from '@observatorio/store';
import { quantile } from './figures';
import { FilterSets, passIfSecret } from './filter-sets';
import type { ServedYears } from './years.bench';

/* Serves a data directory, and clicks on one of its years. */

const SETS = 150;

const { options, summary, byMunicipality: _cities, payByOccupation: _pay, ...cards } = labour;

const [dataDir = '', ano = ''] = process.argv.slice(2);
const started = performance.now();
const store = await openStore(dataDir, { cachedAnswers: 0 });
const openSeconds = (performance.now() - started) / 1000;
const ask = async (dataset: AnyDataset, filters: Filters) =>
  (await store.answer(dataset, store.resolve(dataset, { ...filters, ano: [ano] }))).rows;
await ask(summary, {});
const firstAnswerSeconds = (performance.now() - started) / 1000;

const sets = new FilterSets(await ask(options, {}), 2).mixed(SETS);
const times: number[] = [];
for (const filters of sets) {
  const before = performance.now();
  await Promise.all(Object.values<AnyDataset>(cards).map((dataset) => ask(dataset, filters))).catch(
    passIfSecret,
  );
  times.push(performance.now() - before);
}
await store.close();
const served: ServedYears = {
  openSeconds,
  firstAnswerSeconds,
  p50Ms: quantile(times, 0.5),
  p95Ms: quantile(times, 0.95),
  peakMiB: process.resourceUsage().maxRSS / 1024,
};
process.send?.(served, () => process.disconnect());
