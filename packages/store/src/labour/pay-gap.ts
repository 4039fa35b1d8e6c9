import type { PayGapRow } from '@observatorio/contract';
import { hourLimits, isCoarsePay, roundPay, SMALL_CELL } from '@observatorio/domain';
import type { Database } from '../engine/connector';
import type { Link } from './few-links';
import { type OptionalColumn, payDimensionsOf } from './pay-dimensions';
import { isWithheld } from './pay-statistics';
import { hourlySums, linksOf, type PlannedQuery, planReadyGaps } from './plan';
import type { Selection } from './selection';
import { PAY_GROUPS } from './tables';

/** Two groups of links to compare. */
export interface Comparison {
  key: string;
  label: string;
  baseLabel: string;
  column: 'gender' | 'race';
  /** Codes of the group and of the base. */
  codes: readonly number[];
  base: number;
}

const races = { baseLabel: 'Brancas', column: 'race', base: 2 } as const;

export const comparisons: readonly Comparison[] = [
  {
    key: 'mulheres',
    label: 'Mulheres',
    baseLabel: 'Homens',
    column: 'gender',
    codes: [2],
    base: 1,
  },
  { key: 'pretas', label: 'Pretas', codes: [4], ...races },
  { key: 'pardas', label: 'Pardas', codes: [8], ...races },
  { key: 'pretas-pardas', label: 'Pretas e pardas', codes: [4, 8], ...races },
  { key: 'amarelas', label: 'Amarelas', codes: [6], ...races },
  { key: 'indigenas', label: 'Indígenas', codes: [1], ...races },
];

/** Maximum share of links of unknown race in a selection whose races are compared. */
const MAX_UNKNOWN = 1 / 3;

/** Minimum share of a group's links in the common cells for an adjusted ratio. */
const MIN_COMMON = 1 / 2;

/** SQL expressions for the sums over the links of a group. Pay is in centavos. */
const sums = {
  links: 'sum(n)',
  classified: 'sum(CASE WHEN pay IS NOT NULL THEN n END)',
  pay: 'sum(CAST(n AS BIGINT) * pay)',
  hourly: hourlySums[0],
  hourlyPay: hourlySums[1],
  hours: hourlySums[2],
} as const;

type Sum = keyof typeof sums;

export const sumNames = Object.keys(sums) as Sum[];

type Sums = Readonly<Record<Sum, number>>;

/** Sums over the cells with enough links of both groups. */
interface Common {
  /** Classified links of the group. */
  links: number;
  /** Sum of the group's pay, and the same links' pay if each were the mean of the base's cell. */
  pay: number;
  basePay: number;
  /** Smallest ratio of the base's links to the group's in a cell. */
  leastRatio: number;
}

export const commonNames = ['links', 'pay', 'basePay', 'leastRatio'] as const;

/** SQL expression for the band of a link's contracted hours. */
export const workedSql = payDimensionsOf.jornada.sql;

const sumIf = (condition: string, value: string): string =>
  `sum(CASE WHEN ${condition} THEN ${value} END)`;

/** Names the sums over the links with some codes in a column. */
export const sideOf = (column: string, codes: readonly number[]): string =>
  `${column}${codes.join('_')}`;

/**
 * SQL expressions for the sums over the common cells of a comparison. The rows are cells, with the
 * classified links of each side and their pay.
 */
export function commonSums({ column, codes, base }: Comparison, smallCell: number): string[] {
  const [group, other] = [sideOf(column, codes), sideOf(column, [base])];
  const isCommon = `${group}_classified >= ${smallCell} AND ${other}_classified >= ${smallCell}`;
  return [
    sumIf(isCommon, `${group}_classified`),
    sumIf(isCommon, `${group}_pay`),
    sumIf(isCommon, `1e0 * ${group}_classified * ${other}_pay / ${other}_classified`),
    `min(CASE WHEN ${isCommon} THEN 1e0 * ${other}_classified / ${group}_classified END)`,
  ];
}

/** Returns the SQL query for the sums over the links of each sex and race. */
function totalsSql({ sql: from }: PlannedQuery, columns: ReadonlySet<OptionalColumn>): string {
  const hasRace = columns.has('race');
  const links = sumNames.map((name) =>
    !columns.has('hours') && name.startsWith('hour') ? 'sum(0)' : sums[name],
  );
  return `SELECT gender, ${hasRace ? 'race' : 'NULL'}, ${links.join(', ')}
    FROM ${from} GROUP BY gender${hasRace ? ', race' : ''}`;
}

/** Returns the SQL query for the sums over the common cells of each comparison, in a single row. */
function commonSql(
  { sql: from, values }: PlannedQuery,
  compared: readonly Comparison[],
  smallCell: number,
): string {
  const sides = new Map(
    compared.flatMap(({ column, codes, base }) =>
      [codes, [base]].map((side) => [
        sideOf(column, side),
        `side_${column} IN (${side.join(', ')})`,
      ]),
    ),
  );
  const inCells = [...sides].flatMap(([side, condition]) => [
    `${sumIf(condition, 'counted')} AS ${side}_classified`,
    `${sumIf(condition, 'paid')} AS ${side}_pay`,
  ]);
  const hasRace = compared.some(({ column }) => column === 'race');
  const isKnown = ['pay', 'occupation', 'age', 'schooling', 'hours']
    .map((column) => `${column} IS NOT NULL`)
    .join(' AND ');
  const groups = ['occupation', 'age', 'schooling', workedSql, 'gender'];
  // Doubles are added faster than integers, whose sums have 128 bits.
  return `SELECT ${compared.flatMap((each) => commonSums(each, smallCell)).join(', ')} FROM (
    SELECT occupation, age, schooling, worked, ${inCells.join(', ')} FROM (
      SELECT occupation, age, schooling, ${workedSql} AS worked, gender AS side_gender,
        ${hasRace ? 'race' : 'NULL'} AS side_race, sum(1e0 * n) AS counted, sum(1e0 * n * pay) AS paid
      FROM ${from} ${values.length > 0 ? 'AND' : 'WHERE'} ${isKnown}
      GROUP BY ${groups.join(', ')}${hasRace ? ', race' : ''}) AS sides
    GROUP BY occupation, age, schooling, worked) AS cells`;
}

/** Sums over the links of a sex and a race, in the order of `sums`. */
type SumsRow = [
  gender: number | null,
  race: number | null,
  links: number,
  classified: number,
  pay: number,
  hourly: number,
  hourlyPay: number,
  hours: number,
];

/** Returns the sums over the links of each sex and race. */
function totalsOf(links: readonly Link[]): SumsRow[] {
  const totals = new Map<number, SumsRow>();
  for (const { gender, race, n, pay, hours } of links) {
    const key = 10 * (gender ?? 0) + (race ?? 0);
    const row: SumsRow = totals.get(key) ?? [gender, race, 0, 0, 0, 0, 0, 0];
    totals.set(key, row);
    row[2] += n;
    if (pay === null) continue;
    row[3] += n;
    row[4] += n * pay;
    if (hours === null) continue;
    row[5] += n;
    row[6] += n * pay;
    row[7] += n * hours;
  }
  return [...totals.values()];
}

/** Groups links that differ in sex, race and pay at most, and all of whose values are known. */
function cellsOf(links: readonly Link[]): Link[][] {
  const cells = new Map<string, Link[]>();
  for (const link of links) {
    const { pay, occupation, age, schooling, hours } = link;
    if (pay === null || occupation === null || age === null) continue;
    if (schooling === null || hours === null) continue;
    const worked = hourLimits.findIndex((limit) => hours <= limit);
    const key = `${occupation} ${age} ${schooling} ${worked}`;
    const cell = cells.get(key);
    if (cell) cell.push(link);
    else cells.set(key, [link]);
  }
  return [...cells.values()];
}

/** Returns the sums over the common cells of a comparison, in the order of `commonSums`. */
function commonOf(
  cells: readonly (readonly Link[])[],
  { column, codes, base }: Comparison,
  smallCell: number,
): number[] {
  let [links, pay, basePay, leastRatio] = [0, 0, 0, Number.POSITIVE_INFINITY];
  for (const cell of cells) {
    let [groupLinks, groupPay, otherLinks, otherPay] = [0, 0, 0, 0];
    for (const link of cell) {
      const code = link[column] ?? 0;
      const paid = link.n * (link.pay ?? 0);
      if (codes.includes(code)) {
        groupLinks += link.n;
        groupPay += paid;
      } else if (code === base) {
        otherLinks += link.n;
        otherPay += paid;
      }
    }
    if (groupLinks < smallCell || otherLinks < smallCell) continue;
    links += groupLinks;
    pay += groupPay;
    basePay += (groupLinks * otherPay) / otherLinks;
    leastRatio = Math.min(leastRatio, otherLinks / groupLinks);
  }
  return [links, pay, basePay, leastRatio];
}

const comparisonsIn = (columns: ReadonlySet<OptionalColumn>): readonly Comparison[] =>
  comparisons.filter(({ column }) => column === 'gender' || columns.has(column));

interface PayGapsQuery {
  /** Optional columns of the edition. */
  columns: ReadonlySet<OptionalColumn>;
  /** The edition's precomputed pay; one of `PAY_GROUPS`. */
  payGroups: number;
  smallCell: number;
  /** The links of the selection, if they are few. Default: they are counted in SQL. */
  few?: readonly Link[] | undefined;
}

/** Links of a selection, and the sums of each comparison. */
interface Totals {
  total: number;
  /** Number of links with a known value in the column. */
  known: Readonly<Record<Comparison['column'], number>>;
  compared: ReadonlyMap<string, Omit<Compared, 'smallCell'>>;
}

/**
 * Reads the pay of women and of races compared with those of men and of the links of white people;
 * empty if the selection has no links.
 */
export async function readPayGaps(
  database: Database,
  selection: Selection,
  { columns, payGroups, smallCell, few }: PayGapsQuery,
): Promise<PayGapRow[]> {
  const least = Math.max(smallCell, 1);
  // The comparisons are precomputed for the default threshold.
  const hasReady = payGroups > PAY_GROUPS.none && least === SMALL_CELL;
  const ready = hasReady && (await readReady(database, selection));
  const { total, known, compared } =
    ready || (await readTotals(database, selection, { columns, least, few }));
  if (total === 0) return [];
  return comparisons.map(({ key, label, baseLabel, column }) => {
    const unknownShare = 1 - known[column] / total;
    const isHidden = column === 'race' && unknownShare > MAX_UNKNOWN;
    const found = compared.get(key);
    const ratios = found && !isHidden ? ratiosOf({ ...found, smallCell }) : noRatios;
    return {
      key,
      label,
      baseLabel,
      count: found?.group.links ?? 0,
      baseCount: found?.base.links ?? 0,
      ...ratios,
      // Without the hours, no links are known to be alike.
      ...(!columns.has('hours') && { adjustedRatio: null, commonShare: null }),
      unknownShare: Math.round(unknownShare * 1000) / 1000,
    };
  });
}

/** Returns a function that takes the next values of a row, by name. */
function takeFrom(row: readonly (number | null)[]) {
  const found = row.map((value) => value ?? 0).values();
  return <Name extends string>(names: readonly Name[]) =>
    Object.fromEntries(names.map((name) => [name, found.next().value ?? 0])) as Record<
      Name,
      number
    >;
}

async function readTotals(
  database: Database,
  selection: Selection,
  { columns, least, few }: Pick<PayGapsQuery, 'columns' | 'few'> & { least: number },
): Promise<Totals> {
  const links = linksOf(selection);
  const wanted = comparisonsIn(columns);
  const read = (sql: string) => database.rows<(number | null)[]>(sql, links.values);
  const rows = few ? totalsOf(few) : await read(totalsSql(links, columns));
  const cells = few && cellsOf(few);
  const common = cells
    ? wanted.flatMap((each) => commonOf(cells, each, least))
    : columns.has('hours')
      ? ((await read(commonSql(links, wanted, least)))[0] ?? [])
      : [];
  const sumsOver = (isChosen: (gender: number | null, race: number | null) => boolean): Sums =>
    Object.fromEntries(
      sumNames.map((name, index) => [
        name,
        rows
          .filter(([gender = null, race = null]) => isChosen(gender, race))
          .reduce((total, row) => total + (row[index + 2] ?? 0), 0),
      ]),
    ) as Sums;
  const take = takeFrom(common);
  const compared = new Map(
    wanted.map(({ key, column, codes, base }) => {
      const side = (chosen: readonly number[]) =>
        sumsOver((gender, race) => chosen.includes((column === 'gender' ? gender : race) ?? 0));
      return [key, { group: side(codes), base: side([base]), common: take(commonNames) }];
    }),
  );
  return {
    total: sumsOver(() => true).links,
    known: {
      gender: sumsOver((gender) => gender !== null).links,
      race: sumsOver((_, race) => race !== null).links,
    },
    compared,
  };
}

/** Reads the precomputed comparisons of a selection; undefined if there are none. */
async function readReady(database: Database, selection: Selection): Promise<Totals | undefined> {
  const query = planReadyGaps(selection);
  if (!query) return undefined;
  const rows = await database.rows<number[]>(query.sql, query.values);
  const known = { gender: 0, race: 0 };
  let total = 0;
  const compared = new Map(
    rows.flatMap(([index = 0, links = 0, informed = 0, ...row]) => {
      const comparison = comparisons[index];
      if (!comparison) return [];
      total = links;
      known[comparison.column] = informed;
      const take = takeFrom(row);
      const found = { group: take(sumNames), base: take(sumNames), common: take(commonNames) };
      return [[comparison.key, found] as const];
    }),
  );
  return { total, known, compared };
}

const noRatios = { ratio: null, hourlyRatio: null, adjustedRatio: null, commonShare: null };

interface Compared {
  group: Sums;
  base: Sums;
  common: Common;
  smallCell: number;
}

function ratiosOf({
  group,
  base,
  common,
  smallCell,
}: Compared): Omit<
  PayGapRow,
  'key' | 'label' | 'baseLabel' | 'count' | 'baseCount' | 'unknownShare'
> {
  const isFew = (links: number): boolean => isWithheld(links, smallCell);
  const commonShare = group.classified > 0 ? common.links / group.classified : null;
  const isCommon = commonShare !== null && commonShare >= MIN_COMMON;
  const { links } = common;
  return {
    ratio:
      isFew(group.classified) || isFew(base.classified)
        ? null
        : ratioOf(roundedMean(group.pay, group.classified), roundedMean(base.pay, base.classified)),
    hourlyRatio:
      isFew(group.hourly) || isFew(base.hourly)
        ? null
        : ratioOf(
            perHour(roundedMean(group.hourlyPay, group.hourly), group),
            perHour(roundedMean(base.hourlyPay, base.hourly), base),
          ),
    // A link of the base weighs at most as much as one of so many.
    adjustedRatio: isCommon
      ? ratioOf(
          roundedMean(common.pay, links),
          roundedMean(common.basePay, links, links * common.leastRatio),
        )
      : null,
    commonShare: commonShare === null ? null : Math.round(commonShare * 1000) / 1000,
  };
}

interface RoundedMean {
  mean: number;
  isExact: boolean;
}

/** Rounds the mean of a sum of centavos by the number of links that it may reveal. */
function roundedMean(sum: number, links: number, masked = links): RoundedMean {
  const mean = roundPay(sum / links / 100, masked);
  return { mean, isExact: !isCoarsePay(mean, masked) };
}

/** Divides a rounded mean by the mean hours, as published pay per hour does. */
const perHour = ({ mean, isExact }: RoundedMean, { hours, hourly }: Sums): RoundedMean => ({
  mean: (mean * hourly) / hours,
  isExact,
});

/** Returns a ratio of rounded means in reais per R$ 100, to tenths; null if they are too inexact. */
const ratioOf = (group: RoundedMean, base: RoundedMean): number | null =>
  group.isExact && base.isExact ? Math.round((group.mean / base.mean) * 1000) / 10 : null;
