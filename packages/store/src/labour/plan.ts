import type { Value } from '../engine/connector';
import type { Dialect } from '../engine/dialect';
import { type AxisColumn, axes } from './axes';
import { ALL, cubeKeys, marketKeys, municipalityKey, occupationKeys } from './cube';
import { countFew, countFewOccupations, type FewRow, fewColumns, MAX_FEW_ROWS } from './few-rows';
import { marketFilters, marketSql } from './market';
import type { Selection } from './selection';
import { TABLE } from './tables';
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
export interface Query {
  sql: string;
  values: readonly number[];
}

/** A query for a part of a tally. */
export interface TallyQuery extends Query {
  /** The rows of the tally that the query's rows stand for. Default: the same ones. */
  count?: Count;
  /** Another way, for selections of few rows. */
  few?: FewRows;
}

/** The rows of a selection, at most one more than a few. */
interface FewRows extends Query {
  count: Count;
}

/** Adds up rows. */
type Count = (rows: readonly (readonly Value[])[]) => TallyRow[];

/** With more keys than this, reading the rows is as fast. */
const MAX_KEYS = 64;

/** The answers that the cube of an edition holds. */
export interface CubeExtent {
  /** Number of axes that it combines. */
  cubeAxes: number;
  /** Whether it has each occupation under one axis, all occupations of its sets, and the markets. */
  hasOccupations: boolean;
}

/**
 * The queries whose rows together are the tally of a selection, each on the smallest table that
 * covers it.
 */
export function planTally(
  selection: Selection,
  { cube, dialect }: { cube: CubeExtent; dialect: Dialect },
): TallyQuery[] {
  const keys = tallyKeys(selection, cube);
  if (keys && (keys.length === 1 || selection.has('occupation'))) return [cubeQuery(keys)];
  const from = (table: string): Chosen => ({ table, chosen: selection, dialect });
  if (!keys && isClustered(selection)) return [linksQuery(from(linksTable(selection)))];
  // Counts add up over keys; the first thirty occupations do not.
  const counts = keys
    ? cubeQuery(keys, `dim <> ${DIMENSION.occupation}`)
    : profileQuery(from(TABLE.profiles));
  if (selection.has('municipio')) return [counts, occupationsQuery(from(TABLE.byMunicipality))];
  if (!keys || !cube.hasOccupations) {
    return [counts, occupationsQuery(from(TABLE.profileOccupations))];
  }
  return [counts, occupationsQuery({ table: TABLE.occupationCube, chosen: [['key', keys]] })];
}

/** The query for the number of links of a selection. */
export function planLinks(selection: Selection, cube: CubeExtent): Query {
  const keys = tallyKeys(selection, cube);
  const { sql, values } = keys
    ? {
        sql: `${TABLE.cube} WHERE ${isOneOf('key', keys)} AND dim = ${DIMENSION.total}`,
        values: keys,
      }
    : rowsOf(isClustered(selection) ? linksTable(selection) : TABLE.profiles, selection);
  return { sql: `SELECT sum(n) AS links FROM ${sql}`, values };
}

/** The cube of a large edition; in a small one every query is cheap. */
const LARGE_CUBE: CubeExtent = { cubeAxes: 3, hasOccupations: true };

/**
 * Estimated work of the tally of a selection: 1 for rows of the cube; where links must be added, it
 * grows with the number of values, because each selects a part of the table.
 */
export function tallyCost(selection: Selection): number {
  const keys = tallyKeys(selection, LARGE_CUBE);
  if (keys) return 1 + keys.length / MAX_KEYS;
  return rowsCost(selection);
}

/** Estimated work of reading the links of a selection. */
export function rowsCost(selection: Selection): number {
  const values = [...selection.values()].flat().length;
  return isClustered(selection) ? 2 + values / 8 : 5 + values;
}

/** Whether the links of a selection are a few parts of a table. */
const isClustered = (selection: Selection): boolean =>
  selection.has('municipio') || selection.has('occupation');

/** The query for the links by municipality of a selection that names states or municipalities. */
export function planMunicipalities(selection: Selection): Query {
  const keys = selection.has('uf') ? axisKeys(selection, 2) : undefined;
  const { sql, values } = keys
    ? { sql: `${TABLE.municipalityCube} WHERE ${isOneOf('key', keys)}`, values: keys }
    : rowsOf(TABLE.byMunicipality, selection);
  return {
    sql: `SELECT municipio, sum(n) AS n FROM ${sql} GROUP BY municipio`,
    values,
  };
}

/** The query for the market of a selection of at most one occupation, in the order of its cells. */
export function planMarket(selection: Selection, { hasOccupations }: CubeExtent): Query {
  const [occupation = ALL] = selection.get('occupation') ?? [];
  if (!hasOccupations) {
    const table = occupation === ALL ? TABLE.profiles : TABLE.byOccupation;
    const { sql, values } = rowsOf(table, selection);
    const pay = occupation === ALL ? { least: 'low', most: 'high' } : { least: 'pay', most: 'pay' };
    return { sql: `${marketSql({ from: sql, ...pay })} ORDER BY cell`, values };
  }
  const { conditions, values } = conditionsOf([
    ['key', marketKeys(occupation, selection.get('sector') ?? [ALL])],
    ...marketFilters(selection),
  ]);
  return {
    sql: `SELECT value, sum(n) AS links, sum(pay) AS classified, min(low) AS least, max(high) AS most
      FROM ${TABLE.cube} WHERE ${conditions.join(' AND ')} GROUP BY value ORDER BY value`,
    values,
  };
}

/**
 * The query for the links of a selection in some pay classes, by pay. `hasPays` is whether the
 * edition has the table of pays.
 */
export function planPays(selection: Selection, steps: readonly number[], hasPays: boolean): Query {
  const { sql, values } = rowsOf(payTable(selection, hasPays), selection, [['step', steps]]);
  return { sql: `SELECT pay, sum(n) AS n FROM ${sql} GROUP BY pay`, values };
}

const payTable = (selection: Selection, hasPays: boolean): string =>
  hasPays && !isClustered(selection) ? TABLE.pays : linksTable(selection);

/** SQL of classes of pay, from the widest to the narrowest; each lies in one of the wider ones. */
const payLevels = {
  step: 'step',
  tenReais: 'CAST(100000 AS BIGINT) * step + floor(pay / 1000)',
  pay: 'pay',
} as const;

/** A width of classes of pay. */
export type PayLevel = keyof typeof payLevels;

const occupationCode = 'coalesce(occupation, 0)';

/** Greater than every class of ten reais. */
const CLASSES = 100_000_000;

/**
 * The query for the links of a selection, and their pay, by occupation and class of pay; only in
 * some classes of the next wider level, where they are given as occupation and class.
 */
export function planOccupationPays(
  selection: Selection,
  level: PayLevel,
  chosen: readonly (readonly [occupation: number, value: number])[] = [],
): Query {
  const wider = level === 'pay' ? payLevels.tenReais : payLevels.step;
  const keys = chosen.map(([occupation, value]) => occupation * CLASSES + value);
  const table = linksTable(selection);
  const { sql, values } = rowsOf(table, selection);
  const also = `CAST(${CLASSES} AS BIGINT) * ${occupationCode} + (${wider}) IN (${keys.join(', ')})`;
  const conditions = keys.length > 0 ? ` ${values.length > 0 ? 'AND' : 'WHERE'} ${also}` : '';
  return {
    sql: `SELECT ${occupationCode} AS code, ${payLevels[level]} AS class, sum(n) AS counted,
      sum(CAST(n AS BIGINT) * pay) AS paid FROM ${sql}${conditions}
      GROUP BY ${occupationCode}, ${payLevels[level]}`,
    values,
  };
}

/** The table of single links in which the rows of a selection are close together. */
const linksTable = (selection: Selection): string =>
  selection.has('occupation') && !selection.has('municipio')
    ? TABLE.byOccupation
    : TABLE.byMunicipality;

/** The keys under which the cube holds the selection, or undefined where it does not. */
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

/** The keys of so few occupations that all of them are listed: the first of many do not add up. */
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

function rowsOf(table: string, chosen: Restrictions, also: Restrictions = []): Query {
  const { conditions, values } = conditionsOf([...chosen, ...also]);
  const where = conditions.length > 0 ? ` WHERE ${conditions.join(' AND ')}` : '';
  return { sql: `${table}${where}`, values };
}

const conditionsOf = (chosen: Restrictions) => ({
  conditions: [...chosen].map(([column, values]) => isOneOf(column, values)),
  values: [...chosen].flatMap(([, values]) => values),
});

const cubeQuery = (keys: readonly number[], also?: string): Query => ({
  sql: `SELECT dim, value, n, pay, low, high FROM ${TABLE.cube}
    WHERE ${[isOneOf('key', keys), also].filter(Boolean).join(' AND ')}`,
  values: keys,
});

const columns = `${axes.map(({ column }) => column).join(', ')}, step, n`;

/** SQL of the tally without occupations. */
const tallySqls = (links: Links, { repeat }: Dialect): string[] =>
  repeat
    ? [repeatedSql(links, repeat)]
    : [totalSql(links), ...smallDimensions.map((name) => dimensionSql(name, links))];

/** Values that columns may have; others may have any. */
type Restrictions = Iterable<readonly [column: string, values: readonly number[]]>;

/** Some rows of a table. */
interface Chosen {
  table: string;
  chosen: Restrictions;
  dialect: Dialect;
}

/** How several parts of a query read the same rows. */
interface Reading {
  /** The columns of the CTE `chosen`, for engines that read the rows once. */
  columns: string;
  /** SQL of pay where there is no such CTE. */
  pay?: Pick<Links, 'paid' | 'least' | 'most'>;
  parts(links: Links, dialect: Dialect): string[];
  /** The columns of single rows. */
  fewColumns: string;
  count: Count;
}

function partsQuery({ table, chosen, dialect }: Chosen, reading: Reading): TallyQuery {
  const { columns: read, pay, parts } = reading;
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
  const links: Links = { from: table, where: conditions.join(' AND '), ...pay };
  return { sql: union(links), values: parts(links, dialect).flatMap(() => values) };
}

const profileQuery = (chosen: Chosen): TallyQuery =>
  partsQuery(chosen, {
    columns: `${columns}, pay, low, high`,
    parts: tallySqls,
    fewColumns: `${fewColumns}, pay, low, high`,
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

/** A row of single links, of equal pay. */
type LinkRow = [head: number, tail: number, n: number, pay: number | null, occupation: number];

const linksQuery = (chosen: Chosen): TallyQuery =>
  partsQuery(chosen, {
    columns: `${columns}, occupation, CAST(pay AS BIGINT) * n AS pay, pay AS low, pay AS high`,
    pay: { paid: 'CAST(n AS BIGINT) * pay', least: 'pay', most: 'pay' },
    parts: (links, dialect) => [...tallySqls(links, dialect), ...topOccupationsSql(links)],
    fewColumns: `${fewColumns}, pay, occupation`,
    count: (rows) => countFewLinks(rows as readonly LinkRow[]),
  });

const countFewLinks = (rows: readonly LinkRow[]): TallyRow[] => [
  ...countFew(
    rows.map(([head, tail, n, pay]) => [head, tail, n, pay === null ? null : pay * n, pay, pay]),
  ),
  ...countFewOccupations(rows.map(([, , n, , occupation]) => [occupation, n])),
];
