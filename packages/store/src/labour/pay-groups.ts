import type { PayDimension } from '@observatorio/contract';
import {
  MONTHS_PER_YEAR,
  PERCENTILES,
  roundHours,
  roundPay,
  WEEKS_PER_YEAR,
} from '@observatorio/domain';
import type { Database } from '../engine/connector';
import type { Link } from './few-links';
import {
  type OptionalColumn,
  type PayGrouping,
  payGroupNumber,
  payGroupSql,
} from './pay-dimensions';
import { isWithheld, type PublishedPay, publishedPay, withheldPay } from './pay-statistics';
import { PercentileSearch, type Percentiles, publicPercentiles } from './percentiles';
import { BANDS, type PayLevel, planPayGroups, planReadyPays } from './plan';
import type { Selection } from './selection';
import { PAY_GROUPS } from './tables';
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
  /** The edition's precomputed pay; one of `PAY_GROUPS`. */
  payGroups: number;
  smallCell: number;
  /** The links of the selection, if they are few. Default: they are counted in SQL. */
  few?: readonly Link[] | undefined;
}

/** Maximum number of links to count by exact pay at once. */
const MAX_PAYS = 50_000;

/**
 * Reads the links and pay of a selection by group; see `payGroupOf` for the keys. Finds percentiles
 * that are not precomputed in up to three steps with increasingly narrow classes: pay class, ten
 * reais, exact pay.
 */
export async function readPayGroups(
  database: Database,
  selection: Selection,
  query: PayGroupsQuery,
): Promise<ReadonlyMap<number, PayGroup>> {
  const { grouping, columns, smallCell, payGroups, few } = query;
  const hasReady = payGroups > PAY_GROUPS.none;
  const ready = hasReady && (await readReadyPays(database, selection, query));
  if (ready) return ready;
  const exact = few && exactRows(few, grouping);
  if (exact) return countExactly(exact, smallCell);
  const group = payGroupSql(grouping, columns);
  const hasHours = columns.has('hours');
  const read = (level: PayLevel, within?: PayLevel, chosen?: readonly Chosen[]) => {
    const part = { group, grouping, hasHours, hasProfiles: hasReady, level, within, chosen };
    const { sql, values } = planPayGroups(selection, part);
    return database.rows<Row>(sql, values);
  };
  const groups = countedOf(await read('step'));
  let searches: Searches = new Map(
    [...groups]
      .filter(([, { classified }]) => !isWithheld(classified, smallCell))
      .map(([code, { bands, steps }]) => [
        code,
        PercentileSearch.start(publicPercentiles(bands), steps),
      ]),
  );
  let within: PayLevel = 'step';
  if (linksIn(searches, groups) > MAX_PAYS) {
    searches = narrow(await read('tenReais', within, chosenOf(searches)), searches);
    within = 'tenReais';
  }
  const chosen = chosenOf(searches);
  if (chosen.length > 0) searches = narrow(await read('pay', within, chosen), searches);
  return new Map(
    [...groups].map(([code, counted]) => [
      code,
      publish(counted, searches.get(code)?.result() ?? new Map(), smallCell),
    ]),
  );
}

/** Columns that are dimensions of the pay as they are. */
const plainColumns: Partial<Readonly<Record<PayDimension, 'gender' | 'occupation'>>> = {
  genero: 'gender',
  occupation: 'occupation',
};

/** Returns a row per link whose pay is its own class; undefined if the grouping needs SQL. */
function exactRows(links: readonly Link[], { by, split }: PayGrouping): Row[] | undefined {
  const column = split ? undefined : plainColumns[by];
  return (
    column &&
    links.map((link): Row => {
      const { n, pay, band, hours } = link;
      const group = payGroupNumber(link[column] ?? 0);
      if (pay === null) return [group, null, n, null];
      const hourly = hours === null ? [] : [n, n * pay, n * hours];
      return [group, pay * BANDS + (band ?? BANDS - 1), n, n * pay, ...hourly];
    })
  );
}

/** Returns the pay of groups whose classes are exact pays. */
function countExactly(rows: readonly Row[], smallCell: number): ReadonlyMap<number, PayGroup> {
  return new Map(
    [...countedOf(rows)].map(([code, counted]) => {
      const { classified, bands, steps } = counted;
      const percentiles = isWithheld(classified, smallCell)
        ? new Map()
        : PercentileSearch.start(publicPercentiles(bands), steps).result();
      return [code, publish(counted, percentiles, smallCell)];
    }),
  );
}

/** Rounds the pay of a group, and withholds that of too few links. */
function publish(
  { links, classified, pay, hourly }: Omit<Counted, 'steps' | 'bands'>,
  percentiles: Percentiles,
  smallCell: number,
): PayGroup {
  if (classified === 0 || isWithheld(classified, smallCell)) return { ...noLinks, links };
  const mean = roundPay(pay / classified / 100, classified);
  return {
    links,
    ...publishedPay(mean, classified, percentiles),
    ...hoursOf(hourly, smallCell),
  };
}

/**
 * Returns the published pay per hour and hours per week; null if there are too few links. Divides the
 * rounded mean pay: two figures that were rounded apart could be averaged to learn more of a link's
 * pay than from either.
 */
function hoursOf({ links, pay, weeklyHours }: Hourly, smallCell: number): PublishedHours {
  if (isWithheld(links, smallCell)) return withheldHours;
  const hours = weeklyHours / links;
  const mean = roundPay(pay / links / 100, links);
  return {
    // In whole numbers, so that half a centavo is rounded up.
    hourlyPay:
      Math.round((mean * 100 * links * MONTHS_PER_YEAR) / (weeklyHours * WEEKS_PER_YEAR)) / 100,
    meanHours: roundHours(hours, links),
  };
}

/** Reads the precomputed pay of a selection by group; undefined if it is not precomputed. */
async function readReadyPays(
  database: Database,
  selection: Selection,
  { grouping, payGroups, smallCell }: PayGroupsQuery,
): Promise<ReadonlyMap<number, PayGroup> | undefined> {
  const query = planReadyPays(selection, grouping, payGroups);
  if (!query) return undefined;
  const rows = await database.rows<(number | null)[]>(query.sql, query.values);
  return new Map(
    rows.map(([code, ...figures]) => {
      const [links = 0, classified = 0, pay = 0, hourlyLinks = 0, hourlyPay = 0, weeklyHours = 0] =
        figures.map(Number);
      const percentiles = PERCENTILES.flatMap((percent, index) => {
        const found = figures[index + 6];
        return typeof found === 'number'
          ? [[percent, readyPercentile(percent, found)] as const]
          : [];
      });
      const hourly = { links: hourlyLinks, pay: hourlyPay, weeklyHours };
      return [
        Number(code),
        publish({ links, classified, pay, hourly }, new Map(percentiles), smallCell),
      ];
    }),
  );
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
