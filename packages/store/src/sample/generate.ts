import type { DuckDBConnection } from '@duckdb/node-api';
import { minimumWage, wageBandLimits } from '@observatorio/domain';
import { apportion, type Margins, rake, roundToMargins } from './balance';
import { load } from './load';
import { loadModel, SLOTS, sectorLinks, stateLinks, TOWN_ROW } from './model';
import { calibratePay, type PayCurve, paySql } from './pay';
import { WOMEN_PAY } from './people';
import {
  AGE_SHARES,
  GENDER_SHARES,
  SAMPLE_YEAR,
  SCHOOLING_SHARES,
  type Shares,
  TOTAL_LINKS,
} from './totals';

export interface GenerateOptions {
  /**
   * How many rows of one link each to make, for benchmarks. By default the rows are weighted and
   * sum to the published total.
   */
  links?: number;
}

/** Kinds of people (place, work, sex, schooling, age), each drawn once. */
const PEOPLE = 900_000;

const SALTS = { person: 1, ignored: 2, place: 3, noise: 4 } as const;

/**
 * A hash of its own for each purpose. The salt is part of the number: DuckDB's hash of two values
 * only combines theirs by XOR, and the draws would be each other's mirror.
 */
const hashOf = (key: string, purpose: keyof typeof SALTS): string =>
  `hash((${key}) * 8 + ${SALTS[purpose]})`;

/** A row's own number: its person's, and its turn among that person's links. */
const LINK_KEY = 'id * 65536 + k';

const DIMENSIONS = ['uf', 'sector', 'gender', 'schooling', 'age'] as const;

/**
 * Fills the table `links`, which must exist and be empty, with the sample of 2019. The rows depend
 * on nothing but the hand-written tables and DuckDB's `hash` of row numbers: the same version gives
 * the same rows on any machine and any number of threads.
 *
 * Kinds of people are drawn from the tables, weighted so that the published margins hold exactly,
 * then given a city, an establishment and a pay.
 */
export async function generateLinks(
  connection: DuckDBConnection,
  { links }: GenerateOptions = {},
): Promise<void> {
  await loadModel(connection);
  await drawPeople(connection);
  await weighPeople(connection, links ?? TOTAL_LINKS);
  const curve = await calibrate(connection);
  await connection.run(insertLinks(links === undefined ? weighted : oneByOne, curve));
  await dropModel(connection);
}

/** Twelve bits of a hash as a number from 0 up to, not including, 1. */
const draw = (hash: string, part: 0 | 1 | 2 | 3 | 4): string =>
  `(((${hash} >> ${12 * part}) & 4095) / 4096e0)`;

/** Where a draw falls in a table of quantiles. */
const slot = (distribution: string, value: string): string =>
  `${distribution} * ${SLOTS} + CAST(floor(${value} * ${SLOTS}) AS BIGINT)`;

/** Spreads people evenly over state × subsector × occupation, and draws who they are. */
async function drawPeople(connection: DuckDBConnection): Promise<void> {
  await connection.run(`CREATE OR REPLACE TEMP TABLE sample_person AS
    WITH work AS (
      SELECT uf, sector, occupation,
        CAST(round(1000 * region.weight * trade.weight
          / sum(CAST(round(region.weight) AS BIGINT)) OVER (PARTITION BY sector, occupation)) AS BIGINT) AS weight
      FROM sample_region AS region JOIN sample_trade AS trade USING (sector)
    ), laid AS (
      SELECT *, sum(weight) OVER (ORDER BY uf, sector, occupation) AS until,
        sum(weight) OVER () AS whole
      FROM work
    ), person AS (
      SELECT uf, sector, occupation,
        unnest(range(CAST((until - weight) * ${PEOPLE} // whole AS BIGINT),
                     CAST(until * ${PEOPLE} // whole AS BIGINT))) AS id
      FROM laid
    ), aged AS (
      SELECT person.*, ${hashOf('id', 'person')} AS h, ${hashOf('id', 'ignored')} AS g,
        job.* EXCLUDE (occupation), age.code AS age, age.pay AS age_pay
      FROM person
      JOIN sample_occupation AS job USING (occupation)
      JOIN sample_age AS age
        ON age.slot = ${slot('age_profile', draw(hashOf('id', 'person'), 0))}
    ), schooled AS (
      SELECT aged.*, school.code AS schooling, school.pay AS school_pay
      FROM aged
      -- older people went to school for less time, apprentices are still there
      JOIN sample_schooling AS school ON school.slot =
        ${slot('schooling_profile', `pow(${draw('h', 1)}, [2.5e0, 0.9e0, 1e0, 1.3e0, 1.5e0][age])`)}
    ), sexed AS (
      SELECT schooled.*, place.places, place.establishments, place.pay AS sector_pay,
        if(${draw('h', 2)} < women * women_odds / (1 - women + women * women_odds), 2, 1) AS gender
      FROM schooled JOIN sample_sector AS place USING (sector)
    )
    SELECT id, uf, sector, places, establishments,
      if(${draw('g', 0)} < 0.004, NULL, occupation) AS occupation,
      -- 0 is ignored
      if(${draw('g', 1)} < 0.001, 0, gender) AS gender,
      if(${draw('g', 2)} < 0.003, 0, schooling) AS schooling,
      if(${draw('g', 3)} < 0.001, 0, age) AS age,
      age = 1 AS apprentice,
      sexed.pay + state.pay + sector_pay + school_pay + age_pay
        + if(gender = 2, ${WOMEN_PAY}, 0) AS base
    FROM sexed JOIN sample_state AS state USING (uf)`);
}

/** Gives each person a whole number of links, so that the margins hold exactly. */
async function weighPeople(connection: DuckDBConnection, links: number): Promise<void> {
  const list = DIMENSIONS.join(', ');
  const reader = await connection.runAndReadAll(
    `SELECT ${list}, count(*)::DOUBLE FROM sample_person GROUP BY ${list} ORDER BY ${list}`,
  );
  const columns = reader.getColumnsJS() as number[][];
  const keys = columns.slice(0, DIMENSIONS.length);
  const cells = { keys, weights: [...(columns.at(-1) ?? [])] };
  const margins = marginsOf(links);
  rake(cells, margins);
  const counts = roundToMargins(cells, margins);
  await load(
    connection,
    'sample_count',
    { ...integers(DIMENSIONS), links: 'INTEGER' },
    counts.map((count, cell) => [...keys.map((codes) => codes[cell] ?? 0), count]),
  );
  await connection.run(`CREATE OR REPLACE TEMP TABLE sample_weighted AS
    WITH ranked AS (
      SELECT *, row_number() OVER (cell ORDER BY hash(id), id) AS rank, count(*) OVER cell AS people
      FROM sample_person JOIN sample_count USING (${list})
      WINDOW cell AS (PARTITION BY ${list})
    )
    SELECT * EXCLUDE (rank, people, links),
      CAST(rank * links // people - (rank - 1) * links // people AS INTEGER) AS n
    FROM ranked WHERE rank * links // people > (rank - 1) * links // people
    ORDER BY id`);
}

const integers = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, 'INTEGER' as const]));

/** The margins of the raking, in the order of `DIMENSIONS`, for a number of links. */
function marginsOf(links: number): Margins {
  const scaled = (shares: ReadonlyMap<number, number>) => {
    const parts = apportion(links, [...shares.values()]);
    return new Map([...shares.keys()].map((code, index) => [code, parts[index] ?? 0]));
  };
  const coded = (shares: Shares) =>
    new Map(Object.entries(shares).map(([code, share]) => [Number(code), share]));
  return [
    stateLinks(),
    sectorLinks(),
    coded(GENDER_SHARES),
    coded(SCHOOLING_SHARES),
    coded(AGE_SHARES),
  ].map(scaled);
}

/** One row per kind of people, standing for all its links. */
const weighted = 'SELECT *, 0 AS k FROM sample_weighted';

/** One row per link. */
const oneByOne = `SELECT * REPLACE (1 AS n), unnest(range(n)) AS k FROM sample_weighted`;

/** Adds city, establishment size, hours and the score that pay grows with. */
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
    -- the sum of four uniform draws is close to a normal one of variance 1/3
    CAST(round(1000 * (base + size.pay + town.pay + 1.3e0 * (
      (noise & 65535) + ((noise >> 16) & 65535) + ((noise >> 32) & 65535) + (noise >> 48)
      - 131070e0) / 65536)) AS INTEGER) AS score
  FROM hashed
  JOIN sample_size AS size ON size.slot = ${slot('establishments', draw('h', 0))}
  -- multiples of the golden ratio are spread so evenly that no city is missed
  JOIN sample_town AS town ON town.slot =
    ${slot(TOWN_ROW, '((id * 2654435769 + k * 1640531527) % 4294967296) / 4294967296e0')}`;

/** The pay curve that gives the published mean and median. */
async function calibrate(connection: DuckDBConnection): Promise<PayCurve> {
  const reader = await connection.runAndReadAll(
    `SELECT score, hours, sum(n)::DOUBLE AS links FROM (${scored(weighted)})
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

/** Links whose pay is not classified: on leave, or not told. */
const UNCLASSIFIED = `(${draw('h', 3)} < 0.022)`;

const bandSql = (pay: string): string => {
  const wage = minimumWage(SAMPLE_YEAR) * 100;
  const cases = wageBandLimits.map((limit, band) => `WHEN ${pay} <= ${limit * wage} THEN ${band}`);
  return `CASE WHEN ${pay} IS NULL THEN NULL ${cases.join(' ')} ELSE ${wageBandLimits.length} END`;
};

const insertLinks = (units: string, curve: PayCurve): string => `
  INSERT INTO links
    (municipio, uf, occupation, sector, gender, size, band, schooling, age, pay, n)
  WITH paid AS (
    SELECT *, if(${UNCLASSIFIED}, NULL, ${paySql(curve)}) AS paid FROM (${scored(units)})
  )
  SELECT if(${draw('h', 4)} < 0.003, NULL, municipio), uf, occupation, sector, nullif(gender, 0),
    if(${draw('noise', 0)} < 0.004, NULL, size), ${bandSql('paid')}, nullif(schooling, 0),
    nullif(age, 0), paid, n
  FROM paid`;

async function dropModel(connection: DuckDBConnection): Promise<void> {
  const reader = await connection.runAndReadAll(
    `SELECT table_name FROM duckdb_tables() WHERE temporary AND table_name LIKE 'sample\\_%' ESCAPE '\\'`,
  );
  for (const [table] of reader.getRowsJS()) await connection.run(`DROP TABLE temp.${table}`);
}
