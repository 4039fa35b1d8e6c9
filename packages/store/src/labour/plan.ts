import type { Value } from '../engine/connector';
import type { Dialect } from '../engine/dialect';
import { type AxisColumn, axes } from './axes';
import { cubeKeys, municipalityKey, occupationKey } from './cube';
import { countFew, countFewOccupations, type FewRow, fewColumns, MAX_FEW_ROWS } from './few-rows';
import type { Selection } from './selection';
import { TABLE } from './tables';
import {
  DIMENSION,
  dimensionSql,
  type Links,
  repeatedSql,
  smallDimensions,
  type TallyRow,
  topOccupationsSql,
  totalSql,
} from './tally';

/** SQL with placeholders, and the values for them. */
export interface Query {
  sql: string;
  values: readonly number[];
}

/** A query whose rows are part of a tally. */
export interface TallyQuery extends Query {
  /** Another way, for selections of few rows. */
  few?: FewRows;
}

/** The rows of a selection, at most one more than a few. */
interface FewRows extends Query {
  /** Adds up the rows. */
  count(rows: readonly (readonly Value[])[]): TallyRow[];
}

/** With more keys than this, reading the rows is as fast. */
const MAX_KEYS = 64;

/**
 * The queries whose rows together are the tally of a selection, each on the smallest table that
 * covers it. `cubeAxes` is the number of axes that the cube of the edition combines.
 */
export function planTally(
  selection: Selection,
  { cubeAxes, dialect }: { cubeAxes: number; dialect: Dialect },
): TallyQuery[] {
  const keys = tallyKeys(selection, cubeAxes);
  if (keys?.length === 1) return [cubeQuery(keys)];
  const from = (table: string): Chosen => ({ table, selection, dialect });
  if (selection.has('municipio')) return [linksQuery(from(TABLE.byMunicipality))];
  if (selection.has('occupation')) return [linksQuery(from(TABLE.byOccupation))];
  // Counts add up over keys; the first thirty occupations do not.
  const counts = keys
    ? cubeQuery(keys, `dim <> ${DIMENSION.occupation}`)
    : profileQuery(from(TABLE.profiles));
  return [counts, profileOccupationQuery(from(TABLE.profileOccupations))];
}

/** The query for the number of links of a selection. */
export function planLinks(selection: Selection, cubeAxes: number): Query {
  const keys = tallyKeys(selection, cubeAxes);
  const { sql, values } = keys
    ? {
        sql: `${TABLE.cube} WHERE ${isOneOf('key', keys)} AND dim = ${DIMENSION.total}`,
        values: keys,
      }
    : rowsOf(isClustered(selection) ? linksTable(selection) : TABLE.profiles, selection);
  return { sql: `SELECT sum(n) AS links FROM ${sql}`, values };
}

/** Axes that the cube of a large edition combines; in a small one every query is cheap. */
const CUBE_AXES = 3;

/**
 * Estimated work of the tally of a selection: 1 for rows of the cube; where links must be added, it
 * grows with the number of values, because each selects a part of the table.
 */
export function tallyCost(selection: Selection): number {
  const keys = tallyKeys(selection, CUBE_AXES);
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

/** The query for the links of a selection, and their pay, by the values of some columns. */
export function planCells(selection: Selection, by: readonly AxisColumn[]): Query {
  const table = selection.has('occupation') ? TABLE.byOccupation : TABLE.profiles;
  const [low, high] = table === TABLE.byOccupation ? ['pay', 'pay'] : ['low', 'high'];
  const { sql, values } = rowsOf(table, selection);
  return {
    sql: `SELECT ${by.join(', ')}, sum(n) AS counted,
      sum(CASE WHEN step IS NULL THEN 0 ELSE n END) AS classified,
      min(${low}) AS least, max(${high}) AS most FROM ${sql} GROUP BY ${by.join(', ')}`,
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
function tallyKeys(selection: Selection, cubeAxes: number): number[] | undefined {
  if (selection.size === 1) {
    const municipalities = selection.get('municipio');
    if (municipalities?.length === 1) return municipalities.map(municipalityKey);
    const occupations = selection.get('occupation');
    if (occupations?.length === 1) return occupations.map(occupationKey);
  }
  return axisKeys(selection, cubeAxes);
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

function rowsOf(
  table: string,
  selection: Selection,
  also: readonly (readonly [column: string, values: readonly number[]])[] = [],
): Query {
  const { conditions, values } = conditionsOf([...selection, ...also]);
  const where = conditions.length > 0 ? ` WHERE ${conditions.join(' AND ')}` : '';
  return { sql: `${table}${where}`, values };
}

const conditionsOf = (chosen: Iterable<readonly [column: string, values: readonly number[]]>) => ({
  conditions: [...chosen].map(([column, values]) => isOneOf(column, values)),
  values: [...chosen].flatMap(([, values]) => values),
});

function cubeQuery(keys: readonly number[], also?: string): Query {
  const where = [isOneOf('key', keys), also].filter(Boolean).join(' AND ');
  return keys.length === 1 && !also
    ? {
        sql: `SELECT dim, value, n, pay, low, high FROM ${TABLE.cube} WHERE ${where}`,
        values: keys,
      }
    : {
        sql: `SELECT dim, value, sum(n) AS n, sum(pay) AS pay, min(low) AS low, max(high) AS high FROM ${TABLE.cube} WHERE ${where} GROUP BY dim, value`,
        values: keys,
      };
}

const columns = `${axes.map(({ column }) => column).join(', ')}, step, n`;

/** SQL of the tally without occupations. */
const tallySqls = (links: Links, { repeat }: Dialect): string[] =>
  repeat
    ? [repeatedSql(links, repeat)]
    : [totalSql(links), ...smallDimensions.map((name) => dimensionSql(name, links))];

/** The rows of a table that a selection has. */
interface Chosen {
  table: string;
  selection: Selection;
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
  count: FewRows['count'];
}

function partsQuery({ table, selection, dialect }: Chosen, reading: Reading): TallyQuery {
  const { columns: read, pay, parts } = reading;
  const { conditions, values } = conditionsOf(selection);
  const union = (links: Links) => parts(links, dialect).join(' UNION ALL ');
  if (!dialect.repeat) {
    const { sql } = rowsOf(table, selection);
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

const profileOccupationQuery = (chosen: Chosen): TallyQuery =>
  partsQuery(chosen, {
    columns: 'occupation, n',
    parts: topOccupationsSql,
    fewColumns: 'occupation, n',
    count: (rows) => countFewOccupations(rows as readonly [number | null, number][]),
  });

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
