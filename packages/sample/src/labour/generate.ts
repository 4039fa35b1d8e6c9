import type { DuckDBConnection } from '@duckdb/node-api';
import { minimumWage, wageBandLimits } from '@observatorio/domain';
import { SAMPLE_YEAR, TOTAL_LINKS } from '../base/totals';
import { drawPeople } from './draw-people';
import { bell, draw, EVEN_DRAW, hashOf, slot } from './draws';
import { loadModel, TOWN_ROW } from './model';
import { calibratePay, type PayCurve, paySql } from './pay';
import { addSmallOccupations } from './small-occupations';
import { weighPeople } from './weigh-people';

export interface GenerateOptions {
  /**
   * Number of rows to generate for benchmarks, with one link each. Default: weighted rows that sum
   * to the published total.
   */
  links?: number;
}

/**
 * Fills the table `links`, which must exist and be empty, with the sample of 2019. The rows depend
 * only on the hand-written tables and DuckDB's `hash` of row numbers, so a given version of the
 * code yields the same rows on any machine and any number of threads.
 *
 * Combinations of personal characteristics are drawn from the tables, weighted to match the
 * published margins exactly, and then assigned a city, an establishment size and pay.
 */
export async function generateLinks(
  connection: DuckDBConnection,
  { links }: GenerateOptions = {},
): Promise<void> {
  await loadModel(connection);
  await drawPeople(connection);
  await weighPeople(connection, links ?? TOTAL_LINKS);
  await connection.run('DROP TABLE sample_person');
  const curve = await calibrate(connection);
  await connection.run(insertLinks(links === undefined ? weighted : oneByOne, curve));
  await connection.run('DROP TABLE sample_weighted; DROP TABLE sample_town');
  await addSmallOccupations(connection, links ?? TOTAL_LINKS);
}

/** Query for one row per person drawn, weighted by the person's links. */
const weighted = 'SELECT *, 0 AS k FROM sample_weighted';

/** Query for one row per link. */
const oneByOne = 'SELECT * REPLACE (1 AS n), unnest(range(n)) AS k FROM sample_weighted';

/**
 * SQL expression for the unique number of a row, from its person and the index among the person's
 * links.
 */
const LINK_KEY = 'id * 65536 + k';

/** SQL condition for links with unclassified pay, e.g. because the worker is on leave. */
const UNCLASSIFIED = `(${draw('h', 3)} < 0.022)`;

/** Query that adds city, establishment size, hours and the score that determines pay. */
const scored = (units: string): string => `
  WITH unit AS (${units}), hashed AS (
    SELECT *, ${hashOf(LINK_KEY, 'place')} AS h, ${hashOf(LINK_KEY, 'noise')} AS noise FROM unit
  )
  SELECT hashed.*, municipio, least(size.code, largest) AS size,
    CASE
      WHEN apprentice THEN 50 + CAST(floor(${draw('h', 1)} * 8) AS INTEGER) * 5
      WHEN ${draw('h', 1)} < 0.05 THEN 35 + CAST(floor(${draw('h', 2)} * 12) AS INTEGER) * 5
      ELSE 100
    END AS hours,
    CAST(round(1000 * (base + size.pay + town.pay + 1.3e0 * ${bell('noise')})) AS INTEGER) AS score
  FROM hashed
  JOIN sample_size AS size ON size.slot = ${slot('establishments', draw('h', 0))}
  JOIN sample_town AS town ON town.slot = ${slot(TOWN_ROW, EVEN_DRAW)}`;

/** Finds the pay curve that yields the published mean and median. */
async function calibrate(connection: DuckDBConnection): Promise<PayCurve> {
  const reader = await connection.runAndReadAll(
    `SELECT score, hours, sum(n) FROM (${scored(weighted)})
     WHERE NOT ${UNCLASSIFIED} GROUP BY ALL ORDER BY ALL`,
  );
  return calibratePay(
    reader.getRowsJS().map(([score, hours, links]) => ({
      score: Number(score),
      hours: Number(hours),
      links: Number(links),
    })),
  );
}

const insertLinks = (units: string, curve: PayCurve): string => `
  INSERT INTO links
    (municipio, uf, occupation, sector, gender, size, band, schooling, age, race, hours, tenure, pay, n)
  WITH paid AS (
    SELECT *, if(${UNCLASSIFIED}, NULL, ${paySql(curve)}) AS paid,
      ${hashOf(LINK_KEY, 'traits')} AS traits
    FROM (${scored(units)})
  )
  SELECT if(${draw('h', 4)} < 0.003, NULL, municipio), uf, occupation, sector, nullif(gender, 0),
    if(${draw('noise', 0)} < 0.004, NULL, size), ${bandSql('paid')}, nullif(schooling, 0),
    nullif(age, 0), if(${draw('traits', 0)} < if(sector = 24, 0.3, 0.035), NULL, race.code),
    if(${draw('traits', 4)} < 0.004, NULL, CAST(round(week.code * hours / 100) AS INTEGER)),
    if(${draw('traits', 4)} > 0.998, NULL, if(apprentice, least(tenure.code, 4), tenure.code)), paid, n
  FROM paid
  JOIN sample_week AS week ON week.slot = ${slot('week_profile', draw('traits', 1))}
  JOIN sample_race AS race ON race.slot = ${slot('uf', tilted(draw('traits', 2), RACE_TILT, 0.3))}
  JOIN sample_tenure AS tenure
    ON tenure.slot = ${slot('tenure_profile', tilted(draw('traits', 3), TENURE_TILT, 0.6))}`;

/** Tilt of the draws of race by schooling; 0 is unknown. */
const RACE_TILT = '0.15e0 * if(schooling = 0, 0, schooling - 7)';

/** Tilt of the draws of tenure by age band; 0 is unknown. */
const TENURE_TILT = '[0e0, -2e0, -1.2e0, 0.3e0, 0.9e0, 1.1e0][age + 1]';

/**
 * SQL expression for a draw from an ordered distribution, whose odds of a high value grow with a tilt
 * and with the noise in a link's pay, so that they are associated with pay.
 */
const tilted = (value: string, tilt: string, ofNoise: number): string =>
  `(1 - 1 / (1 + ${value} / (1 - ${value}) * exp(${tilt} + ${ofNoise}e0 * ${bell('noise')})))`;

/** SQL expression for the RAIS band of pay in centavos. */
export function bandSql(pay: string, year = SAMPLE_YEAR): string {
  const wage = minimumWage(year) * 100;
  const cases = wageBandLimits.map((limit, band) => `WHEN ${pay} <= ${limit * wage} THEN ${band}`);
  return `CASE WHEN ${pay} IS NULL THEN NULL ${cases.join(' ')} ELSE ${wageBandLimits.length} END`;
}
