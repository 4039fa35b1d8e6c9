import type { DuckDBConnection } from '@duckdb/node-api';
import { draw, hashOf, slot } from './draws';
import { WOMEN_PAY } from './people';

/** Number of people to draw. Each is a combination of place, work, sex, schooling and age. */
const PEOPLE = 900_000;

/**
 * Exponents by age band: older people have less schooling, and the youngest are still at school.
 */
const SCHOOLING_SKEW = '[2.5e0, 0.9e0, 1e0, 1.3e0, 1.5e0][age]';

/**
 * Creates the temporary table `sample_person`: people distributed across states, subsectors and
 * occupations, numbered in that order, each with a random age, schooling and sex. Unknown values
 * are 0 in the raked dimensions and NULL in the occupation.
 */
export async function drawPeople(connection: DuckDBConnection): Promise<void> {
  await connection.run(`CREATE OR REPLACE TEMP TABLE sample_person AS
    WITH person AS (${people}), aged AS (
      SELECT person.*, ${hashOf('id', 'person')} AS h, ${hashOf('id', 'ignored')} AS g,
        job.* EXCLUDE (occupation), age.code AS age, age.pay AS age_pay
      FROM person
      JOIN sample_occupation AS job USING (occupation)
      JOIN sample_age AS age
        ON age.slot = ${slot('age_profile', draw(hashOf('id', 'person'), 0))}
    ), schooled AS (
      SELECT aged.*, school.code AS schooling, school.pay AS school_pay
      FROM aged JOIN sample_schooling AS school
        ON school.slot = ${slot('schooling_profile', `pow(${draw('h', 1)}, ${SCHOOLING_SKEW})`)}
    ), sexed AS (
      SELECT schooled.*, trade.places, trade.establishments, trade.tenure_profile, trade.pay AS sector_pay,
        if(${draw('h', 2)} < women * women_odds / (1 - women + women * women_odds), 2, 1) AS gender
      FROM schooled JOIN sample_sector AS trade USING (sector)
    )
    SELECT id, uf, sector, places, establishments, week_profile, tenure_profile,
      if(${draw('g', 0)} < 0.004, NULL, occupation) AS occupation,
      if(${draw('g', 1)} < 0.001, 0, gender) AS gender,
      if(${draw('g', 2)} < 0.003, 0, schooling) AS schooling,
      if(${draw('g', 3)} < 0.001, 0, age) AS age,
      age = 1 AS apprentice,
      sexed.pay + state.pay + sector_pay + school_pay + age_pay
        + if(gender = 2, ${WOMEN_PAY}, 0) AS base
    FROM sexed JOIN sample_state AS state USING (uf)`);
}

/**
 * Assigns people to each state × subsector × occupation in proportion to its weight. Weights are
 * rounded before they are summed, which makes the sums independent of the order.
 */
const people = `
  WITH cell AS (
    SELECT uf, sector, occupation, week_profile,
      CAST(round(1000 * region.weight * trade.weight / links) AS BIGINT) AS weight
    FROM sample_region AS region
    JOIN sample_trade AS trade USING (sector)
    JOIN sample_sector USING (sector)
  ), laid AS (
    SELECT *, sum(weight) OVER (ORDER BY uf, sector, occupation) AS past, sum(weight) OVER () AS whole
    FROM cell
  )
  SELECT uf, sector, occupation, week_profile,
    unnest(range(CAST((past - weight) * ${PEOPLE} // whole AS BIGINT),
                 CAST(past * ${PEOPLE} // whole AS BIGINT))) AS id
  FROM laid`;
