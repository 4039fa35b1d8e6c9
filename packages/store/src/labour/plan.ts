import type { PayDimension } from '@observatorio/contract';
import { PERCENTILES } from '@observatorio/domain';
import type { Value } from '../engine/connector';
import type { Dialect } from '../engine/dialect';
import { type AxisColumn, axes } from './axes';
import { ALL, cubeKeys, marketKeys, municipalityKey, occupationKeys } from './cube';
import { countFew, countFewOccupations, type FewRow, fewColumns, MAX_FEW_ROWS } from './few-rows';
import { marketFilters, marketSql } from './market';
import { type PayGrouping, readyDimension } from './pay-dimensions';
import type { SelectedColumn, Selection } from './selection';
import { PAY_GROUPS, payGapColumns, TABLE } from './tables';
import {
  DIMENSION,
  dimensionSql,
  type Links,
  repeatedSql,
  smallDimensions,
  type TallyRow,
  TOP_OCCUPATIONS,
  topOccupationsSql,
  totalSql,
} from './tally';

/** SQL with placeholders, and the values for them. */
export interface PlannedQuery {
  sql: string;
  values: readonly number[];
}

/** A query for part of a tally. */
export interface TallyQuery extends PlannedQuery {
  /** Aggregates the query's rows into tally rows; absent if they already are tally rows. */
  count?: Count;
  /** Query to try first; suffices for selections with few rows. */
  few?: FewRows;
}

/** Query that reads the rows of a selection, limited to one more than `MAX_FEW_ROWS`. */
interface FewRows extends PlannedQuery {
  count: Count;
}

/** Aggregates rows into rows of a tally. */
type Count = (rows: readonly (readonly Value[])[]) => TallyRow[];

/** Maximum number of cube keys per query; with more, reading the rows is just as fast. */
const MAX_KEYS = 64;

/** Coverage of an edition's cube. */
export interface CubeExtent {
  /** Number of axes that the cube combines. */
  cubeAxes: number;
  /** Whether the cube combines occupations with an axis, and `cube_occupations` exists. */
  hasOccupations: boolean;
  /** Whether the cube includes the markets by pay class. */
  hasMarkets: boolean;
}

/**
 * Plans the queries whose combined rows are the tally of a selection, each on the smallest table
 * that covers it.
 */
export function planTally(
  selection: Selection,
  { cube, dialect }: { cube: CubeExtent; dialect: Dialect },
): TallyQuery[] {
  const keys = tallyKeys(selection, cube);
  if (keys && (keys.length === 1 || selection.has('occupation'))) return [cubeQuery(keys)];
  const from = (table: string): Chosen => ({ table, chosen: selection, dialect });
  if (!keys && isClustered(selection)) return [linksQuery(from(linksTable(selection)))];
  // Counts are additive over keys; the lists of the top thirty occupations are not.
  const counts = keys
    ? cubeQuery(keys, `dim <> ${DIMENSION.occupation}`)
    : profileQuery(from(TABLE.profiles));
  if (selection.has('municipio')) return [counts, occupationsQuery(from(TABLE.byMunicipality))];
  if (!keys || !cube.hasOccupations) {
    return [counts, occupationsQuery(from(TABLE.profileOccupations))];
  }
  return [counts, occupationsQuery({ table: TABLE.occupationCube, chosen: [['key', keys]] })];
}

/** Plans the query for a selection's number of links. */
export function planLinks(selection: Selection, cube: CubeExtent): PlannedQuery {
  const keys = tallyKeys(selection, cube);
  const { sql, values } = keys
    ? {
        sql: `${TABLE.cube} WHERE ${isOneOf('key', keys)} AND dim = ${DIMENSION.total}`,
        values: keys,
      }
    : rowsOf(isClustered(selection) ? linksTable(selection) : TABLE.profiles, selection);
  return { sql: `SELECT sum(n) AS links FROM ${sql}`, values };
}

/**
 * Cube of a large edition. Cost estimates assume it because every query on a small edition is
 * cheap.
 */
const LARGE_CUBE: CubeExtent = { cubeAxes: 3, hasOccupations: true, hasMarkets: true };

/**
 * Estimates the cost of a selection's tally: 1 to 2 if the cube covers it. Otherwise, links must
 * be summed, and the cost grows with the number of values because each selects a part of the table.
 */
export function tallyCost(selection: Selection): number {
  const keys = tallyKeys(selection, LARGE_CUBE);
  if (keys) return 1 + keys.length / MAX_KEYS;
  return rowsCost(selection);
}

/** Estimates the cost of reading a selection's links. */
export function rowsCost(selection: Selection): number {
  const values = [...selection.values()].flat().length;
  return isClustered(selection) ? 2 + values / 8 : 5 + values;
}

/** Whether a table stores the links of a selection in a few contiguous parts. */
const isClustered = (selection: Selection): boolean =>
  selection.has('municipio') || selection.has('occupation');

/**
 * Plans the query for links by municipality. The selection must include states or municipalities.
 */
export function planMunicipalities(selection: Selection): PlannedQuery {
  const keys = selection.has('uf') ? axisKeys(selection, 2) : undefined;
  const { sql, values } = keys
    ? { sql: `${TABLE.municipalityCube} WHERE ${isOneOf('key', keys)}`, values: keys }
    : rowsOf(TABLE.byMunicipality, selection);
  return {
    sql: `SELECT municipio, sum(n) AS n FROM ${sql} GROUP BY municipio`,
    values,
  };
}

/** Plans the query for links by macro sector of the CNAE; the selection includes only places. */
export function planMacroSectors(selection: Selection): PlannedQuery {
  const { sql, values } = rowsOf(TABLE.macroSectors, selection);
  return { sql: `SELECT macro, sum(n) AS n FROM ${sql} GROUP BY macro`, values };
}

/** Plans the query for the market of a selection of at most one occupation, in cell order. */
export function planMarket(selection: Selection, { hasMarkets }: CubeExtent): PlannedQuery {
  const [occupation = ALL] = selection.get('occupation') ?? [];
  if (!hasMarkets) {
    const table = occupation === ALL ? TABLE.profiles : TABLE.byOccupation;
    const { sql, values } = rowsOf(table, selection);
    return { sql: `${marketSql(sql)} ORDER BY cell`, values };
  }
  const { conditions, values } = conditionsOf([
    ['key', marketKeys(occupation, selection.get('sector') ?? [ALL])],
    ...marketFilters(selection),
  ]);
  return {
    sql: `SELECT value, sum(n) AS links FROM ${TABLE.cube} WHERE ${conditions.join(' AND ')}
      GROUP BY value ORDER BY value`,
    values,
  };
}

/**
 * Plans the query that counts a selection's links in some pay classes by exact pay. Uses the table
 * of pays only if `hasPays` is true, since editions of earlier versions lack it.
 */
export function planPays(
  selection: Selection,
  steps: readonly number[],
  hasPays: boolean,
): PlannedQuery {
  const { sql, values } = rowsOf(payTable(selection, hasPays), selection, [['step', steps]]);
  return { sql: `SELECT pay, sum(n) AS n FROM ${sql} GROUP BY pay`, values };
}

const payTable = (selection: Selection, hasPays: boolean): string =>
  hasPays && !isClustered(selection) ? TABLE.pays : linksTable(selection);

/** Exceeds every pay band; the highest code is for an unknown band. */
export const BANDS = 16;

/** Exceeds every class of ten reais. */
const TEN_REAIS_CLASSES = 100_000;

/**
 * SQL expressions for the pay classes, from widest to narrowest; each class is contained in a class
 * of the previous level.
 */
const payLevels = {
  step: 'step',
  tenReais: `CAST(${TEN_REAIS_CLASSES} AS BIGINT) * step + floor(pay / 1000)`,
  pay: 'pay',
} as const;

/** SQL expressions for the values by which links are counted; the first one adds the pay band. */
const payValues: Readonly<Record<PayLevel, string>> = {
  ...payLevels,
  step: `CAST(step AS INTEGER) * ${BANDS} + coalesce(band, ${BANDS - 1})`,
};

/** Level of detail of the pay classes. */
export type PayLevel = keyof typeof payLevels;

/** Multiplier of the group in keys with a pay class; larger than every class in such a key. */
const CLASSES = 100_000_000;

/**
 * SQL expressions for the number of links with classified pay and known hours, their pay and their
 * weekly hours.
 */
export const hourlySums = [
  'sum(CASE WHEN pay IS NOT NULL AND hours IS NOT NULL THEN n END)',
  'sum(CASE WHEN hours IS NOT NULL THEN CAST(n AS BIGINT) * pay END)',
  'sum(CASE WHEN pay IS NOT NULL THEN CAST(n AS BIGINT) * hours END)',
] as const;

/** Sums over profiles like `hourlySums` over links. */
const profileHourlySums = [
  'sum(CASE WHEN pay IS NOT NULL THEN n - unhoured END)',
  'sum(pay - unhoured_pay)',
  'sum(weekly_hours)',
] as const;

interface PayGroupsPart {
  /** SQL expression for the group of a row. */
  group: string;
  grouping: PayGrouping;
  /** Whether to count the contracted hours. */
  hasHours: boolean;
  /** Whether the profiles have the contracted hours. */
  hasProfiles: boolean;
  level: PayLevel;
  /** Level of the chosen classes. */
  within?: PayLevel | undefined;
  /** Classes of groups to read. Default: all. */
  chosen?: readonly (readonly [group: number, value: number])[] | undefined;
}

/** Plans the query for a selection's links and pay, by group and pay class. */
export function planPayGroups(
  selection: Selection,
  { group, grouping, hasHours, hasProfiles, level, within = 'step', chosen = [] }: PayGroupsPart,
): PlannedQuery {
  // Tables without occupations and municipalities have fewer rows, and a filter on any axis skips
  // most of them.
  const isOnAxes =
    hasProfiles && !isClustered(selection) && [grouping.by, grouping.split].every(isAxisDimension);
  const isOfProfiles = isOnAxes && level === 'step';
  const table = isOnAxes
    ? isOfProfiles
      ? TABLE.profiles
      : TABLE.pays
    : grouping.by === 'municipio'
      ? TABLE.byMunicipality
      : linksTable(selection);
  const steps = chosen.map(([, value]) =>
    within === 'step' ? value : Math.floor(value / TEN_REAIS_CLASSES),
  );
  const isChosen: Restrictions = steps.length > 0 ? [['step', [...new Set(steps)]]] : [];
  const { sql, values } = rowsOf(table, selection, isChosen);
  const keys = chosen.map(([code, value]) => code * CLASSES + value);
  const also = `CAST(${CLASSES} AS BIGINT) * (${group}) + (${payLevels[within]}) IN (${keys.join(', ')})`;
  const conditions = keys.length > 0 ? ` AND ${also}` : '';
  const sums = isOfProfiles ? profileHourlySums : hourlySums;
  const hourly = hasHours && level === 'step' ? `, ${sums.join(', ')}` : '';
  const paid = isOfProfiles ? 'sum(pay)' : 'sum(CAST(n AS BIGINT) * pay)';
  return {
    sql: `SELECT ${group} AS code, ${payValues[level]} AS class, sum(n) AS counted,
      ${paid} AS paid${hourly} FROM ${sql}${conditions}
      GROUP BY ${group}, ${payValues[level]}`,
    values,
  };
}

/** Dimensions of the pay that are not axes. */
const offAxes: readonly PayDimension[] = [
  'raca',
  'jornada',
  'tempoEmprego',
  'inicio',
  'municipio',
  'occupation',
];

const isAxisDimension = (dimension: PayDimension | undefined): boolean =>
  !dimension || !offAxes.includes(dimension);

/**
 * Plans the query for the precomputed comparisons of a selection of at most one state, region or
 * occupation; undefined for any other selection.
 */
export function planReadyGaps(selection: Selection): PlannedQuery | undefined {
  const [filter, ...others] = [...selection];
  if (others.length > 0) return undefined;
  const [column, values] = filter ?? [];
  if (column && column !== 'uf' && column !== 'occupation') return undefined;
  const keys =
    column === 'occupation'
      ? occupationKeys(values ?? [])
      : cubeKeys(selection as ReadonlyMap<AxisColumn, readonly number[]>);
  if (keys.length > 1) return undefined;
  return {
    sql: `SELECT ${payGapColumns.join(', ')} FROM ${TABLE.payGaps} WHERE key = ?`,
    values: keys,
  };
}

/** Plans the query for a selection's precomputed pay; undefined if it is not precomputed. */
export function planReadyPays(
  selection: Selection,
  grouping: PayGrouping,
  payGroups: number,
): PlannedQuery | undefined {
  const [filter, ...others] = [...selection];
  if (others.length > 0 || (filter && !isReadyUnder(filter, grouping, payGroups))) return undefined;
  const keys = cubeKeys(selection as ReadonlyMap<AxisColumn, readonly number[]>);
  if (keys.length > 1) return undefined;
  return {
    sql: `SELECT code, links, classified, pay, hourly_links, hourly_pay, weekly_hours,
      ${PERCENTILES.map((percent) => `p${percent}`).join(', ')}
      FROM ${TABLE.payGroups} WHERE key = ? AND dim = ?`,
    values: [...keys, readyDimension(grouping)],
  };
}

function isReadyUnder(
  [column, values]: readonly [SelectedColumn, readonly number[]],
  { by, split }: PayGrouping,
  payGroups: number,
): boolean {
  if (column === 'municipio' || column === 'occupation') return false;
  if (by === 'municipio') return column === 'uf' && values.length === 1;
  if (by === 'occupation' && column !== 'uf' && payGroups < PAY_GROUPS.occupations) return false;
  return !split;
}

/**
 * Returns the table of links to read: clustered by occupation if the selection includes occupations
 * but no municipalities; otherwise, by municipality.
 */
const linksTable = (selection: Selection): string =>
  selection.has('occupation') && !selection.has('municipio')
    ? TABLE.byOccupation
    : TABLE.byMunicipality;

/** Returns the table and conditions, to follow FROM, for a selection's links. */
export const linksOf = (selection: Selection): PlannedQuery =>
  rowsOf(linksTable(selection), selection);

/** Returns the cube keys for the selection; undefined if the cube does not cover it. */
function tallyKeys(selection: Selection, cube: CubeExtent): number[] | undefined {
  const municipalities = selection.get('municipio');
  if (municipalities) {
    const isReady = selection.size === 1 && municipalities.length <= MAX_KEYS;
    return isReady ? municipalities.map(municipalityKey) : undefined;
  }
  const occupations = selection.get('occupation');
  return occupations
    ? occupationTallyKeys(occupations, selection, cube)
    : axisKeys(selection, cube.cubeAxes);
}

/**
 * Returns the cube keys for occupations; undefined if the cube does not cover them, or if there are
 * too many to list in full: lists of only the top occupations are not additive.
 */
function occupationTallyKeys(
  occupations: readonly number[],
  selection: Selection,
  { hasOccupations }: CubeExtent,
): number[] | undefined {
  const others = [...selection].filter(([column]) => column !== 'occupation');
  const isCovered = others.length <= (hasOccupations ? 1 : 0);
  if (!isCovered || occupations.length > TOP_OCCUPATIONS) return undefined;
  const [chosen] = others as (readonly [AxisColumn, readonly number[]])[];
  const keys = occupationKeys(occupations, chosen);
  return keys.length <= MAX_KEYS ? keys : undefined;
}

function axisKeys(selection: Selection, maxAxes: number): number[] | undefined {
  if (selection.size > maxAxes || selection.has('municipio') || selection.has('occupation')) {
    return undefined;
  }
  const keys = cubeKeys(selection as ReadonlyMap<AxisColumn, readonly number[]>);
  return keys.length <= MAX_KEYS ? keys : undefined;
}

const isOneOf = (column: string, values: readonly number[]): string =>
  values.length === 1 ? `${column} = ?` : `${column} IN (${values.map(() => '?').join(', ')})`;

function rowsOf(table: string, chosen: Restrictions, also: Restrictions = []): PlannedQuery {
  const { conditions, values } = conditionsOf([...chosen, ...also]);
  const where = conditions.length > 0 ? ` WHERE ${conditions.join(' AND ')}` : '';
  return { sql: `${table}${where}`, values };
}

const conditionsOf = (chosen: Restrictions) => ({
  conditions: [...chosen].map(([column, values]) => isOneOf(column, values)),
  values: [...chosen].flatMap(([, values]) => values),
});

const cubeQuery = (keys: readonly number[], also?: string): PlannedQuery => ({
  sql: `SELECT dim, value, n, pay FROM ${TABLE.cube}
    WHERE ${[isOneOf('key', keys), also].filter(Boolean).join(' AND ')}`,
  values: keys,
});

const columns = `${axes.map(({ column }) => column).join(', ')}, step, n`;

/** Queries for all dimensions of a tally except the occupation. */
const tallySqls = (links: Links, { repeat }: Dialect): string[] =>
  repeat
    ? [repeatedSql(links, repeat)]
    : [totalSql(links), ...smallDimensions.map((name) => dimensionSql(name, links))];

/** Allowed values by column; other columns are unrestricted. */
type Restrictions = Iterable<readonly [column: string, values: readonly number[]]>;

/** Selection of rows from a table. */
interface Chosen {
  table: string;
  chosen: Restrictions;
  dialect: Dialect;
}

/** Describes how the parts of a query read the same rows. */
interface Reading {
  /** Columns of the CTE `chosen`, for engines that read the rows once. */
  columns: string;
  /** SQL expression for the rows' total pay, for engines without that CTE. Default: `pay`. */
  paid?: string;
  parts(links: Links, dialect: Dialect): string[];
  /** Columns for reading rows individually. */
  fewColumns: string;
  count: Count;
}

function partsQuery({ table, chosen, dialect }: Chosen, reading: Reading): TallyQuery {
  const { columns: read, paid, parts } = reading;
  const { conditions, values } = conditionsOf(chosen);
  const union = (links: Links) => parts(links, dialect).join(' UNION ALL ');
  if (!dialect.repeat) {
    const { sql } = rowsOf(table, chosen);
    const { count } = reading;
    return {
      sql: `WITH chosen AS (SELECT ${read} FROM ${sql}) ${union({ from: 'chosen' })}`,
      values,
      few: {
        sql: `SELECT ${reading.fewColumns} FROM ${sql} LIMIT ${MAX_FEW_ROWS + 1}`,
        values,
        count,
      },
    };
  }
  const links: Links = { from: table, where: conditions.join(' AND '), ...(paid && { paid }) };
  return { sql: union(links), values: parts(links, dialect).flatMap(() => values) };
}

const profileQuery = (chosen: Chosen): TallyQuery =>
  partsQuery(chosen, {
    columns: `${columns}, pay`,
    parts: tallySqls,
    fewColumns: `${fewColumns}, pay`,
    count: (rows) => countFew(rows as readonly FewRow[]),
  });

const occupationsQuery = ({ table, chosen }: Omit<Chosen, 'dialect'>): TallyQuery => {
  const { sql, values } = rowsOf(table, chosen);
  return {
    sql: `SELECT occupation, sum(n) AS counted FROM ${sql} GROUP BY occupation`,
    values,
    count: (rows) => countFewOccupations(rows as readonly OccupationRow[]),
  };
};

type OccupationRow = [occupation: number | null, n: number];

/** A row of links with equal pay. */
type LinkRow = [head: number, tail: number, n: number, pay: number | null, occupation: number];

const linksQuery = (chosen: Chosen): TallyQuery =>
  partsQuery(chosen, {
    columns: `${columns}, occupation, CAST(pay AS BIGINT) * n AS pay`,
    paid: 'CAST(n AS BIGINT) * pay',
    parts: (links, dialect) => [...tallySqls(links, dialect), ...topOccupationsSql(links)],
    fewColumns: `${fewColumns}, pay, occupation`,
    count: (rows) => countFewLinks(rows as readonly LinkRow[]),
  });

const countFewLinks = (rows: readonly LinkRow[]): TallyRow[] => [
  ...countFew(rows.map(([head, tail, n, pay]) => [head, tail, n, pay === null ? null : pay * n])),
  ...countFewOccupations(rows.map(([, , n, , occupation]) => [occupation, n])),
];
