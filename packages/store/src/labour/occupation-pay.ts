import { type Percentile, roundPay } from '@observatorio/domain';
import type { Database } from '../engine/connector';
import { isWithheld, type PublishedPay, publishedPay, withheldPay } from './pay-statistics';
import { PercentileSearch, type Percentiles, publicPercentiles } from './percentiles';
import { BANDS, type PayLevel, planOccupationPays, planReadyPercentiles } from './plan';
import type { Selection } from './selection';
import { readyPercentile } from './tally';

/** Links of an occupation and their published pay, in reais. */
export interface OccupationPay extends PublishedPay {
  links: number;
}

/** Links of an occupation, before their pay is published. */
interface Counted {
  links: number;
  /** Number of links with classified pay, and the sum of their pay. */
  classified: number;
  pay: number;
  steps: Map<number, number>;
  bands: Map<number, number>;
}

type Row = [occupation: number, value: number | null, links: number, pay: number | null];

type Searches = ReadonlyMap<number, PercentileSearch>;

/**
 * Reads the links and pay of each occupation in a selection; key 0 is the unknown occupation. Finds
 * the percentiles in three steps with increasingly narrow classes: pay class, ten reais, exact pay.
 */
export async function readOccupationPays(
  database: Database,
  selection: Selection,
  smallCell: number,
): Promise<ReadonlyMap<number, OccupationPay>> {
  const read = (level: PayLevel, classes?: readonly Chosen[]) => {
    const { sql, values } = planOccupationPays(selection, level, classes);
    return database.rows<Row>(sql, values);
  };
  const occupations = countedOf(await read('step'));
  const published = [...occupations].filter(
    ([, { classified }]) => !isWithheld(classified, smallCell),
  );
  const ready = await readReady(database, selection);
  const percents = new Map(
    published.map(([occupation, { bands }]) => [occupation, publicPercentiles(bands)]),
  );
  let searches: Searches = new Map(
    published
      .filter(([occupation]) => !ready.has(occupation))
      .map(([occupation, { steps }]) => [
        occupation,
        PercentileSearch.start(percents.get(occupation) ?? [], steps),
      ]),
  );
  for (const level of ['tenReais', 'pay'] as const) {
    const chosen = chosenOf(searches);
    if (chosen.length > 0) searches = narrow(await read(level, chosen), searches);
  }
  return new Map(
    [...occupations].map(([occupation, { links, classified, pay }]) => {
      const known = percents.get(occupation);
      if (!known) return [occupation, { links, ...withheldPay }];
      const found = searches.get(occupation)?.result() ?? ready.get(occupation) ?? new Map();
      const shown = new Map([...found].filter(([percent]) => known.includes(percent)));
      const mean = roundPay(pay / classified / 100, classified);
      return [occupation, { links, ...publishedPay(mean, classified, shown) }];
    }),
  );
}

/** Reads the precomputed percentiles by occupation. */
async function readReady(
  database: Database,
  selection: Selection,
): Promise<ReadonlyMap<number, Percentiles>> {
  const ready = new Map<number, Map<Percentile, number>>();
  const query = planReadyPercentiles(selection);
  if (!query) return ready;
  for (const [occupation, percent, n] of await database.rows<
    [occupation: number, percent: Percentile, n: number]
  >(query.sql, query.values)) {
    const of = ready.get(occupation) ?? new Map<Percentile, number>();
    ready.set(occupation, of.set(percent, readyPercentile(percent, n)));
  }
  return ready;
}

/** Pay class of an occupation. */
export type Chosen = readonly [occupation: number, value: number];

const chosenOf = (searches: Searches): Chosen[] =>
  [...searches].flatMap(([occupation, { classes }]) =>
    classes.map((value): Chosen => [occupation, value]),
  );

function add(counts: Map<number, number>, value: number, links: number): void {
  counts.set(value, (counts.get(value) ?? 0) + links);
}

function countedOf(rows: readonly Row[]): Map<number, Counted> {
  const occupations = new Map<number, Counted>();
  for (const [occupation, value, links, pay] of rows) {
    const counted = occupations.get(occupation) ?? {
      links: 0,
      classified: 0,
      pay: 0,
      steps: new Map(),
      bands: new Map(),
    };
    occupations.set(occupation, counted);
    counted.links += links;
    if (value === null) continue;
    counted.classified += links;
    counted.pay += pay ?? 0;
    add(counted.steps, Math.floor(value / BANDS), links);
    add(counted.bands, value % BANDS, links);
  }
  return occupations;
}

/** Continues each occupation's search in the narrower classes counted by the rows. */
function narrow(rows: readonly Row[], searches: Searches): Searches {
  const counts = new Map<number, Map<number, number>>();
  for (const [occupation, value, links] of rows) {
    if (value === null) continue;
    const ofOccupation = counts.get(occupation) ?? new Map<number, number>();
    counts.set(occupation, ofOccupation.set(value, links));
  }
  return new Map(
    [...searches].map(([occupation, search]) => [
      occupation,
      search.narrow(counts.get(occupation) ?? new Map()),
    ]),
  );
}
