import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { type Filters, type ImbalanceFilter, imbalance } from '@observatorio/contract';
import { generateLinks, generateOffers } from '@observatorio/sample/testing';
import {
  buildEdition,
  buildOffers,
  courseKey,
  emptyRowMetadata,
  installEdition,
  LINKS_TABLE,
  OFFERS_TABLE,
  openStore,
  type Store,
  studyFieldOf,
} from '@observatorio/store';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { publishedPay } from '../support/published-pay';

/*
 * Compares the rankings for places with SQL on the raw rows of the sample. That SQL is independent
 * of the store's: it joins every course with its occupations and applies the thresholds from the
 * page that documents the method.
 */

const YEAR = 2019;
const tipo = 'demonstracao';

/** Number of links per row of the sample, enough for many occupations to be ranked. */
const WEIGHT = 60;

let dataDir: string;
let raw: DuckDBInstance;
let plain: DuckDBConnection;
let store: Store;

const ask = async (sql: string): Promise<unknown[][]> =>
  (await plain.runAndReadAll(sql)).getRowsJS();

/** Installs an edition and loads its raw rows into the comparison database. */
async function install(
  conjunto: 'rais' | 'inep-tecnico' | 'inep-superior',
  fill: (connection: DuckDBConnection) => Promise<void>,
  build: (connection: DuckDBConnection) => Promise<void>,
): Promise<void> {
  const table = conjunto === 'rais' ? 'links' : 'offers';
  const path = join(dataDir, `${conjunto}.parquet`);
  await installEdition(dataDir, { conjunto, ano: YEAR, tipo }, async (connection) => {
    await fill(connection);
    await connection.run(`COPY ${table} TO '${path}' (FORMAT parquet)`);
    await build(connection);
    return emptyRowMetadata();
  });
  await plain.run(`CREATE TABLE "${conjunto}" AS FROM '${path}'`);
}

/**
 * Installs an edition that contains one table with the given rows, and creates the same table in
 * the comparison database.
 */
async function installTable(
  conjunto: 'cbo' | 'cnct' | 'evolucao',
  table: string,
  rows: readonly (readonly (string | number)[])[],
  columns: Readonly<Record<string, string>>,
): Promise<void> {
  const values = rows.map((row) => `(${row.map((v) => `'${String(v)}'`).join()})`).join();
  const names = Object.keys(columns);
  const casts = Object.entries(columns).map(([name, type]) => `given.${name}::${type} AS ${name}`);
  const sql = `SELECT ${casts.join()} FROM (VALUES ${values}) AS given(${names.join()})`;
  await installEdition(dataDir, { conjunto, ano: YEAR, tipo }, async (connection) => {
    await connection.run(`CREATE TABLE edition.${table} AS ${sql}`);
    return emptyRowMetadata();
  });
  await plain.run(`CREATE TABLE ${table} AS ${sql}`);
}

async function installOffers(conjunto: 'inep-tecnico' | 'inep-superior'): Promise<void> {
  await install(
    conjunto,
    async (connection) => {
      await connection.run(OFFERS_TABLE);
      await generateOffers(connection, { source: conjunto });
    },
    buildOffers,
  );
}

/**
 * Installs the occupations that each course leads to: arbitrary ones for technical courses, and
 * those in the table of fields of study for higher-education courses.
 */
async function installLeads(): Promise<void> {
  const occupations = (
    await ask('SELECT DISTINCT occupation FROM rais WHERE occupation IS NOT NULL ORDER BY 1')
  ).map(([occupation]) => Number(occupation));
  await installTable(
    'cbo',
    'occupations',
    occupations.map((id) => [id, `Ocupação ${id}`]),
    { id: 'INTEGER', name: 'VARCHAR' },
  );
  await installTable(
    'evolucao',
    'evolution',
    // Some occupations have no series; the others change by −6% to 6% a year.
    occupations
      .filter((id) => id % 11 !== 0)
      .flatMap((id) => [
        [id, 2016, 100_000],
        [id, 2019, Math.round(100_000 * (1 + ((id % 13) - 6) / 100) ** 3)],
      ]),
    { occupation: 'INTEGER', year: 'INTEGER', links: 'INTEGER' },
  );
  const trained = occupations.filter((id) => Math.floor(id / 100_000) === 3);
  const technical = (await ask('SELECT DISTINCT course FROM "inep-tecnico" ORDER BY 1')).map(
    ([course]) => String(course),
  );
  const pairs = technical.flatMap((course, index) =>
    [0, 1, 2].map((step) => [course, trained[(index * 3 + step * 5) % trained.length] ?? 0]),
  );
  await installTable(
    'cnct',
    'course_occupations',
    pairs.map(([course, id]) => [courseKey(String(course)), Number(id)]),
    { key: 'VARCHAR', occupation: 'INTEGER' },
  );
  const higher = await ask(
    'SELECT course, arg_max(area, enrolments) FROM "inep-superior" GROUP BY course',
  );
  const leads = [
    ...pairs.map(([course, id]) => ['Técnico', course, id]),
    ...higher.flatMap(([course, area]) =>
      occupations
        .filter((id) =>
          studyFieldOf(area as string | null, String(course))?.families.includes(
            String(id).padStart(6, '0').slice(0, 4),
          ),
        )
        .map((id) => ['Superior', course, id]),
    ),
  ];
  const values = leads.map((row) => `(${row.map((v) => `'${String(v)}'`).join()})`).join();
  await plain.run(`CREATE TABLE leads AS
    SELECT DISTINCT level, course, occupation::INTEGER AS occupation
    FROM (VALUES ${values}) AS given(level, course, occupation)`);
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'observatorio-'));
  raw = await DuckDBInstance.create(':memory:');
  plain = await raw.connect();
  await install(
    'rais',
    async (connection) => {
      await connection.run('SET threads = 1');
      await connection.run(LINKS_TABLE);
      await generateLinks(connection, { links: 60_000 });
      await connection.run(`UPDATE links SET n = ${WEIGHT},
        age = CASE WHEN hash(rowid) % 17 <> 0 THEN age END`);
    },
    (connection) => buildEdition(connection, { year: YEAR }),
  );
  await installOffers('inep-tecnico');
  await installOffers('inep-superior');
  await installLeads();
  store = await openStore(dataDir);
});

afterAll(async () => {
  await store.close();
  raw.closeSync();
  await rm(dataDir, { recursive: true });
});

/** Returns the SQL query that ranks the occupations in the rows matching a condition. */
const rankingSql = (where: string): string => `
  WITH place AS (SELECT * FROM rais WHERE ${where}),
  ages AS (
    SELECT occupation, sum(n) AS links, sum(n) FILTER (age IS NOT NULL) AS known,
      coalesce(sum(n) FILTER (age = 4), 0) AS from50, coalesce(sum(n) FILTER (age = 5), 0) AS from65
    FROM place WHERE occupation IS NOT NULL GROUP BY occupation),
  finishers AS (
    SELECT 'Superior' AS level, course, sum(graduates)::DOUBLE AS people
    FROM "inep-superior" WHERE ${where} GROUP BY course
    UNION ALL
    SELECT 'Técnico', course, sum(CASE WHEN form IN ('CT', 'NM', 'IFTP', 'EJA') THEN enrolments / 3
      WHEN form IS NULL THEN enrolments / 2 ELSE enrolments / 1.5 END)
    FROM "inep-tecnico" WHERE ${where} GROUP BY course),
  shares AS (
    SELECT level, occupation, people * links / sum(links) OVER (PARTITION BY level, course) AS part
    FROM finishers JOIN leads USING (level, course) JOIN ages USING (occupation)),
  entrants AS (
    SELECT occupation, floor(coalesce(sum(part) FILTER (level = 'Superior'), 0) + 0.5) AS higher,
      floor(coalesce(sum(part) FILTER (level = 'Técnico'), 0) + 0.5) AS technical
    FROM shares GROUP BY occupation),
  changes AS (
    SELECT occupation, (max_by(links, year) / min_by(links, year)) ** (1.0 / 3) - 1 AS change
    FROM evolution GROUP BY occupation),
  figures AS (
    SELECT occupation, links, higher, technical,
      floor((from50 / 15 + from65 / 5) * links / known + 0.5) AS replacement,
      floor(change * links + 0.5) AS growth
    FROM ages JOIN entrants USING (occupation) JOIN changes USING (occupation))
  SELECT occupation::VARCHAR, links::INTEGER, replacement::INTEGER, growth::INTEGER, higher::INTEGER,
    technical::INTEGER,
    floor(100 * greatest(replacement + growth, 0) / (higher + technical) + 0.5) / 100 AS index
  FROM figures
  WHERE links >= greatest(500, (SELECT sum(n) FROM place) / 5000) AND higher + technical >= 10
    AND occupation // 100000 IN (2, 3) AND occupation // 1000 NOT IN (203, 234) AND index <= 10
    AND (occupation // 100 NOT IN (2251, 2252, 2253) OR occupation IN (225125, 225130, 225170))
  ORDER BY occupation`;

/** Column and sample values of each filter. */
const samples: Readonly<Record<ImbalanceFilter, { column: string; codes: readonly string[] }>> = {
  uf: { column: 'uf', codes: ['35', '43', '29'] },
  municipio: { column: 'municipio', codes: ['3550308', '3304557'] },
};

const places: readonly (readonly [filters: Filters, where: string])[] = [
  [{}, 'true'],
  ...Object.entries(samples).flatMap(([name, { column, codes }]) =>
    codes.map((code) => [{ [name]: [code] }, `${column} = ${code}`] as const),
  ),
  [{ uf: ['31'], municipio: ['3106200'] }, 'municipio = 3106200'],
];

const ranked = async (filters: Filters) => {
  const query = store.resolve(imbalance.ranking, { ...filters, pageSize: ['unlimited'] });
  return (await store.answer(imbalance.ranking, query)).rows;
};

it.each(places)(
  'returns the same occupations and figures for %j as plain SQL on the raw rows',
  async (filters, where) => {
    const rows = await ranked(filters);
    const byCode = rows.toSorted((a, b) => Number(a.code) - Number(b.code));
    expect(
      byCode.map(({ code, links, replacement, growth, higher, technical, index }) => [
        code,
        links,
        replacement,
        growth,
        higher,
        technical,
        index,
      ]),
    ).toEqual(await ask(rankingSql(where)));
    expect(rows.length).toBeGreaterThan(3);
  },
);

it.each(places)('returns consistent sums in each row for %j', async (filters) => {
  for (const row of await ranked(filters)) {
    expect(row.openings).toBe(row.replacement + (row.growth ?? 0));
    expect(row.entrants).toBe((row.higher ?? 0) + (row.technical ?? 0));
    const counted = row.courses.reduce((sum, { finishers, share }) => sum + finishers * share, 0);
    expect(Math.abs(counted - row.entrants)).toBeLessThan(1 + row.courses.length);
  }
});

it.each(places)('publishes pay for %j under the disclosure rules', async (filters, where) => {
  const [row] = await ranked(filters);
  const [[mean, median, paid] = []] = await ask(`
    SELECT sum(pay * n) / sum(n) / 100, quantile_cont(pay, 0.5) / 100, sum(n) FROM rais
    WHERE ${where} AND pay IS NOT NULL AND occupation = ${row?.code}`);
  expect(row).toMatchObject({
    meanPay: publishedPay(Number(mean), Number(paid)),
    medianPay: publishedPay(Number(median), Number(paid)),
  });
});
