import { randomUUID } from 'node:crypto';
import { type Axis, axes, axisColumns, columnsOf } from '../labour/axes';
import {
  ALL,
  axisGroups,
  axisSets,
  keyExpressions,
  MAX_VALUE,
  marketKeyExpression,
  municipalityKeyExpression,
  occupationAxisKeyExpressions,
  occupationKeyExpression,
} from '../labour/cube';
import { MARKET_DIMENSION, marketSql } from '../labour/market';
import { TABLE } from '../labour/tables';
import {
  DIMENSION,
  dimensionSql,
  type Links,
  occupationSql,
  smallDimensions,
  TOP_OCCUPATIONS,
  totalSql,
} from '../labour/tally';
import { createTable, runOnAll, shardsOf, type Target } from './copy-table';
import type { Column } from './edition-tables';

/** Intermediate table in which each server groups and counts the links in its own rows. */
const CELLS = 'cells';

/** SQL expression for the total pay of a row's links. */
const PAID = 'CAST(n AS BIGINT) * pay';

/** Memory, in bytes, above which a server groups and sorts on disk. */
const MAX_BYTES = '500000000';

const settings = {
  max_bytes_before_external_group_by: MAX_BYTES,
  max_bytes_before_external_sort: MAX_BYTES,
  distributed_aggregation_memory_efficient: 1,
} as const;

/** Casts to Int32 because ClickHouse widens the type of sums. */
const toInteger = (sql: string): string => `toInt32(${sql})`;
const keysOf = (set: readonly Axis[]): string[] => keyExpressions(set, toInteger);

export interface CountOptions {
  database: string;
  /** Number of axes that the cube combines. */
  cubeAxes: number;
  /** Called before each statement. */
  onStatement(): void;
}

/**
 * Fills an edition's tables in a cluster from its links. Each server counts its own rows. The rows
 * of the cube are distributed by key, and each server sums the counts of all servers for its keys.
 */
export async function countTables(target: Target, options: CountOptions): Promise<void> {
  const count = new Count(target, options);
  await count.rows();
  await count.facts();
  await count.axisSets();
  await count.singles('municipio', TABLE.byMunicipality, municipalityKeyExpression);
  await count.singles('occupation', TABLE.byOccupation, occupationKeyExpression);
  if (options.cubeAxes > 0) {
    await count.occupationAxes();
    await count.markets();
  }
  await count.municipalities();
}

class Count {
  private readonly shards: readonly number[];

  constructor(
    private readonly target: Target,
    private readonly options: CountOptions,
  ) {
    this.shards = shardsOf(target);
  }

  /** Counts each server's own rows. Equal rows are on the same shard, so no merging is needed. */
  async rows(): Promise<void> {
    const links = this.own(TABLE.byMunicipality);
    await this.insert(
      TABLE.profiles,
      `${axisColumns}, step, n, pay, low, high`,
      `SELECT ${axisColumns}, step, sum(n), sum(${PAID}), min(pay), max(pay)
       FROM ${links} GROUP BY ${axisColumns}, step`,
    );
    await this.insert(
      TABLE.profileOccupations,
      `${axisColumns}, occupation, n`,
      `SELECT ${axisColumns}, occupation, sum(n) FROM ${links} GROUP BY ${axisColumns}, occupation`,
    );
    await this.insert(
      TABLE.byOccupation,
      `occupation, ${axisColumns}, step, pay, n`,
      `SELECT occupation, ${axisColumns}, step, pay, n FROM ${links} WHERE occupation IS NOT NULL`,
    );
    await this.insert(
      TABLE.pays,
      `${axisColumns}, step, pay, n`,
      `SELECT ${axisColumns}, step, pay, sum(n) FROM ${links}
       WHERE pay IS NOT NULL GROUP BY ${axisColumns}, step, pay`,
    );
  }

  /** Inserts the single row of facts on the servers of the first shard. */
  async facts(): Promise<void> {
    await this.insert(TABLE.facts, 'cube_axes, has_pays, has_occupations', (position) => {
      const { cubeAxes } = this.options;
      return `SELECT ${cubeAxes}, 1, ${cubeAxes > 0 ? 1 : 0} WHERE ${position} = 0`;
    });
  }

  /**
   * Counts links by the largest sets of axes, each together with the smaller sets that it contains.
   */
  async axisSets(): Promise<void> {
    const profiles: Links = { from: this.own(TABLE.profiles) };
    for (const { set, parts } of axisGroups(this.options.cubeAxes)) {
      const by = columnsOf(set);
      await this.cells(by, [
        totalSql(profiles, by),
        ...smallDimensions.map((name) => dimensionSql(name, profiles, by)),
        occupationSql({ from: this.own(TABLE.profileOccupations) }, by),
      ]);
      const keys = [set, ...parts].flatMap(keysOf);
      await this.addCells(keys);
      await this.addOccupations(keys);
    }
    await this.dropCells();
  }

  /** Counts links by each value of a column, with their exact median pay. */
  async singles(column: string, table: string, key: string): Promise<void> {
    const links: Links = { from: this.own(table) };
    await this.cells(
      [column],
      [
        ...smallDimensions.map((name) => dimensionSql(name, links, [column])),
        occupationSql(links, [column]),
      ],
    );
    await this.addCells([`toInt32(${key})`]);
    await this.dropCells();
    // The upper median is the negated lower median of the negated pay.
    const [lower, upper] = ['pay', '-pay'].map(
      (pay) => `quantileExactWeighted(0.5)(${pay}, toUInt32(n))`,
    );
    await this.insert(
      TABLE.cube,
      'key, dim, value, n, pay, low, high',
      (position) => `
        SELECT single, ${DIMENSION.total}, if(twice <= ${MAX_VALUE}, twice, NULL), links, paid, least, most
        FROM (
          SELECT ${key} AS single, ${lower} - ${upper} AS twice, sum(n) AS links, sum(${PAID}) AS paid,
            min(pay) AS least, max(pay) AS most
          FROM ${this.all(table)} WHERE ${this.isOf(position, column)} GROUP BY single)`,
    );
  }

  /** For each axis, counts links by occupation and the values of that axis. */
  async occupationAxes(): Promise<void> {
    const links: Links = {
      from: this.own(TABLE.byOccupation),
      paid: PAID,
      least: 'pay',
      most: 'pay',
    };
    for (const axis of axes) {
      const by = ['occupation', axis.column];
      await this.cells(by, [
        totalSql(links, by),
        ...smallDimensions.map((name) => dimensionSql(name, links, by)),
        occupationSql(links, by),
      ]);
      await this.addCells(occupationAxisKeyExpressions(axis, toInteger).map(toInteger));
    }
    await this.dropCells();
  }

  /**
   * Counts the markets of each occupation and of all occupations, by sector and for all sectors.
   */
  async markets(): Promise<void> {
    await this.addMarkets(ALL, marketSql({ from: this.all(TABLE.profiles) }, ['sector']));
    const links = { from: this.all(TABLE.byOccupation), least: 'pay', most: 'pay' };
    await this.addMarkets('occupation', marketSql(links, ['occupation', 'sector']));
  }

  private async addMarkets(occupation: string | number, sql: string): Promise<void> {
    const keys = ['sector', ALL].map((sector) =>
      toInteger(marketKeyExpression(occupation, sector)),
    );
    await this.insert(
      TABLE.cube,
      'key, dim, value, n, pay, low, high',
      (position) => `
        SELECT each, ${MARKET_DIMENSION}, cell, sum(links), sum(classified), min(least), max(most)
        FROM (
          SELECT arrayJoin([${keys.join(', ')}]) AS each, cell, links, classified, least, most
          FROM (${sql}))
        WHERE ${this.isOf(position, 'each')} GROUP BY each, cell`,
    );
  }

  /** Counts links by municipality for filters on the state and at most one other axis. */
  async municipalities(): Promise<void> {
    const [state, ...others] = axes as [Axis, ...Axis[]];
    for (const set of axisSets(1, others)) {
      const keys = keysOf([state, ...set]).join(', ');
      await this.insert(
        TABLE.municipalityCube,
        'key, municipio, n',
        (position) => `
          SELECT arrayJoin([${keys}]) AS each, municipio, sum(n) FROM ${this.all(TABLE.byMunicipality)}
          WHERE ${this.isOf(position, 'each')} GROUP BY each, municipio`,
      );
    }
  }

  /** Recreates the table of cells from each server's counts. */
  private async cells(by: readonly string[], counts: readonly string[]): Promise<void> {
    await this.dropCells();
    const column = (name: string, type: string, isNullable = true): Column => ({
      name,
      type,
      isNullable,
      value: name,
    });
    const columns = [
      ...by.map((name) => column(name, 'Int32')),
      column('dim', 'UInt8', false),
      column('value', 'Int32'),
      column('counted', 'Int64', false),
      column('paid', 'Int64'),
      column('least', 'Int32'),
      column('most', 'Int32'),
    ];
    await createTable(this.target, this.options.database, { name: CELLS, columns, key: 'dim' });
    const names = columns.map(({ name }) => name).join(', ');
    // One insert per query because version 18.16 cannot insert a union in which a column is always
    // NULL in one part.
    for (const sql of counts) await this.insert(CELLS, names, sql);
  }

  private async dropCells(): Promise<void> {
    for (const table of [this.all(CELLS), this.own(CELLS)]) {
      await runOnAll(this.target, `DROP TABLE IF EXISTS ${table}`);
    }
  }

  /**
   * Sums the cells of all servers into the cube under each of the keys. Omits cells with an unknown
   * key, which match no filter, and all but the top occupations.
   */
  private async addCells(keys: readonly string[]): Promise<void> {
    const key = `arrayJoin([${keys.join(', ')}])`;
    await this.insert(
      TABLE.cube,
      'key, dim, value, n, pay, low, high',
      (position) => `
        SELECT ${key} AS each, dim, value, sum(counted), sum(paid), min(least), max(most)
        FROM ${this.all(CELLS)}
        WHERE (dim <> ${DIMENSION.occupation} OR value IS NULL) AND ${this.isOf(position, 'each')}
        GROUP BY each, dim, value`,
    );
    await this.insert(
      TABLE.cube,
      'key, dim, value, n',
      (position) => `
        SELECT each, ${DIMENSION.occupation}, value, links FROM (
          SELECT ${key} AS each, value, sum(counted) AS links FROM ${this.all(CELLS)}
          WHERE dim = ${DIMENSION.occupation} AND value IS NOT NULL AND ${this.isOf(position, 'each')}
          GROUP BY each, value)
        ORDER BY links DESC, value LIMIT ${TOP_OCCUPATIONS} BY each`,
    );
  }

  /**
   * Adds the links of every occupation, and those without an occupation, under each of the keys.
   */
  private async addOccupations(keys: readonly string[]): Promise<void> {
    await this.insert(
      TABLE.occupationCube,
      'key, occupation, n',
      (position) => `
        SELECT arrayJoin([${keys.join(', ')}]) AS each, value, sum(counted) FROM ${this.all(CELLS)}
        WHERE dim = ${DIMENSION.occupation} AND ${this.isOf(position, 'each')}
        GROUP BY each, value`,
    );
  }

  /** SQL condition that is true if the shard at a position owns a number; never true for NULL. */
  private isOf(position: number, number: string): string {
    return `intHash32(${number}) % ${this.shards.length} = ${position}`;
  }

  /** Name of a table with the server's own rows. */
  private own(table: string): string {
    return `${this.options.database}.${table}_shard`;
  }

  /** Name of a table with the rows of all servers. */
  private all(table: string): string {
    return `${this.options.database}.${table}`;
  }

  /**
   * Runs an INSERT into the local table of every server in parallel, which keeps the replicas of a
   * shard identical. `select` may depend on the shard's position.
   */
  private async insert(
    table: string,
    columns: string,
    select: string | ((position: number) => string),
  ): Promise<void> {
    this.options.onStatement();
    const { client, nodes } = this.target;
    await Promise.all(
      nodes.map(({ index, shard }) => {
        const sql = typeof select === 'string' ? select : select(this.shards.indexOf(shard));
        return client.client(index).command({
          query: `INSERT INTO ${this.own(table)} (${columns}) ${sql}`,
          query_id: queryIdIn(this.options.database),
          clickhouse_settings: settings,
        });
      }),
    );
  }
}

/** Generates an id for a query that changes a database. */
const queryIdIn = (database: string): string => `${database}.${randomUUID()}`;

/**
 * SQL statement that kills the queries that are changing a database. A killed process can leave
 * some running.
 */
export const killQueriesIn = (database: string): string =>
  `KILL QUERY WHERE startsWith(query_id, '${database}.') SYNC`;
