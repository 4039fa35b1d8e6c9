import { type AnyDataset, type Filters, labour } from '@observatorio/contract';
import { randomNumbers } from '@observatorio/sample/testing';
import { openStore } from '@observatorio/store';

/** Measurements of the serving process. */
export interface Served {
  openSeconds: number;
  peakMiB: number;
  sets: Filters[];
  /** Milliseconds for the ten cards of each set, without the memory cache. */
  times: number[];
  /** Milliseconds for the pay of all occupations in each set. */
  payTimes: number[];
  /** Links of each set. */
  totals: number[];
}

const SETS = 300;
const WARM_UP = 30;

/** The ten cards of a click; the others answer on request or draw a figure that these share. */
const { options, summary, byMunicipality: _cities, payByOccupation, ...cards } = labour;

const [dataDir = ''] = process.argv.slice(2);
const started = performance.now();
const store = await openStore(dataDir, { cachedAnswers: 0 });
const ask = async (dataset: AnyDataset, filters: Filters) =>
  (await store.answer(dataset, store.resolve(dataset, filters))).rows;
await ask(summary, {});
const openSeconds = (performance.now() - started) / 1000;

/** Sets of 0–4 filters, each with one value, all equally likely. */
async function filterSets(count: number, seed: number): Promise<Filters[]> {
  const offered = new Map<string, string[]>();
  for (const { filter, code } of await ask(options, {})) {
    if (filter !== 'ano') offered.set(filter, [...(offered.get(filter) ?? []), code]);
  }
  const random = randomNumbers(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  return Array.from({ length: count }, () => {
    const names = new Set<string>();
    for (const size = Math.floor(random() * 5); names.size < size; ) {
      names.add(pick([...offered.keys()]));
    }
    return Object.fromEntries([...names].map((name) => [name, [pick(offered.get(name) ?? [])]]));
  });
}

const clickAll = (filters: Filters) =>
  Promise.all(Object.values<AnyDataset>(cards).map((dataset) => ask(dataset, filters)));

for (const filters of await filterSets(WARM_UP, 1)) await clickAll(filters);
const sets = await filterSets(SETS, 2);
const times: number[] = [];
const payTimes: number[] = [];
const totals: number[] = [];
for (const filters of sets) {
  const before = performance.now();
  await clickAll(filters);
  times.push(performance.now() - before);
  const beforePay = performance.now();
  await ask(payByOccupation, filters);
  payTimes.push(performance.now() - beforePay);
  const [row] = await ask(summary, filters);
  totals.push(row.links);
}
await store.close();
const served: Served = {
  openSeconds,
  peakMiB: process.resourceUsage().maxRSS / 1024,
  sets,
  times,
  payTimes,
  totals,
};
process.send?.(served, () => process.disconnect());
