import type { DuckDBConnection } from '@duckdb/node-api';
import { axes, columnsOf } from '../labour/axes';
import { axisSets } from '../labour/cube';
import { MARKET_DIMENSION } from '../labour/market';
import { TABLE } from '../labour/tables';
import { DIMENSION, smallDimensions } from '../labour/tally';
import type { Target } from './copy-table';

/** Links with unknown values in the same columns. */
interface Group {
  /** Columns with known values. */
  known: ReadonlySet<string>;
  links: number;
  /** Sum of their pay, in centavos. */
  paid: number;
}

/** Sum over a table in a cluster, and its expected value. */
interface Total {
  table: string;
  /** SQL expression for the sum, in ClickHouse's dialect. */
  sql: string;
  expected: number;
}

/**
 * Verifies the tables computed by a cluster: compares the sums of their links and pay with the sums
 * over the table `links` in the current database. Throws an error that names the first table that
 * differs.
 */
export async function compareTotals(
  connection: DuckDBConnection,
  target: Target,
  { database, cubeAxes }: { database: string; cubeAxes: number },
): Promise<void> {
  for (const { table, sql, expected } of totalsOf(await groupsOf(connection), cubeAxes)) {
    const found = await sumOf(target, `SELECT ${sql} FROM ${database}.${table}_shard`);
    if (found === expected) continue;
    throw new Error(`Wrong total in ${table}: ${sql} is ${found}, expected ${expected}.`);
  }
}

async function groupsOf(connection: DuckDBConnection): Promise<Group[]> {
  const columns = ['municipio', 'occupation', 'pay', ...columnsOf(axes)];
  const isKnown = columns.map((column) => `${column} IS NOT NULL`).join(', ');
  const reader = await connection.runAndReadAll(
    `SELECT sum(n), coalesce(sum(pay::BIGINT * n), 0), ${isKnown} FROM links GROUP BY ${isKnown}`,
  );
  return reader.getRowsJS().map(([links, paid, ...known]) => ({
    links: Number(links),
    paid: Number(paid),
    known: new Set(columns.filter((_, index) => known[index])),
  }));
}

const singleAxes = axes.map((axis) => [axis]);

function totalsOf(groups: readonly Group[], cubeAxes: number): Total[] {
  const sum = (number: (group: Group) => number) =>
    groups.reduce((total, group) => total + number(group), 0);
  const links = sum((group) => group.links);
  const paid = sum((group) => group.paid);
  const linksWith = (column: string) => sum((group) => (group.known.has(column) ? group.links : 0));
  const ofDimension = (column: string, dimension: number) =>
    `sum(if(dim = ${dimension}, ${column}, 0))`;
  const hasOccupations = cubeAxes > 0;
  const inCube = (group: Group) =>
    keysOf(group, axisSets(cubeAxes)) +
    ['municipio', 'occupation'].filter((column) => group.known.has(column)).length +
    (hasOccupations && group.known.has('occupation') ? keysOf(group, singleAxes) : 0);
  const inMarkets = ({ known }: Group) =>
    hasOccupations ? (known.has('sector') ? 2 : 1) * (known.has('occupation') ? 2 : 1) : 0;
  const withState = axisSets(2).filter((set) => set.some(({ column }) => column === 'uf'));
  return [
    { table: TABLE.profiles, sql: 'sum(n)', expected: links },
    { table: TABLE.profiles, sql: 'sum(pay)', expected: paid },
    { table: TABLE.profileOccupations, sql: 'sum(n)', expected: links },
    { table: TABLE.byOccupation, sql: 'sum(n)', expected: linksWith('occupation') },
    { table: TABLE.pays, sql: 'sum(n)', expected: linksWith('pay') },
    { table: TABLE.pays, sql: 'sum(CAST(n AS BIGINT) * pay)', expected: paid },
    ...(['total', ...smallDimensions] as const).map((name) => ({
      table: TABLE.cube,
      sql: ofDimension('n', DIMENSION[name]),
      expected: sum((group) => group.links * inCube(group)),
    })),
    {
      table: TABLE.cube,
      sql: ofDimension('pay', DIMENSION.total),
      expected: sum((group) => group.paid * inCube(group)),
    },
    {
      table: TABLE.municipalityCube,
      sql: 'sum(n)',
      expected: sum((group) => group.links * keysOf(group, withState)),
    },
    {
      table: TABLE.cube,
      sql: ofDimension('n', MARKET_DIMENSION),
      expected: sum((group) => group.links * inMarkets(group)),
    },
    {
      table: TABLE.occupationCube,
      sql: 'sum(n)',
      expected: sum((group) => group.links * keysOf(group, axisSets(cubeAxes))),
    },
    { table: TABLE.facts, sql: 'sum(cube_axes)', expected: cubeAxes },
    { table: TABLE.facts, sql: 'sum(has_occupations)', expected: hasOccupations ? 1 : 0 },
  ];
}

/**
 * Returns the number of keys, in the given sets of axes, under which each link of a group is
 * counted.
 */
const keysOf = ({ known }: Group, sets: ReturnType<typeof axisSets>): number =>
  sets
    .filter((set) => set.every(({ column }) => known.has(column)))
    .reduce((keys, set) => keys + set.reduce((levels, axis) => levels * axis.digits.length, 1), 0);

/** Sums a number over the shards. Throws if servers of the same shard disagree. */
async function sumOf({ client, nodes }: Target, sql: string): Promise<number> {
  const byShard = new Map<number, number>();
  for (const { index, shard } of nodes) {
    const [[value] = [0]] = await client.rowsOf<[number | null]>(index, sql);
    const found = value ?? 0;
    const other = byShard.get(shard) ?? found;
    if (other !== found)
      throw new Error(`Servers of shard ${shard} disagree on ${sql}: ${found} and ${other}.`);
    byShard.set(shard, found);
  }
  return [...byShard.values()].reduce((total, value) => total + value, 0);
}
