import type { DuckDBConnection } from '@duckdb/node-api';
import { cellColumns, measures, TABLE } from './tables';

/**
 * Turns the table `offers` of the current database into the tables of an edition, in the database
 * `edition`. Takes a second or two for a real year.
 */
export async function buildOffers(connection: DuckDBConnection): Promise<void> {
  await connection.run(
    `CREATE TABLE edition.${TABLE.offers} AS FROM offers ORDER BY uf, municipio, course`,
  );
  await addCells(connection, TABLE.cells, []);
  await addCells(connection, TABLE.byMunicipality, ['municipio']);
  await addCells(connection, TABLE.byCourse, ['course']);
}

/** Sums the offers with equal values in the columns of the cells and in `more`. */
async function addCells(
  connection: DuckDBConnection,
  table: string,
  more: readonly string[],
): Promise<void> {
  const columns = ['uf', ...more, ...cellColumns.filter((column) => column !== 'uf')].join(', ');
  const sums = Object.values(measures).map((measure) => `sum(${measure})::INTEGER AS ${measure}`);
  await connection.run(`
    CREATE TABLE edition.${table} AS
    FROM (SELECT ${columns}, ${sums.join(', ')} FROM offers GROUP BY ${columns})
    ORDER BY ${columns}`);
}
