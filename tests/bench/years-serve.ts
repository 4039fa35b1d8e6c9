import { type AnyDataset, type Filters, labour } from '@observatorio/contract';
import { openStore } from '@observatorio/store';
import { milliseconds, quantile } from './figures';
import { FilterSets, ignoreIfWithheld } from './filter-sets';
import { clickAll } from './ten-cards';
import type { ServedYears } from './years.bench';

/* Child process: opens a data directory, and measures clicks on one of its years and its series. */

const SETS = 300;
const WARM_UP = 30;

const [dataDir = '', ano = ''] = process.argv.slice(2);
const started = performance.now();
const store = await openStore(dataDir, { cachedBytes: 0 });
const openSeconds = (performance.now() - started) / 1000;
const ask = async (dataset: AnyDataset, filters: Filters) =>
  (await store.answer(dataset, store.resolve(dataset, { ...filters, ano: [ano] }))).rows;
await ask(labour.summary, {});
const firstAnswerSeconds = (performance.now() - started) / 1000;

const offered = await ask(labour.options, {});
for (const filters of new FilterSets(offered, 1).mixed(WARM_UP)) {
  await clickAll(ask, filters).catch(ignoreIfWithheld);
}
const times: number[] = [];
for (const filters of new FilterSets(offered, 2).mixed(SETS)) {
  times.push(await milliseconds(() => clickAll(ask, filters).catch(ignoreIfWithheld)));
}
const series: number[] = [];
for (const filters of new FilterSets(offered, 3).mixed(SETS)) {
  const answer = () => store.answer(labour.trend, store.resolve(labour.trend, filters));
  series.push(await milliseconds(() => answer().catch(ignoreIfWithheld)));
}
await store.close();
const served: ServedYears = {
  openSeconds,
  firstAnswerSeconds,
  p50Ms: quantile(times, 0.5),
  p95Ms: quantile(times, 0.95),
  seriesP50Ms: quantile(series, 0.5),
  seriesP95Ms: quantile(series, 0.95),
  peakMiB: process.resourceUsage().maxRSS / 1024,
};
process.send?.(served, () => process.disconnect());
