import type { DuckDBConnection } from '@duckdb/node-api';
import { PERCENTILES } from '@observatorio/domain';
import { type Axis, axes, axisColumnNames, axisColumnsOf } from './axes';
import {
  ALL,
  axisGroups,
  axisSets,
  FIRST_SINGLE_KEY,
  keyExpressions,
  marketKeyExpression,
  municipalityKeyExpression,
  occupationAxisKeyExpressions,
  occupationKeyExpression,
} from './cube';
import { marketSql } from './market';
import { boundsClassSql } from './pay-classes';
import { TABLE } from './tables';
import {
  DIMENSION,
  dimensionSql,
  type Links,
  occupationSql,
  smallDimensions,
  TOP_OCCUPATIONS,
  totalSql,
} from './tally';

/** Axis of the states, whose digits are the lowest in the keys, and the other axes. */
const [STATE, ...others] = axes as [Axis, ...Axis[]];

/** Tables to count from; `axes` is for all low-cardinality dimensions except `step`. */
interface Sources {
  total: Links;
  axes: Links;
  step: Links;
  occupation: Links;
}

/**
 * Creates `edition.cube` from the edition's other tables. It contains the tallies for every set of
 * up to `cubeAxes` axes, each municipality and each occupation and, unless that is 0, each occupation
 * by one axis, the markets, and the percentiles in the temporary table `percentiles`, which it drops.
 * Also creates `edition.cube_occupations`, with all occupations for the sets of axes.
 */
export async function buildCube(
  connection: DuckDBConnection,
  { year, cubeAxes: most }: { year: number; cubeAxes: number },
): Promise<void> {
  await connection.run(`
    CREATE OR REPLACE TEMP TABLE cube (
      key INTEGER, dim UTINYINT, value INTEGER, n INTEGER, pay BIGINT);
    CREATE OR REPLACE TEMP TABLE occupation_cube (key INTEGER, occupation INTEGER, n INTEGER);
    CREATE OR REPLACE TEMP TABLE base AS
    SELECT ${axisColumnNames}, sum(n)::INTEGER AS n, sum(pay)::BIGINT AS pay
    FROM edition.${TABLE.profiles} GROUP BY ALL`);
  await addAxisSets(connection, most);
  await countCells(connection, ['municipio'], links('byMunicipality'));
  await addCells(connection, 'cells', [municipalityKeyExpression]);
  await countCells(connection, ['occupation'], links('byOccupation'));
  await addCells(connection, 'cells', [occupationKeyExpression]);
  await addPercentiles(connection);
  if (most > 0) {
    await connection.run(`
      INSERT INTO temp.cube SELECT key, ${DIMENSION.percentile}, percent, pay, NULL FROM temp.percentiles;
      DROP TABLE temp.percentiles`);
    await addOccupationAxes(connection);
    await addMarkets(connection, year);
  }
  await connection.run(`
    CREATE TABLE edition.${TABLE.cube} AS
    FROM temp.cube ORDER BY key, dim, value;
    CREATE TABLE edition.${TABLE.occupationCube} AS
    FROM temp.occupation_cube ORDER BY key, occupation;
    DROP TABLE temp.cube; DROP TABLE temp.occupation_cube; DROP TABLE temp.occupations;
    DROP TABLE temp.base; DROP TABLE IF EXISTS temp.parts; DROP TABLE temp.cells`);
}

/**
 * Adds the percentiles of the pay of all links and of each municipality and occupation to the cube.
 * The counts by pay class locate the classes that contain them, so only the links in those classes
 * are sorted.
 */
async function addPercentiles(connection: DuckDBConnection): Promise<void> {
  const percents = PERCENTILES.filter((percent) => percent !== 50);
  // The median is the mean of two ranks.
  const ranks = [
    `(50, (links + 1) // 2), (50, links // 2 + 1)`,
    ...percents.map((percent) => `(${percent}, (${percent} * links + 99) // 100)`),
  ];
  const keyed = (table: string, key: string) =>
    `SELECT ${key} AS key, step, pay, n FROM edition.${table}`;
  const sources = [
    keyed(TABLE.pays, '0'),
    keyed(TABLE.byMunicipality, municipalityKeyExpression),
    keyed(TABLE.byOccupation, occupationKeyExpression),
  ];
  await connection.run(`
    CREATE OR REPLACE TEMP TABLE ranks AS
    SELECT key, percent, rank, step, upto - n AS before FROM (
      SELECT key, value AS step, n, sum(n) OVER (PARTITION BY key ORDER BY value) AS upto,
        sum(n) OVER (PARTITION BY key) AS links
      FROM temp.cube
      WHERE (key = 0 OR key >= ${FIRST_SINGLE_KEY})
        AND dim = ${DIMENSION.step} AND value IS NOT NULL
    ), LATERAL (VALUES ${ranks.join(', ')}) AS ranks(percent, rank)
    WHERE upto - n < rank AND rank <= upto;
    CREATE OR REPLACE TEMP TABLE pays AS
    SELECT key, step, pay, sum(n) OVER (PARTITION BY key, step ORDER BY pay) AS upto FROM (
      SELECT key, step, pay, sum(n) AS n
      FROM (${sources.join(' UNION ALL ')})
      SEMI JOIN temp.ranks USING (key, step) GROUP BY ALL);
    INSERT INTO temp.cube
    SELECT key, ${DIMENSION.percentile}, percent,
      avg(pay) * CASE WHEN percent = 50 THEN 2 ELSE 1 END, NULL
    FROM (
      SELECT key, percent, rank, min(pay) AS pay
      FROM temp.ranks JOIN temp.pays USING (key, step)
      WHERE before + pays.upto >= rank GROUP BY ALL)
    GROUP BY key, percent;
    DROP TABLE temp.ranks; DROP TABLE temp.pays`);
}

/**
 * Tallies the largest sets of axes from the tables, and each smaller set from the first larger set
 * that contains it.
 */
async function addAxisSets(connection: DuckDBConnection, most: number): Promise<void> {
  const profiles: Sources = {
    total: { from: 'temp.base' },
    axes: { from: 'temp.base' },
    step: { from: `edition.${TABLE.profiles}` },
    occupation: { from: `edition.${TABLE.profileOccupations}` },
  };
  for (const { set, parts } of axisGroups(most)) {
    await countCells(connection, axisColumnsOf(set), profiles);
    await addAxisCells(connection, 'cells', set);
    for (const part of parts) {
      await connection.run(`
        CREATE OR REPLACE TEMP TABLE parts AS
        SELECT ${[...axisColumnsOf(part), 'dim', 'value'].join(', ')}, sum(counted) AS counted,
          sum(paid) AS paid
        FROM cells GROUP BY ALL`);
      await addAxisCells(connection, 'parts', part);
    }
  }
}

/** Returns a single source for all dimensions: a table of links whose rows each have one pay. */
function links(name: 'byMunicipality' | 'byOccupation'): Sources {
  const each = { from: `edition.${TABLE[name]}`, paid: 'pay::BIGINT * n' };
  return { total: each, axes: each, step: each, occupation: each };
}

/** Adds the tallies for every combination of an occupation with a value of one axis. */
async function addOccupationAxes(connection: DuckDBConnection): Promise<void> {
  const steps: Links = { from: 'temp.steps' };
  // This table has fewer rows than the links, but lacks their pay.
  const counts: Links = {
    from: `edition.${TABLE.profileOccupations}`,
    where: 'occupation IS NOT NULL',
  };
  for (const axis of axes) {
    await connection.run(`
      CREATE OR REPLACE TEMP TABLE steps AS
      SELECT occupation, ${axis.column}, step, sum(n)::INTEGER AS n,
        sum(pay::BIGINT * n)::BIGINT AS pay
      FROM edition.${TABLE.byOccupation} GROUP BY ALL`);
    await countCells(connection, ['occupation', axis.column], {
      total: steps,
      axes: counts,
      step: steps,
      occupation: steps,
    });
    await addCells(connection, 'cells', occupationAxisKeyExpressions(axis));
  }
  await connection.run('DROP TABLE temp.steps');
}

/**
 * Adds the markets of all links and of each occupation, for each sector and for all sectors. Merges
 * the pay classes that have the same bounds.
 */
async function addMarkets(connection: DuckDBConnection, year: number): Promise<void> {
  for (const [occupation, table] of [
    [ALL, TABLE.profiles],
    ['occupation', TABLE.byOccupation],
  ] as const) {
    const by = occupation === ALL ? ['sector'] : ['occupation', 'sector'];
    const from = `(SELECT * REPLACE (${boundsClassSql(year, 'step')} AS step) FROM edition.${table})`;
    await connection.run(`
      CREATE OR REPLACE TEMP TABLE cells AS ${marketSql(from, by)};
      INSERT INTO temp.cube
      SELECT ${marketKeyExpression(occupation, 'sector')} AS key, ${DIMENSION.market}, cell, links, NULL
      FROM temp.cells WHERE sector IS NOT NULL;
      INSERT INTO temp.cube
      SELECT ${marketKeyExpression(occupation, ALL)} AS key, ${DIMENSION.market}, cell, sum(links), NULL
      FROM temp.cells GROUP BY key, cell`);
  }
}

/** Creates the table `cells`: a tally for each combination of values in the columns `by`. */
async function countCells(
  connection: DuckDBConnection,
  by: readonly string[],
  { total, axes: small, step, occupation }: Sources,
): Promise<void> {
  const tallies = [
    totalSql(total, by),
    ...smallDimensions.map((name) => dimensionSql(name, name === 'step' ? step : small, by)),
    occupationSql(occupation, by),
  ];
  // Sums are 128-bit integers, which DuckDB adds more slowly than doubles.
  await connection.run(`
    CREATE OR REPLACE TEMP TABLE cells AS
    SELECT * REPLACE (counted::DOUBLE AS counted, paid::DOUBLE AS paid) FROM (${tallies.join(' UNION ALL ')})`);
}

/**
 * Adds cells to the cube under each of the keys, one per level of detail. Omits cells with an
 * unknown key, which match no filter, and all but the top occupations. Occupations are ranked by a
 * single number that encodes links and code, which is faster than a window function over millions
 * of rows.
 */
async function addCells(
  connection: DuckDBConnection,
  cells: string,
  keys: readonly string[],
): Promise<void> {
  const ranked = `max(n::BIGINT * 1000000 + 999999 - occupation, ${TOP_OCCUPATIONS})`;
  for (const key of keys) {
    await connection.run(`
      CREATE OR REPLACE TEMP TABLE occupations AS
      SELECT ${key} AS key, value AS occupation, sum(counted)::INTEGER AS n FROM temp.${cells}
      WHERE dim = ${DIMENSION.occupation} AND (${key}) IS NOT NULL GROUP BY ALL;
      INSERT INTO temp.cube
      SELECT ${key} AS key, dim, value, sum(counted), sum(paid) FROM temp.${cells}
      WHERE dim <> ${DIMENSION.occupation} AND (${key}) IS NOT NULL GROUP BY ALL;
      INSERT INTO temp.cube
      SELECT key, ${DIMENSION.occupation}, occupation, n, NULL
      FROM temp.occupations WHERE occupation IS NULL;
      INSERT INTO temp.cube
      SELECT key, ${DIMENSION.occupation}, 999999 - rank % 1000000, rank // 1000000, NULL
      FROM (SELECT key, unnest(${ranked}) AS rank FROM temp.occupations
        WHERE occupation IS NOT NULL GROUP BY key)`);
  }
}

/**
 * Adds the cells for a set of axes to the cube, and all of their occupations to the occupation
 * cube.
 */
async function addAxisCells(
  connection: DuckDBConnection,
  cells: string,
  set: readonly Axis[],
): Promise<void> {
  for (const key of keyExpressions(set)) {
    await addCells(connection, cells, [key]);
    await connection.run('INSERT INTO temp.occupation_cube FROM temp.occupations');
  }
}

/** Fills `edition.cube_municipalities` for filters on the state and at most one other axis. */
export async function buildMunicipalityCube(connection: DuckDBConnection): Promise<void> {
  await connection.run(
    'CREATE OR REPLACE TEMP TABLE cube (key INTEGER, municipio INTEGER, n INTEGER)',
  );
  for (const set of axisSets(1, others)) {
    const by = axisColumnsOf([STATE, ...set]);
    await connection.run(`
      CREATE OR REPLACE TEMP TABLE cells AS
      SELECT municipio, ${by.join(', ')}, sum(n) AS n FROM edition.${TABLE.byMunicipality}
      WHERE ${by.map((column) => `${column} IS NOT NULL`).join(' AND ')} GROUP BY ALL`);
    for (const key of keyExpressions([STATE, ...set])) {
      await connection.run(
        `INSERT INTO temp.cube SELECT ${key} AS key, municipio, sum(n) FROM cells GROUP BY ALL`,
      );
    }
  }
  await connection.run(`
    CREATE TABLE edition.${TABLE.municipalityCube} AS FROM temp.cube ORDER BY key, municipio;
    DROP TABLE temp.cube; DROP TABLE temp.cells`);
}
