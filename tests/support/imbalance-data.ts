import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import type { Edition, SourceName } from '@observatorio/contract';
import {
  buildEdition,
  buildOffers,
  courseKey,
  emptyRowMetadata,
  installEdition,
  LINKS_TABLE,
  OFFERS_TABLE,
} from '@observatorio/store';

type Kind = Edition['tipo'];

export const RIO_BRANCO = 1200401;
export const CRUZEIRO_DO_SUL = 1200203;
export const SAO_PAULO = 3550308;

/**
 * Links of an occupation in a municipality, by age band. Links marked `unpaid` have unknown pay.
 */
type LinkRow = [
  municipality: number,
  occupation: number,
  age: number | null,
  links: number,
  paid?: 'unpaid',
];

const links: readonly LinkRow[] = [
  [RIO_BRANCO, 324115, 3, 2500],
  [RIO_BRANCO, 324115, 4, 450],
  [RIO_BRANCO, 324115, 5, 50],
  [RIO_BRANCO, 322205, 3, 800],
  [RIO_BRANCO, 322205, 4, 100],
  [RIO_BRANCO, 322205, null, 100],
  [RIO_BRANCO, 252210, 3, 450],
  [RIO_BRANCO, 252210, 4, 150],
  [RIO_BRANCO, 351105, 3, 400],
  [RIO_BRANCO, 241005, 3, 500],
  [RIO_BRANCO, 223208, 3, 200],
  [RIO_BRANCO, 223208, 4, 300],
  [RIO_BRANCO, 223405, 3, 200, 'unpaid'],
  [RIO_BRANCO, 223405, 4, 300, 'unpaid'],
  [RIO_BRANCO, 223710, 3, 500],
  [RIO_BRANCO, 223810, 4, 500],
  [RIO_BRANCO, 513205, 4, 900],
  [RIO_BRANCO, 223605, 4, 3000],
  [CRUZEIRO_DO_SUL, 411010, 3, 600],
  [SAO_PAULO, 324115, 3, 1000],
];

/** Yearly change of each occupation, in percent. 223810 is left out, so that it has no series. */
const growth: readonly [occupation: number, percent: number][] = [
  [324115, 2],
  [322205, 0],
  [252210, -1],
  [351105, 0],
  [241005, -10],
  [223208, -1],
  [223405, 0],
  [223710, 0],
  [513205, 0],
  [223605, 0],
];

/**
 * Offers. `students` and `of` are a technical course's enrolments and form, or a higher-education
 * course's graduates and field of study.
 */
type OfferRow = [course: string, students: number, of: string, municipality: number | null];

const technical: readonly OfferRow[] = [
  ['Radiologia', 60, 'SUBS', RIO_BRANCO],
  ['Alimentação Escolar', 60, 'SUBS', RIO_BRANCO],
  ['Radiologia', 90, 'CT', SAO_PAULO],
];

const higher: readonly OfferRow[] = [
  ['Radiologia', 20, '091', RIO_BRANCO],
  ['Ciências contábeis', 50, '041', RIO_BRANCO],
  ['Direito', 25, '042', RIO_BRANCO],
  ['Odontologia', 10, '091', RIO_BRANCO],
  ['Farmácia', 10, '091', RIO_BRANCO],
  ['Nutrição', 9, '091', RIO_BRANCO],
  ['Fonoaudiologia', 20, '091', RIO_BRANCO],
  ['Fisioterapia', 10, '091', RIO_BRANCO],
  ['Radiologia', 14, '091', null],
];

/** Occupations that the catalogue links to technical courses. */
const catalogue: readonly [course: string, occupation: number][] = [
  ['Radiologia', 324115],
  ['Radiologia', 322205],
  ['Alimentação Escolar', 513205],
];

const sqlOf = (value: string | number | null): string =>
  typeof value === 'string' ? `'${value}'` : String(value);

const tuples = (rows: readonly (readonly (string | number | null)[])[]): string =>
  rows.map((row) => `(${row.map(sqlOf).join(', ')})`).join(', ');

/** Builds an edition from the links; `part` scales their number for an earlier year. */
async function fillLinks(connection: DuckDBConnection, year = 2019, part = 1): Promise<void> {
  await connection.run(LINKS_TABLE);
  const rows = links.map(([city, occupation, age, n, paid]) => [
    city,
    occupation,
    age,
    part * n,
    paid ? null : 200_000,
  ]);
  await connection.run(`
    INSERT INTO links
    SELECT city, city // 100000, occupation, 3, 1, 4, if(pay IS NULL, NULL, 3), 7, age, NULL, NULL, NULL, pay, n
    FROM (VALUES ${tuples(rows)}) AS given(city, occupation, age, n, pay)`);
  await buildEdition(connection, { year });
}

async function fillOffers(
  connection: DuckDBConnection,
  rows: readonly OfferRow[],
  isHigher: boolean,
): Promise<void> {
  await connection.run(OFFERS_TABLE);
  await connection.run(`
    INSERT INTO offers
    SELECT city, city // 100000, 4, ${isHigher ? 1 : 'NULL'}, ${isHigher ? 1 : 'NULL'},
      ${isHigher ? 'NULL' : 'kind'}, ${isHigher ? 'kind' : "'1'"}, ${isHigher ? 1 : 'NULL'}, 0,
      course, 100 + row_number() OVER (ORDER BY course), 'Escola', NULL,
      ${isHigher ? '5 * students, students, 99' : 'students, NULL, NULL'}, NULL
    FROM (VALUES ${tuples(rows)}) AS given(course, students, kind, city)`);
  await buildOffers(connection);
}

const years = growth.flatMap(([occupation, percent]) => [
  [occupation, 2018, 1000],
  [occupation, 2019, 1000 + 10 * percent],
]);

const fillers = {
  rais: (connection) => fillLinks(connection),
  'inep-tecnico': (connection) => fillOffers(connection, technical, false),
  'inep-superior': (connection) => fillOffers(connection, higher, true),
  evolucao: (connection) =>
    connection.run(
      `CREATE TABLE edition.evolution AS FROM (VALUES ${tuples(years)}) t(occupation, year, links)`,
    ),
  cnct: (connection) =>
    connection.run(`CREATE TABLE edition.course_occupations AS
      FROM (VALUES ${tuples(catalogue.map(([name, occupation]) => [courseKey(name), occupation]))})
      t(key, occupation)`),
  cbo: (connection) =>
    connection.run(`CREATE TABLE edition.occupations AS
      SELECT DISTINCT id, 'Ocupação ' || id AS name
      FROM (VALUES ${tuples(links.map(([, occupation]) => [occupation]))}) t(id);
      CREATE TABLE edition.families (id INTEGER, name VARCHAR);
      CREATE TABLE edition.synonyms (id INTEGER, name VARCHAR);
      CREATE TABLE edition.activities (
        id INTEGER, area VARCHAR, area_name VARCHAR, name VARCHAR, personal BOOLEAN)`),
} satisfies Partial<Record<SourceName, (connection: DuckDBConnection) => Promise<unknown>>>;

type Filled = keyof typeof fillers;

/** Sources for which there is test data. */
export const filledSources = Object.keys(fillers) as readonly Filled[];

/**
 * Creates a data directory with small editions, whose results the test calculates by hand. `kinds`
 * selects the sources, and whether each is official; `ufs` gives the states that they cover, if
 * known. The caller removes the directory.
 */
export async function makeImbalanceData(
  kinds: Readonly<Partial<Record<Filled, Kind>>>,
  ufs: Readonly<Partial<Record<Filled, string[]>>> = { rais: ['12', '35'] },
): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'observatorio-'));
  for (const source of filledSources) {
    const tipo = kinds[source];
    if (!tipo) continue;
    await installEdition(dataDir, { conjunto: source, ano: 2019, tipo }, async (connection) => {
      // More threads would only cost CPU time for so few rows.
      await connection.run('SET threads = 1');
      await fillers[source](connection);
      return { ...emptyRowMetadata(), ...(ufs[source] && { ufs: ufs[source] }) };
    });
  }
  return dataDir;
}

/** An edition of links of another year. */
export interface LinksEdition extends Pick<Edition, 'ano' | 'situacao'> {
  /** Number of links of each occupation, relative to 2019. */
  part: number;
  /** Default: Acre and São Paulo. */
  ufs?: string[];
}

/** Adds official links for a year. */
export async function addLinks(
  dataDir: string,
  { ano, part, situacao, ufs = ['12', '35'] }: LinksEdition,
): Promise<void> {
  await installEdition(dataDir, { conjunto: 'rais', ano, tipo: 'oficial' }, async (connection) => {
    await connection.run('SET threads = 1');
    await fillLinks(connection, ano, part);
    return { ...emptyRowMetadata(), ufs, ...(situacao && { situacao }) };
  });
}

/** Number of links of each occupation, by code, when `part` is 1. */
export const linksByOccupation: ReadonlyMap<string, number> = links.reduce(
  (counts, [, occupation, , n]) =>
    counts.set(String(occupation), (counts.get(String(occupation)) ?? 0) + n),
  new Map<string, number>(),
);

/** Adds a series with the links of each occupation in these years; by default, an official one. */
export async function addSeries(
  dataDir: string,
  editions: readonly LinksEdition[],
  { tipo = 'oficial', ufs }: Partial<Pick<Edition, 'tipo' | 'ufs'>> = {},
): Promise<void> {
  const rows = editions.flatMap(({ ano, part }) =>
    [...linksByOccupation].map(([occupation, n]) => [Number(occupation), ano, part * n]),
  );
  const name = { conjunto: 'evolucao', ano: 2025, tipo } as const;
  await installEdition(dataDir, name, async (connection) => {
    await connection.run(
      `CREATE TABLE edition.evolution AS FROM (VALUES ${tuples(rows)}) t(occupation, year, links)`,
    );
    return { ...emptyRowMetadata(), ...(ufs && { ufs }) };
  });
}

/** Adds official links for 2018, with 2% fewer links per occupation. */
export const addEarlierLinks = (dataDir: string): Promise<void> =>
  addLinks(dataDir, { ano: 2018, part: 49 / 50 });
