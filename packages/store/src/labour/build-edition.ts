import type { DuckDBConnection } from '@duckdb/node-api';
import { axes, axisColumnNames } from './axes';
import { buildCube, buildMunicipalityCube } from './build-cube';
import { buildPayGaps } from './build-pay-gaps';
import { buildPayGroups } from './build-pay-groups';
import { payClassSql } from './pay-classes';
import { PAY_GROUPS, TABLE } from './tables';

/** Number of axes that the cube combines, by minimum number of rows; none for smaller editions. */
const CUBE_AXES = [
  [3_000_000, 3],
  [10_000, 2],
  [1000, 1],
] as const;

export interface BuildOptions {
  /** Year of the links. Its minimum wage determines the classes of the pay curve. */
  year: number;
  /** SQL expression over `links` for the macro sector of the CNAE. Default: unknown. */
  macro?: string;
  /** Number of axes that the cube combines, from 0 to 7. Default: depends on the number of rows. */
  cubeAxes?: number;
}

/**
 * Builds an edition's tables in the database `edition` from the table `links` of the current
 * database. Takes minutes for tens of millions of rows, a second or two for a few hundred thousand.
 * Throws a RangeError for a year without a known minimum wage or an invalid `cubeAxes`.
 */
export async function buildEdition(
  connection: DuckDBConnection,
  { year, cubeAxes, macro = 'NULL' }: BuildOptions,
): Promise<void> {
  checkCubeAxes(cubeAxes);
  const step = payClassSql(year);
  await connection.run(`
    CREATE OR REPLACE TEMP TABLE profiles AS
    SELECT ${axisColumnNames}, ${step} AS step, sum(n)::INTEGER AS n, sum(pay::BIGINT * n)::BIGINT AS pay,
      coalesce(sum(n) FILTER (pay IS NOT NULL AND hours IS NULL), 0)::INTEGER AS unhoured,
      coalesce(sum(pay::BIGINT * n) FILTER (hours IS NULL), 0)::BIGINT AS unhoured_pay,
      coalesce(sum(n * hours::INTEGER) FILTER (pay IS NOT NULL), 0)::INTEGER AS weekly_hours
    FROM links GROUP BY ALL`);
  const spread = await spreadOrder(connection);
  await connection.run(`
    CREATE TABLE edition.${TABLE.profiles} AS FROM temp.profiles ORDER BY ${spread};
    DROP TABLE temp.profiles;
    CREATE TABLE edition.${TABLE.profileOccupations} AS
    FROM (SELECT ${axisColumnNames}, occupation, sum(n)::INTEGER AS n FROM links GROUP BY ALL)
    ORDER BY ${spread};
    CREATE TABLE edition.${TABLE.byMunicipality} AS
    SELECT municipio, ${axisColumnNames}, occupation, race, hours, tenure, ${step} AS step, pay, n
    FROM links
    ORDER BY uf, municipio, ${spread};
    CREATE TABLE edition.${TABLE.byOccupation} AS
    SELECT occupation, ${axisColumnNames}, race, hours, tenure, ${step} AS step, pay, n FROM links
    WHERE occupation IS NOT NULL ORDER BY occupation, ${spread}`);
  await connection.run(`
    CREATE TABLE edition.${TABLE.pays} AS
    FROM (SELECT ${axisColumnNames}, ${step} AS step, pay, sum(n)::INTEGER AS n FROM links
      WHERE pay IS NOT NULL GROUP BY ALL)
    ORDER BY step, ${spread}`);
  await connection.run(`
    CREATE TABLE edition.${TABLE.macroSectors} AS
    FROM (SELECT uf, municipio, (${macro})::UTINYINT AS macro, sum(n)::INTEGER AS n FROM links
      GROUP BY ALL)
    ORDER BY ALL`);
  const combined = cubeAxes ?? (await cubeAxesFor(connection));
  await connection.run(
    `CREATE TABLE edition.${TABLE.facts} AS SELECT ${combined}::UTINYINT AS cube_axes,
      1::UTINYINT AS has_pays, ${combined > 0 ? 1 : 0}::UTINYINT AS has_occupations,
      (SELECT count(macro) > 0 FROM edition.${TABLE.macroSectors})::UTINYINT AS has_macro_sectors,
      1::UTINYINT AS has_amounts, has_race, has_hours, has_tenure,
      ${combined > 0 ? PAY_GROUPS.occupations : PAY_GROUPS.none}::UTINYINT AS has_pay_groups
    FROM (SELECT (count(race) > 0)::UTINYINT AS has_race, (count(hours) > 0)::UTINYINT AS has_hours,
      (count(tenure) > 0)::UTINYINT AS has_tenure FROM edition.${TABLE.byMunicipality})`,
  );
  if (combined > 0) {
    await buildPayGroups(connection, { cubeAxes: combined });
    await buildPayGaps(connection);
  }
  await buildCube(connection, { year, cubeAxes: combined });
  await buildMunicipalityCube(connection);
}

function checkCubeAxes(cubeAxes = 0): void {
  if (Number.isInteger(cubeAxes) && cubeAxes >= 0 && cubeAxes <= axes.length) return;
  throw new RangeError(`cubeAxes must be an integer from 0 to ${axes.length}, not ${cubeAxes}.`);
}

/** Returns the number of axes that the cube of the table `links` combines by default. */
async function cubeAxesFor(connection: DuckDBConnection): Promise<number> {
  const result = await connection.runAndReadAll('SELECT count(*) FROM links');
  const rows = Number(result.getRowsJS()[0]?.[0]);
  return CUBE_AXES.find(([least]) => rows > least)?.[1] ?? 0;
}

/**
 * Returns a sort order that clusters similar rows on every axis, not only on the leading one: first
 * by which half of each axis the row is in, then by the axes with the most values. A filter on any
 * four axes then reads only about one row group in sixteen.
 */
async function spreadOrder(connection: DuckDBConnection): Promise<string> {
  const halves = axes.map(({ column }) => `quantile_disc(${column}, 0.5)`);
  const reader = await connection.runAndReadAll(`SELECT ${halves.join(', ')} FROM temp.profiles`);
  const [found = []] = reader.getRowsJS();
  const bits = axes.map(({ column }, index) => `${column} > ${Number(found[index] ?? 0)}`);
  return [...bits, 'uf', 'sector'].join(', ');
}
