import type { PayGapRow } from '@observatorio/contract';
import { payUnit, roundPay, SMALL_CELL } from '@observatorio/domain';
import type { Database } from '../engine/connector';
import { type OptionalColumn, payDimensionsOf } from './pay-dimensions';
import { isWithheld } from './pay-statistics';
import { hourlySums, linksOf, planReadyGaps } from './plan';
import type { Selection } from './selection';

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

/** Maximum unit of a compared mean, relative to the mean, so that a ratio errs by at most as much. */
const MAX_UNIT = 0.025;

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

/** Returns the SQL query for the sums of each comparison, in a single row. */
function gapSql(from: string, columns: ReadonlySet<OptionalColumn>, smallCell: number): string {
  const [hasHours, hasRace] = [columns.has('hours'), columns.has('race')];
  const wanted = comparisonsIn(columns);
  const sides = new Map(
    wanted.flatMap(({ column, codes, base }) =>
      [codes, [base]].map((side) => [
        sideOf(column, side),
        `side_${column} IN (${side.join(', ')})`,
      ]),
    ),
  );
  const isKnown = ['occupation', 'age', 'schooling', 'worked']
    .map((column) => `${column} IS NOT NULL`)
    .join(' AND ');
  // The links of unknown cells only count in the totals.
  const inCells = [...sides].flatMap(([side, condition]) => [
    ...sumNames.map((name) => `${sumIf(condition, `all_${name}`)} AS total_${side}_${name}`),
    ...['classified', 'pay'].map(
      (name) => `${sumIf(`${condition} AND ${isKnown}`, `all_${name}`)} AS ${side}_${name}`,
    ),
  ]);
  const overall = wanted.flatMap((comparison) => [
    ...[comparison.codes, [comparison.base]].flatMap((codes) =>
      sumNames.map((name) => `sum(total_${sideOf(comparison.column, codes)}_${name})`),
    ),
    ...commonSums(comparison, smallCell),
  ]);
  const links = sumNames.map((name) => {
    const isMissing = !hasHours && name.startsWith('hour');
    return `${isMissing ? 'sum(0)' : sums[name]} AS all_${name}`;
  });
  const alike = ['occupation', 'age', 'schooling', 'gender'];
  const groups = [...alike, ...(hasHours ? [workedSql] : []), ...(hasRace ? ['race'] : [])];
  return `SELECT sum(counted), sum(gendered), sum(raced), ${overall.join(', ')} FROM (
    SELECT occupation, age, schooling, worked, sum(all_links) AS counted,
      ${sumIf('side_gender IS NOT NULL', 'all_links')} AS gendered,
      ${sumIf('side_race IS NOT NULL', 'all_links')} AS raced, ${inCells.join(', ')}
    FROM (
      SELECT occupation, age, schooling, ${hasHours ? workedSql : 'NULL'} AS worked,
        gender AS side_gender, ${hasRace ? 'race' : 'NULL'} AS side_race, ${links.join(', ')}
      FROM ${from} GROUP BY ${groups.join(', ')}) AS sides
    GROUP BY occupation, age, schooling, worked) AS cells`;
}

const comparisonsIn = (columns: ReadonlySet<OptionalColumn>): readonly Comparison[] =>
  comparisons.filter(({ column }) => column === 'gender' || columns.has(column));

interface PayGapsQuery {
  /** Optional columns of the edition. */
  columns: ReadonlySet<OptionalColumn>;
  /** Whether the edition has precomputed comparisons. */
  hasReady: boolean;
  smallCell: number;
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
  { columns, hasReady, smallCell }: PayGapsQuery,
): Promise<PayGapRow[]> {
  const least = Math.max(smallCell, 1);
  // The comparisons are precomputed for the default threshold.
  const ready = hasReady && least === SMALL_CELL && (await readReady(database, selection));
  const { total, known, compared } =
    ready || (await readTotals(database, selection, { columns, least }));
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
  { columns, least }: { columns: ReadonlySet<OptionalColumn>; least: number },
): Promise<Totals> {
  const { sql, values } = linksOf(selection);
  const [row = []] = await database.rows<(number | null)[]>(gapSql(sql, columns, least), values);
  const take = takeFrom(row);
  const { total, ...known } = take(['total', 'gender', 'race']);
  const compared = new Map(
    comparisonsIn(columns).map(({ key }) => [
      key,
      { group: take(sumNames), base: take(sumNames), common: take(commonNames) },
    ]),
  );
  return { total, known, compared };
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
  return { mean, isExact: payUnit(masked) <= MAX_UNIT * mean };
}

/** Divides a rounded mean by the mean hours, as published pay per hour does. */
const perHour = ({ mean, isExact }: RoundedMean, { hours, hourly }: Sums): RoundedMean => ({
  mean: (mean * hourly) / hours,
  isExact,
});

/** Returns a ratio of rounded means in reais per R$ 100, to tenths; null if they are too inexact. */
const ratioOf = (group: RoundedMean, base: RoundedMean): number | null =>
  group.isExact && base.isExact ? Math.round((group.mean / base.mean) * 1000) / 10 : null;
