import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { axes, axisColumns, columnsOf } from '../labour/axes';
import { buildEdition, stepSql } from '../labour/build-edition';
import { LINKS_TABLE } from '../labour/links';
import { TABLE } from '../labour/tables';
import { type EditionTable, editionTables } from './edition-tables';

/**
 * SQL expression that assigns rows with equal values on all axes to the same shard, so that shards
 * can count them independently.
 */
const SHARD_BY = `hash(${axisColumns})`;

/** Tables of an edition of links in a cluster. */
export interface CountSchema {
  /** Table sent to the cluster. */
  links: EditionTable;
  /** Tables that the cluster computes from `links`. */
  counted: readonly EditionTable[];
}

/** Returns the tables of an edition built from the table `links` of the current database. */
export async function countSchema(
  connection: DuckDBConnection,
  year: number,
): Promise<CountSchema> {
  const tables = await emptyTables(year, await gapsOf(connection));
  const links = tables.find(({ name }) => name === TABLE.byMunicipality);
  if (!links) throw new Error('The edition lacks a table of links.');
  const columns = links.columns.map(({ name }) =>
    name === 'step' ? `${stepSql(year)} AS step` : name,
  );
  const reader = await connection.runAndReadAll('SELECT coalesce(max(rowid) + 1, 0) FROM links');
  return {
    links: {
      ...links,
      rows: Number(reader.getRowsJS()[0]?.[0]),
      source: `(SELECT rowid, ${columns.join(', ')} FROM links)`,
      shardBy: SHARD_BY,
    },
    counted: tables.filter((table) => table !== links),
  };
}

/** Returns the tables that `buildEdition` creates; the columns in `gaps` are nullable. */
async function emptyTables(year: number, gaps: readonly string[]): Promise<EditionTable[]> {
  // Columns that are never NULL because these tables only have rows with a known occupation or
  // known pay.
  const filled: Readonly<Record<string, string>> = {
    [TABLE.byOccupation]: 'occupation',
    [TABLE.pays]: 'step',
  };
  const instance = await DuckDBInstance.create(':memory:');
  try {
    const connection = await instance.connect();
    await connection.run(`ATTACH ':memory:' AS edition; ${LINKS_TABLE}`);
    await buildEdition(connection, { year });
    const tables = await editionTables(
      connection,
      (table) => new Set(gaps.filter((column) => column !== filled[table])),
    );
    connection.closeSync();
    return tables;
  } finally {
    instance.closeSync();
  }
}

/** Lists the columns of `links` that are NULL in any row; includes `step` if `pay` is. */
async function gapsOf(connection: DuckDBConnection): Promise<string[]> {
  const columns = ['municipio', 'occupation', ...columnsOf(axes), 'pay'];
  const counts = columns.map((column) => `count(*) - count(${column})`);
  const reader = await connection.runAndReadAll(`SELECT ${counts.join(', ')} FROM links`);
  const missing = reader.getRowsJS()[0] ?? [];
  const gaps = columns.filter((_, index) => Number(missing[index]) > 0);
  return gaps.includes('pay') ? [...gaps, 'step'] : gaps;
}
