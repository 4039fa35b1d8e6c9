import type { PayGapRow } from '@observatorio/contract';
import { payUnit, roundPay, WEEKS_PER_MONTH } from '@observatorio/domain';
import type { Database } from '../engine/connector';
import { type OptionalColumn, payDimensionsOf } from './pay-dimensions';
import { isWithheld } from './pay-statistics';
import { linksOf } from './plan';
import type { Selection } from './selection';

/** Two groups of links to compare. */
interface Comparison {
  key: string;
  label: string;
  baseLabel: string;
  column: 'gender' | 'race';
  /** Codes of the group and of the base. */
  codes: readonly number[];
  base: number;
}

const races = { baseLabel: 'Brancas', column: 'race', base: 2 } as const;

const comparisons: readonly Comparison[] = [
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

/** Sums over the links of a group. Pay is in centavos. */
const sums = {
  links: 'n',
  classified: 'CASE WHEN pay IS NOT NULL THEN n END',
  pay: 'CAST(n AS BIGINT) * pay',
  hourly: 'CASE WHEN pay IS NOT NULL AND hours IS NOT NULL THEN n END',
  hourlyPay: 'CASE WHEN hours IS NOT NULL THEN CAST(n AS BIGINT) * pay END',
  hours: 'CASE WHEN pay IS NOT NULL THEN CAST(n AS BIGINT) * hours END',
} as const;

type Sum = keyof typeof sums;

const sumNames = Object.keys(sums) as Sum[];

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

const commonNames = ['links', 'pay', 'basePay', 'leastRatio'] as const;

const isIn = (column: string, codes: readonly number[]): string =>
  `${column} IN (${codes.join(', ')})`;

const sumOver = (condition: string, value: string): string =>
  `sum(CASE WHEN ${condition} THEN ${value} END)`;

/** Columns whose common values make links alike. */
const cellColumns = ['occupation', 'age', 'schooling', payDimensionsOf.jornada.sql];

const isKnownCell = (hasHours: boolean): string =>
  ['occupation', 'age', 'schooling', ...(hasHours ? ['worked'] : [])]
    .map((column) => `${column} IS NOT NULL`)
    .join(' AND ');

/** Returns the SQL query for the sums of each comparison, in a single row. */
function gapSql(from: string, columns: ReadonlySet<OptionalColumn>, smallCell: number): string {
  const hours = columns.has('hours');
  const inCells: string[] = [];
  const overall: string[] = ['sum(total)', 'sum(gendered)', 'sum(raced)'];
  const wanted = comparisonsIn(columns);
  const sides = new Map<string, string>();
  for (const { column, codes, base } of wanted) {
    for (const side of [codes, [base]]) sides.set(nameOf(column, side), isIn(column, side));
  }
  for (const [side, condition] of sides) {
    for (const name of sumNames) {
      const isKnown = hours || !name.startsWith('hour');
      inCells.push(`${isKnown ? sumOver(condition, sums[name]) : 'sum(0)'} AS ${side}_${name}`);
    }
  }
  for (const { column, codes, base } of wanted) {
    const [group, other] = [nameOf(column, codes), nameOf(column, [base])];
    for (const side of [group, other]) {
      overall.push(...sumNames.map((name) => `sum(${side}_${name})`));
    }
    const isCommon = `${isKnownCell(hours)} AND ${group}_classified >= ${smallCell}
      AND ${other}_classified >= ${smallCell}`;
    overall.push(
      sumOver(isCommon, `${group}_classified`),
      sumOver(isCommon, `${group}_pay`),
      sumOver(isCommon, `1e0 * ${group}_classified * ${other}_pay / ${other}_classified`),
      `min(CASE WHEN ${isCommon} THEN 1e0 * ${other}_classified / ${group}_classified END)`,
    );
  }
  const cells = hours ? cellColumns : cellColumns.slice(0, 3);
  const race = columns.has('race') ? sumOver('race IS NOT NULL', 'n') : 'sum(0)';
  return `SELECT ${overall.join(', ')} FROM (
    SELECT occupation, age, schooling, ${hours ? cellColumns[3] : 'NULL'} AS worked, sum(n) AS total,
      ${sumOver('gender IS NOT NULL', 'n')} AS gendered, ${race} AS raced, ${inCells.join(', ')}
    FROM ${from} GROUP BY ${cells.join(', ')}) AS cells`;
}

const nameOf = (column: string, codes: readonly number[]): string => `${column}${codes.join('_')}`;

const comparisonsIn = (columns: ReadonlySet<OptionalColumn>): readonly Comparison[] =>
  comparisons.filter(({ column }) => column === 'gender' || columns.has(column));

/**
 * Reads the pay of women and of races compared with those of men and of the links of white people;
 * empty if the selection has no links.
 */
export async function readPayGaps(
  database: Database,
  selection: Selection,
  { columns, smallCell }: { columns: ReadonlySet<OptionalColumn>; smallCell: number },
): Promise<PayGapRow[]> {
  const { sql, values } = linksOf(selection);
  const [row = []] = await database.rows<(number | null)[]>(
    gapSql(sql, columns, Math.max(smallCell, 1)),
    values,
  );
  const found = row.map((value) => value ?? 0).values();
  const next = (): number => found.next().value ?? 0;
  const take = <Name extends string>(names: readonly Name[]) =>
    Object.fromEntries(names.map((name) => [name, next()])) as Record<Name, number>;
  const { total, gender, race } = take(['total', 'gender', 'race']);
  if (total === 0) return [];
  const known = { gender, race };
  const compared = new Map(
    comparisonsIn(columns).map(({ key }) => [
      key,
      { group: take(sumNames), base: take(sumNames), common: take(commonNames) },
    ]),
  );
  return comparisons.map(({ key, label, baseLabel, column }) => {
    const { group, base, common } = compared.get(key) ?? {};
    const unknownShare = 1 - known[column] / total;
    const isHidden = column === 'race' && unknownShare > MAX_UNKNOWN;
    return {
      key,
      label,
      baseLabel,
      count: group?.links ?? 0,
      baseCount: base?.links ?? 0,
      ...(group && base && common && !isHidden
        ? ratiosOf({ group, base, common, smallCell })
        : noRatios),
      unknownShare: Math.round(unknownShare * 1000) / 1000,
    };
  });
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
            roundedMean(group.hourlyPay, group.hours * WEEKS_PER_MONTH),
            roundedMean(base.hourlyPay, base.hours * WEEKS_PER_MONTH),
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

/** Returns a ratio of rounded means in reais per R$ 100, to tenths; null if they are too inexact. */
const ratioOf = (group: RoundedMean, base: RoundedMean): number | null =>
  group.isExact && base.isExact ? Math.round((group.mean / base.mean) * 1000) / 10 : null;
