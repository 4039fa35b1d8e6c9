import { type Percentile, roundHours, roundPay, WEEKS_PER_MONTH } from '@observatorio/domain';
import type { Database } from '../engine/connector';
import {
  type OptionalColumn,
  type PayGrouping,
  payGroupNumber,
  payGroupSql,
} from './pay-dimensions';
import { isWithheld, type PublishedPay, publishedPay, withheldPay } from './pay-statistics';
import { PercentileSearch, type Percentiles, publicPercentiles } from './percentiles';
import { BANDS, type PayLevel, planPayGroups, planReadyPercentiles } from './plan';
import type { Selection } from './selection';
import { readyPercentile } from './tally';

/** Published pay per hour, in reais, and contracted hours per week; null if withheld. */
interface PublishedHours {
  hourlyPay: number | null;
  meanHours: number | null;
}

const withheldHours: PublishedHours = { hourlyPay: null, meanHours: null };

/** Links of a group and their published pay, in reais. */
export interface PayGroup extends PublishedPay, PublishedHours {
  links: number;
}

/** A group without links. */
export const noLinks: PayGroup = { links: 0, ...withheldPay, ...withheldHours };

/** Number of links with classified pay and known hours, the sum of their pay and of their hours. */
interface Hourly {
  links: number;
  pay: number;
  weeklyHours: number;
}

/** Links of a group, before their pay is published. */
interface Counted {
  links: number;
  /** Number of links with classified pay, and the sum of their pay. */
  classified: number;
  pay: number;
  hourly: Hourly;
  steps: Map<number, number>;
  bands: Map<number, number>;
}

type Row = [
  group: number,
  value: number | null,
  links: number,
  pay: number | null,
  ...hourly: (number | null)[],
];

type Searches = ReadonlyMap<number, PercentileSearch>;

export interface PayGroupsQuery {
  grouping: PayGrouping;
  /** Optional columns of the edition. */
  columns: ReadonlySet<OptionalColumn>;
  smallCell: number;
}

/** Maximum number of links to count by exact pay at once. */
const MAX_PAYS = 50_000;

/**
 * Reads the links and pay of a selection by group; see `payGroupOf` for the keys. Finds the percentiles in up to three steps
 * with increasingly narrow classes: pay class, ten reais, exact pay.
 */
export async function readPayGroups(
  database: Database,
  selection: Selection,
  { grouping, columns, smallCell }: PayGroupsQuery,
): Promise<ReadonlyMap<number, PayGroup>> {
  const group = payGroupSql(grouping, columns);
  const hasHours = columns.has('hours');
  const read = (level: PayLevel, within?: PayLevel, chosen?: readonly Chosen[]) => {
    const { sql, values } = planPayGroups(selection, { group, hasHours, level, within, chosen });
    return database.rows<Row>(sql, values);
  };
  const groups = countedOf(await read('step'));
  const isByOccupation = grouping.by === 'occupation' && !grouping.split;
  const ready = isByOccupation ? await readReadyPercentiles(database, selection) : new Map();
  const published = [...groups].filter(([, { classified }]) => !isWithheld(classified, smallCell));
  const percents = new Map(published.map(([code, { bands }]) => [code, publicPercentiles(bands)]));
  let searches: Searches = new Map(
    published
      .filter(([code]) => !ready.has(code))
      .map(([code, { steps }]) => [code, PercentileSearch.start(percents.get(code) ?? [], steps)]),
  );
  let within: PayLevel = 'step';
  if (linksIn(searches, groups) > MAX_PAYS) {
    searches = narrow(await read('tenReais', within, chosenOf(searches)), searches);
    within = 'tenReais';
  }
  const chosen = chosenOf(searches);
  if (chosen.length > 0) searches = narrow(await read('pay', within, chosen), searches);
  return new Map(
    [...groups].map(([code, counted]) => {
      const found = searches.get(code)?.result() ?? ready.get(code) ?? new Map();
      return [code, publish(counted, { found, percents: percents.get(code), smallCell })];
    }),
  );
}

interface Found {
  found: Percentiles;
  /** The percentiles that may be published; undefined if the pay is withheld. */
  percents: readonly Percentile[] | undefined;
  smallCell: number;
}

function publish(
  { links, classified, pay, hourly }: Counted,
  { found, percents, smallCell }: Found,
): PayGroup {
  if (!percents) return { links, ...withheldPay, ...withheldHours };
  const shown = new Map([...found].filter(([percent]) => percents.includes(percent)));
  const mean = roundPay(pay / classified / 100, classified);
  return {
    links,
    ...publishedPay(mean, classified, shown),
    ...hoursOf(hourly, smallCell),
  };
}

/**
 * Returns the published pay per hour and hours per week; null if there are too few links. Rounds the
 * pay by the number of hours per month, since a link's pay is divided by that number instead of the
 * number of links.
 */
function hoursOf({ links, pay, weeklyHours }: Hourly, smallCell: number): PublishedHours {
  if (isWithheld(links, smallCell)) return withheldHours;
  const hours = weeklyHours * WEEKS_PER_MONTH;
  return {
    hourlyPay: roundPay(pay / hours / 100, hours),
    meanHours: roundHours(weeklyHours / links, links),
  };
}

/** Reads the precomputed percentiles of the pay by occupation; empty if there are none. */
async function readReadyPercentiles(
  database: Database,
  selection: Selection,
): Promise<ReadonlyMap<number, Percentiles>> {
  const ready = new Map<number, Map<Percentile, number>>();
  const query = planReadyPercentiles(selection);
  if (!query) return ready;
  for (const [occupation, percent, n] of await database.rows<
    [occupation: number, percent: Percentile, n: number]
  >(query.sql, query.values)) {
    const group = payGroupNumber(occupation);
    const found = ready.get(group) ?? new Map<Percentile, number>();
    ready.set(group, found.set(percent, readyPercentile(percent, n)));
  }
  return ready;
}

/** Pay class of a group. */
export type Chosen = readonly [group: number, value: number];

const chosenOf = (searches: Searches): Chosen[] =>
  [...searches].flatMap(([code, { classes }]) => classes.map((value): Chosen => [code, value]));

/** Returns the number of links in the classes that contain the percentiles. */
const linksIn = (searches: Searches, groups: ReadonlyMap<number, Counted>): number =>
  chosenOf(searches).reduce(
    (total, [code, step]) => total + (groups.get(code)?.steps.get(step) ?? 0),
    0,
  );

function add(counts: Map<number, number>, value: number, links: number): void {
  counts.set(value, (counts.get(value) ?? 0) + links);
}

const emptyGroup = (): Counted => ({
  links: 0,
  classified: 0,
  pay: 0,
  hourly: { links: 0, pay: 0, weeklyHours: 0 },
  steps: new Map(),
  bands: new Map(),
});

function countedOf(rows: readonly Row[]): Map<number, Counted> {
  const groups = new Map<number, Counted>();
  for (const [code, value, links, pay, ...hourly] of rows) {
    const counted = groups.get(code) ?? emptyGroup();
    groups.set(code, counted);
    counted.links += links;
    if (value === null) continue;
    counted.classified += links;
    counted.pay += pay ?? 0;
    const [hourlyLinks, hourlyPay, weeklyHours] = hourly;
    counted.hourly.links += hourlyLinks ?? 0;
    counted.hourly.pay += hourlyPay ?? 0;
    counted.hourly.weeklyHours += weeklyHours ?? 0;
    add(counted.steps, Math.floor(value / BANDS), links);
    add(counted.bands, value % BANDS, links);
  }
  return groups;
}

/** Continues each group's search in the narrower classes counted by the rows. */
function narrow(rows: readonly Row[], searches: Searches): Searches {
  const counts = new Map<number, Map<number, number>>();
  for (const [code, value, links] of rows) {
    if (value === null) continue;
    const ofGroup = counts.get(code) ?? new Map<number, number>();
    counts.set(code, ofGroup.set(value, links));
  }
  return new Map(
    [...searches].map(([code, search]) => [code, search.narrow(counts.get(code) ?? new Map())]),
  );
}
