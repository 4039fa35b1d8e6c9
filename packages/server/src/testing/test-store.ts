import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Edition, SourceName } from '@observatorio/contract';
import {
  buildEdition,
  buildIndicators,
  buildOffers,
  type EditionMetadata,
  emptyRowMetadata,
  installEdition,
  LINKS_TABLE,
  OFFERS_TABLE,
  openStore,
  type Store,
} from '@observatorio/store';

const COUNT = 3000;

const pick = (salt: number, of: number) => `(hash(i * 16 + ${salt}) % ${of})::INTEGER`;

/**
 * Employment links generated from a hash: four cities and three occupations. About a third have no
 * gender.
 */
const LINKS = `
  INSERT INTO links
  SELECT municipio, municipio // 100000, [225125, 411010, 782510][1 + ${pick(1, 3)}],
    1 + ${pick(2, 25)}, nullif(${pick(3, 3)}, 0), 1 + ${pick(4, 10)}, ${pick(5, 12)},
    1 + ${pick(6, 11)}, 1 + ${pick(7, 5)}, [1, 2, 4, 6, 8, NULL][1 + ${pick(10, 6)}],
    [20, 30, 40, 44, NULL][1 + ${pick(11, 5)}], nullif(${pick(12, 9)}, 0), 60000 + ${pick(8, 900_000)}, 1
  FROM (SELECT i, [3550308, 3509502, 3304557, 1200401][1 + ${pick(9, 4)}] AS municipio
    FROM range(${COUNT}) AS numbers(i))`;

const newFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'observatorio-'));

type Kind = Edition['tipo'];

const metadata = (rows: number, ...fontes: string[]): EditionMetadata => ({
  ...emptyRowMetadata(),
  fontes,
  linhasLidas: rows,
  linhasAceitas: rows,
});

type Files = readonly (readonly [name: string, content: Buffer])[];

const prepared = new Map<string, Promise<Files>>();

/**
 * Creates a data directory with a small edition of 2019; the caller removes it. `ufs` lists the
 * states that it covers, if known. Each worker builds the edition only once and then writes copies,
 * because a build takes a second.
 */
export async function makeDataDir(tipo: Kind = 'demonstracao', ufs?: string[]): Promise<string> {
  const key = JSON.stringify([tipo, ufs]);
  const files = prepared.get(key) ?? builtFiles(tipo, ufs);
  prepared.set(key, files);
  const dataDir = await newFolder();
  for (const [name, content] of await files) await writeFile(join(dataDir, name), content);
  return dataDir;
}

async function builtFiles(tipo: Kind, ufs?: string[]): Promise<Files> {
  const dataDir = await newFolder();
  const name = { conjunto: 'rais', ano: 2019, tipo } as const;
  await installEdition(dataDir, name, async (connection) => {
    // More threads would only cost CPU time for so few rows.
    await connection.run('SET threads = 1');
    await connection.run(LINKS_TABLE);
    await connection.run(LINKS);
    await buildEdition(connection, { year: name.ano, macro: 'sector % 5 + 1' });
    return { ...metadata(COUNT, 'Vínculos sorteados'), ufs };
  });
  const names = await readdir(dataDir);
  const files = names.map(async (file) => [file, await readFile(join(dataDir, file))] as const);
  const contents = await Promise.all(files);
  await removeDataDir(dataDir);
  return contents;
}

/** SQL query for one link, of a doctor in São Paulo. */
export const ONE_LINK = 'SELECT 3550308, 35, 225125, 22, 2, 5, 7, 9, 3, 2, 40, 4, 600000, 1';

/** Adds an edition, by default an official one of 2018, with the links of an SQL query. */
export async function addLinks(
  dataDir: string,
  links: string,
  { ano = 2018, tipo = 'oficial' }: { ano?: number; tipo?: Kind } = {},
): Promise<void> {
  const name = { conjunto: 'rais', ano, tipo } as const;
  await installEdition(dataDir, name, async (connection) => {
    await connection.run('SET threads = 1');
    await connection.run(LINKS_TABLE);
    await connection.run(`INSERT INTO links ${links}`);
    await buildEdition(connection, { year: name.ano, macro: '4', cubeAxes: 1 });
    return metadata(1, 'Vínculos dados');
  });
}

/** Adds an official table with an indicator of some states and municipalities to a data directory. */
export const addIndicators = (dataDir: string): Promise<void> =>
  addTable(
    dataDir,
    'demonstracao',
    `('brasil', '1', 2017, 4.5), ('brasil', '1', 2019, 4.8), ('uf', '35', 2019, 5.1),
    ('uf', '12', 2019, NULL), ('municipio', '3550308', 2017, 5.0), ('municipio', '3550308', 2019, 5.25),
    ('cbo', '225125', 2019, 1.5)`,
  );

/** Adds an official table with an indicator of its name, whose levels, codes, years and amounts are SQL. */
export async function addTable(dataDir: string, tabela: string, facts: string): Promise<void> {
  const name = { conjunto: 'indicadores', ano: 2019, tipo: 'oficial', tabela } as const;
  await installEdition(dataDir, name, async (connection) => {
    const description = {
      indicator: tabela,
      title: 'Índice de teste',
      unit: 'pontos',
      unitOfOne: 'ponto',
      decimals: 1,
      source: 'Testes',
      licence: 'CC BY 4.0',
      sentence: '{no_lugar}, o índice de {ano} é {valor}.',
    };
    const values = `SELECT '${tabela}' AS indicator, level, code, NULL::VARCHAR AS label, year, amount
      FROM (VALUES ${facts}) AS facts(level, code, year, amount)`;
    await buildIndicators(connection, [description], values);
    return { ...metadata(7, 'Testes (CC BY 4.0)'), indicadores: [tabela] };
  });
}

/** Course offers generated from a hash: 37 courses in two cities. */
const OFFERS = `
  INSERT INTO offers
  SELECT municipio, municipio // 100000, 1 + ${pick(1, 4)}, NULL, NULL, 'CT', '1', NULL, 1,
    'Curso ' || chr(65 + i::INTEGER % 26) || ' nº ' || i % 37, 1000 + i % 37, 'Escola', NULL,
    1 + ${pick(2, 90)}, NULL, NULL, NULL
  FROM (SELECT i, [3550308, 1200401][1 + ${pick(3, 2)}] AS municipio
    FROM range(300) AS numbers(i))`;

/**
 * Adds an official edition of each education census to a data directory. `ufs` lists the states
 * that they cover, if known.
 */
export async function addOffers(dataDir: string, ufs?: string[]): Promise<void> {
  for (const conjunto of ['inep-tecnico', 'inep-superior'] as const) {
    const name = { conjunto, ano: 2019, tipo: 'oficial' } as const;
    await installEdition(dataDir, name, async (connection) => {
      await connection.run(OFFERS_TABLE);
      await connection.run(OFFERS);
      if (conjunto === 'inep-superior') {
        await connection.run(`
          UPDATE offers SET form = NULL, level = 1, degree = 1 + (enrolments % 4), modality = 1,
            area = '091', graduates = 2, vacancies = 3, shifts = 1 + enrolments % 31`);
      }
      await buildOffers(connection);
      return { ...metadata(300, 'Ofertas sorteadas'), ufs };
    });
  }
}

/** Adds a list of occupations, and facts about one of them, to a data directory. */
export async function addOccupations(
  dataDir: string,
  kinds: Readonly<Record<'list' | 'facts', Kind>>,
): Promise<void> {
  const add = (conjunto: SourceName, tipo: Kind, ...sql: string[]) =>
    installEdition(dataDir, { conjunto, ano: 2019, tipo }, async (connection) => {
      for (const statement of sql) await connection.run(statement);
      return metadata(2, `Fatos de ${conjunto}`);
    });
  await add(
    'cbo',
    kinds.list,
    `CREATE TABLE edition.occupations AS
      FROM (VALUES (225125, 'Médico clínico'), (411010, 'Assistente'), (782510, 'Motorista'),
        (252105, 'Administrador')) t(id, name)`,
    'CREATE TABLE edition.synonyms (id INTEGER, name VARCHAR)',
    'CREATE TABLE edition.families (id INTEGER, name VARCHAR)',
    `CREATE TABLE edition.activities (
      id INTEGER, area VARCHAR, area_name VARCHAR, name VARCHAR, personal BOOLEAN)`,
  );
  await add(
    'automacao',
    kinds.facts,
    'CREATE TABLE edition.automation AS SELECT 225125 AS occupation, 0.9 AS probability',
  );
  await add(
    'evolucao',
    kinds.facts,
    `CREATE TABLE edition.evolution AS
      FROM (VALUES (225125, 2018, 100), (225125, 2019, 150)) t(occupation, year, links)`,
  );
}

export const removeDataDir = (dataDir: string): Promise<void> => rm(dataDir, { recursive: true });

/** Creates a store on a new data directory, which is removed when the store is closed. */
export const testStore = async (): Promise<Store> => openedStore(await makeDataDir());

/** Creates a store without data. */
export const emptyStore = async (): Promise<Store> => openedStore(await newFolder());

async function openedStore(dataDir: string): Promise<Store> {
  const store = await openStore(dataDir);
  const close = store.close.bind(store);
  store.close = async () => {
    await close();
    await removeDataDir(dataDir);
  };
  return store;
}
