import { type AnyDataset, type Filters, labour, payDimensions } from '@observatorio/contract';
import { openStore } from '@observatorio/store';
import { milliseconds } from './figures';
import { FilterSets, ignoreIfWithheld } from './filter-sets';
import { clickAll } from './ten-cards';

/** Query times for filter sets of one shape, by kind of query, in ms. */
export type ShapeTimes = Record<
  'cards' | 'summary' | 'municipalities' | 'pays' | 'groups' | 'gaps',
  number[]
>;

/** Results measured in the serving process. */
export interface Served {
  openSeconds: number;
  peakMiB: number;
  sets: Filters[];
  /** Time to query the ten cards for each filter set without the memory cache, in ms. */
  times: number[];
  /** Time to query the pay of all occupations for each filter set, in ms. */
  payTimes: number[];
  /** Number of links that match each filter set. */
  totals: number[];
  /** Query times, by the shape of the filter set. */
  shapes: Record<string, ShapeTimes>;
}

const SETS = 300;
const SHAPE_SETS = 40;
const WARM_UP = 30;

const { options, summary, byMunicipality, payByOccupation, pay, payGap } = labour;

const [dataDir = ''] = process.argv.slice(2);
const started = performance.now();
const store = await openStore(dataDir, { cachedBytes: 0 });
const ask = async (dataset: AnyDataset, filters: Filters) =>
  (await store.answer(dataset, store.resolve(dataset, filters))).rows;
await ask(summary, {});
const openSeconds = (performance.now() - started) / 1000;

const offered = await ask(options, {});

/** Generators of filter sets, by shape; each call draws new values. */
const shapes: Readonly<Record<string, (sets: FilterSets) => Filters>> = {
  'sem filtro': () => ({}),
  'um estado': (sets) => sets.with('uf'),
  'um município': (sets) => sets.with('municipio'),
  'uma ocupação': (sets) => sets.with('occupation'),
  'dois filtros': (sets) => sets.of(2),
  'três filtros': (sets) => sets.of(3),
  'quatro filtros': (sets) => sets.of(4),
  'município e outro': (sets) => sets.with('municipio', 'genero'),
  'ocupação e outro': (sets) => sets.with('occupation', 'uf'),
  'três valores de três filtros': (sets) => sets.several(),
  contraditórios: (sets) => sets.contradictory(),
};

/** Dimensions of the pay that need no place. */
const dimensions = payDimensions.filter((by) => by !== 'municipio');

/** Time budget per shape for each kind of query on pay, in ms. */
const PAY_MS = 3000;

async function timesOf(filterSets: readonly Filters[]): Promise<ShapeTimes> {
  const times: ShapeTimes = {
    cards: [],
    summary: [],
    municipalities: [],
    pays: [],
    groups: [],
    gaps: [],
  };
  for (const filters of filterSets) {
    const click = await milliseconds(() => clickAll(ask, filters)).catch(ignoreIfWithheld);
    if (click === undefined) continue;
    times.cards.push(click);
    times.summary.push(await milliseconds(() => ask(summary, filters)));
    if (filters.uf || filters.municipio) {
      times.municipalities.push(await milliseconds(() => ask(byMunicipality, filters)));
    }
    if (sum(times.pays) < PAY_MS) {
      times.pays.push(await milliseconds(() => ask(payByOccupation, filters)));
    }
    const by = dimensions[times.cards.length % dimensions.length] ?? '';
    if (sum(times.groups) < PAY_MS) {
      times.groups.push(await milliseconds(() => ask(pay, { ...filters, por: [by] })));
    }
    if (sum(times.gaps) < PAY_MS) {
      times.gaps.push(await milliseconds(() => ask(payGap, filters)));
    }
  }
  return times;
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

for (const filters of new FilterSets(offered, 1).mixed(WARM_UP)) {
  await clickAll(ask, filters).catch(ignoreIfWithheld);
}
const sets: Filters[] = [];
const times: number[] = [];
const payTimes: number[] = [];
const totals: number[] = [];
for (const filters of new FilterSets(offered, 2).mixed(SETS)) {
  const click = await milliseconds(() => clickAll(ask, filters)).catch(ignoreIfWithheld);
  if (click === undefined) continue;
  sets.push(filters);
  times.push(click);
  payTimes.push(await milliseconds(() => ask(payByOccupation, filters)));
  const [row] = await ask(summary, filters);
  totals.push(row.links);
}
const byShape: Record<string, ShapeTimes> = {};
for (const [shape, draw] of Object.entries(shapes)) {
  const drawn = new FilterSets(offered, 3);
  byShape[shape] = await timesOf(Array.from({ length: SHAPE_SETS }, () => draw(drawn)));
}
await store.close();
const served: Served = {
  openSeconds,
  peakMiB: process.resourceUsage().maxRSS / 1024,
  sets,
  times,
  payTimes,
  totals,
  shapes: byShape,
};
process.send?.(served, () => process.disconnect());
