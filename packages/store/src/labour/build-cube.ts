import type { DuckDBConnection } from '@duckdb/node-api';
import { type Axis, axes } from './axes';
import {
  axisSets,
  CUBE_AXES,
  keyExpressions,
  municipalityKeyExpression,
  occupationKeyExpression,
} from './cube';
import { TABLE } from './tables';
import {
  DIMENSION,
  dimensionSql,
  occupationSql,
  smallDimensions,
  TOP_OCCUPATIONS,
  totalSql,
} from './tally';

/** Tables to count from: the smallest that holds each dimension. */
interface Sources {
  axes: string;
  step: string;
  occupation: string;
}

/** Fills `edition.cube` from the other tables of the edition. */
export async function buildCube(connection: DuckDBConnection): Promise<void> {
  await connection.run(`
    CREATE OR REPLACE TEMP TABLE cube (
      key INTEGER, dim UTINYINT, value INTEGER, n INTEGER, pay BIGINT, low INTEGER, high INTEGER);
    CREATE OR REPLACE TEMP TABLE base AS
    SELECT * EXCLUDE (step, n, pay, low, high), sum(n)::INTEGER AS n, sum(pay)::BIGINT AS pay,
      min(low) AS low, max(high) AS high
    FROM edition.${TABLE.profiles} GROUP BY ALL`);
  const profiles: Sources = {
    axes: 'temp.base',
    step: `edition.${TABLE.profiles}`,
    occupation: `edition.${TABLE.profileOccupations}`,
  };
  for (const set of axisSets(CUBE_AXES)) {
    const by = set.map(({ column }) => column);
    await addCells(connection, by, keyExpressions(set), profiles);
  }
  await addCells(connection, ['municipio'], [municipalityKeyExpression], links('byMunicipality'));
  await addCells(connection, ['occupation'], [occupationKeyExpression], links('byOccupation'));
  await connection.run(`
    CREATE TABLE edition.${TABLE.cube} AS FROM temp.cube ORDER BY key, dim, value;
    DROP TABLE temp.cube; DROP TABLE temp.base; DROP TABLE temp.cells`);
}

/** Rows of a table of links in the words of the tally, where a row has one pay. */
function links(name: 'byMunicipality' | 'byOccupation'): Sources {
  const source = `(SELECT * REPLACE (pay::BIGINT * n AS pay), pay AS low, pay AS high FROM edition.${TABLE[name]})`;
  return { axes: source, step: source, occupation: source };
}

/** Adds the answers of all combinations of values of the columns `by`, under each of the keys. */
async function addCells(
  connection: DuckDBConnection,
  by: readonly string[],
  keys: readonly string[],
  sources: Sources,
): Promise<void> {
  const known = by.map((column) => `${column} IS NOT NULL`).join(' AND ') || 'true';
  const of = (source: string): string => `${source} WHERE ${known}`;
  const tallies = [
    totalSql(of(sources.axes), by),
    ...smallDimensions.map((name) =>
      dimensionSql(name, of(name === 'step' ? sources.step : sources.axes), by),
    ),
    occupationSql(of(sources.occupation), by),
  ];
  await connection.run(`CREATE OR REPLACE TEMP TABLE cells AS ${tallies.join(' UNION ALL ')}`);
  for (const key of keys) await connection.run(addLevel(key));
}

/**
 * Adds the cells of one level of detail to the cube, of occupations the first thirty only. They
 * are ranked as one number, links and then code: a window over the millions of them takes longer.
 */
function addLevel(key: string): string {
  const ranked = `max(n::BIGINT * 1000000 + 999999 - value, ${TOP_OCCUPATIONS})`;
  const occupations = `SELECT ${key} AS key, value, sum(n) AS n FROM cells
    WHERE dim = ${DIMENSION.occupation} GROUP BY ALL`;
  return `
    INSERT INTO temp.cube
    SELECT ${key} AS key, dim, value, sum(n), sum(pay), min(low), max(high) FROM cells
    WHERE dim <> ${DIMENSION.occupation} OR value IS NULL GROUP BY ALL;
    INSERT INTO temp.cube
    SELECT key, ${DIMENSION.occupation}, 999999 - rank % 1000000, rank // 1000000, NULL, NULL, NULL
    FROM (SELECT key, unnest(${ranked}) AS rank FROM (${occupations})
      WHERE value IS NOT NULL GROUP BY key)`;
}

/** Fills `edition.cube_municipalities`: filter sets of a state and at most one more axis. */
export async function buildMunicipalityCube(connection: DuckDBConnection): Promise<void> {
  await connection.run(
    'CREATE OR REPLACE TEMP TABLE cube (key INTEGER, municipio INTEGER, n INTEGER)',
  );
  const [state, ...others] = axes as [Axis, ...Axis[]];
  for (const set of axisSets(1, others)) {
    const by = [state, ...set].map(({ column }) => column);
    await connection.run(`
      CREATE OR REPLACE TEMP TABLE cells AS
      SELECT municipio, ${by.join(', ')}, sum(n) AS n FROM edition.${TABLE.byMunicipality}
      WHERE ${by.map((column) => `${column} IS NOT NULL`).join(' AND ')} GROUP BY ALL`);
    for (const key of keyExpressions([state, ...set])) {
      await connection.run(
        `INSERT INTO temp.cube SELECT ${key} AS key, municipio, sum(n) FROM cells GROUP BY ALL`,
      );
    }
  }
  await connection.run(`
    CREATE TABLE edition.${TABLE.municipalityCube} AS FROM temp.cube ORDER BY key, municipio;
    DROP TABLE temp.cube; DROP TABLE temp.cells`);
}
