import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import { type Edition, type SourceName, sources } from '@observatorio/contract';
import { ensureSample } from '@observatorio/sample';
import {
  buildEdition,
  buildOffers,
  type EditionMetadata,
  emptyRowMetadata,
  installEdition,
  LINKS_TABLE,
} from '@observatorio/store';
import { drawOffers } from './random-offers';

const LINKS = 4000;
const OFFERS = 3000;

/** Municipalities of the random links. */
export const TOWNS = [3550308, 3509502, 3304557, 1200401, 2304400, 5300108];
export const OCCUPATIONS = [225125, 411010, 782510, 223505, 521110, 513205];

/**
 * Returns an SQL expression for a pseudo-random integer, one of `count` values starting at `first`;
 * it is NULL in one in nine rows.
 */
const drawn = (name: string, first: number, count: number): string =>
  `CASE WHEN hash(concat('no ${name}', i)) % 9 > 0
    THEN (${first} + hash(concat('${name}', i)) % ${count})::INTEGER END`;

const oneOf = (list: readonly number[], name: string): string =>
  `[${list.join(', ')}][1 + (hash(concat('${name}', i)) % ${list.length})::INTEGER]`;

/**
 * Returns SQL that inserts links with missing values in every column. Each seed yields different
 * links.
 */
const linksSql = (seed: number): string => `
  INSERT INTO links
  SELECT CASE WHEN i % 7 > 0 THEN town END, CASE WHEN i % 49 > 0 THEN town // 100000 END,
    CASE WHEN i % 11 > 0 THEN ${oneOf(OCCUPATIONS, 'occupation')} END, ${drawn('sector', 1, 25)},
    ${drawn('gender', 1, 2)}, ${drawn('size', 1, 10)},
    CASE WHEN i % 5 > 0 THEN (hash(concat('band', i)) % 12)::INTEGER END,
    ${drawn('schooling', 1, 11)}, ${drawn('age', 1, 5)}, 2 * ${drawn('race', 1, 4)},
    ${drawn('hours', 1, 44)}, ${drawn('tenure', 1, 8)},
    CASE WHEN i % 5 > 0 THEN (60000 + hash(concat('pay', i)) % 900000)::INTEGER END,
    (1 + i % 3)::INTEGER
  FROM (SELECT i, ${oneOf(TOWNS, 'town')} AS town
    FROM (SELECT range + ${seed * LINKS} AS i FROM range(${LINKS})))`;

/** Installs an edition with links generated from the seed. */
export async function installLinks(
  dataDir: string,
  ano: number,
  seed: number,
  tipo: Edition['tipo'] = 'demonstracao',
): Promise<void> {
  const name = { conjunto: 'rais', ano, tipo } as const;
  await installEdition(dataDir, name, async (connection) => {
    const facts = await makeLinks(connection, seed);
    await buildEdition(connection, { year: ano, cubeAxes: 2 });
    return facts;
  });
}

/** Creates and fills the table `links`. Returns the edition's metadata. */
export async function makeLinks(
  connection: DuckDBConnection,
  seed: number,
): Promise<EditionMetadata> {
  // For so few rows, multiple threads only use more CPU time.
  await connection.run('SET threads = 1');
  await connection.run(LINKS_TABLE);
  await connection.run(linksSql(seed));
  return { ...emptyRowMetadata(), linhasLidas: LINKS, linhasAceitas: LINKS };
}

/** Creates a data directory with small editions of every source, including two years of links. */
export async function makeClusterData(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'observatorio-'));
  await installLinks(dataDir, 2018, 1);
  await installLinks(dataDir, 2019, 2);
  const censuses = { 'inep-tecnico': 'Técnico', 'inep-superior': 'Superior' } as const;
  for (const conjunto of ['inep-tecnico', 'inep-superior'] as const) {
    const name = { conjunto, ano: 2019, tipo: 'demonstracao' } as const;
    await installEdition(dataDir, name, async (connection) => {
      await drawOffers(connection, censuses[conjunto], OFFERS);
      await buildOffers(connection);
      return { ...emptyRowMetadata(), linhasLidas: OFFERS, linhasAceitas: OFFERS };
    });
  }
  const drawnHere: readonly SourceName[] = ['rais', 'inep-tecnico', 'inep-superior'];
  const only = sources.filter((source) => !drawnHere.includes(source));
  await ensureSample(dataDir, undefined, { only });
  return dataDir;
}
