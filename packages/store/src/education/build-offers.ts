import type { DuckDBConnection } from '@duckdb/node-api';

/**
 * Turns the table `offers` of the current database into the tables of an edition, in the database
 * `edition`. Takes a second or two for a real year.
 */
export async function buildOffers(connection: DuckDBConnection): Promise<void> {
  await connection.run('CREATE TABLE edition.offers AS FROM offers ORDER BY uf, municipio, course');
}
