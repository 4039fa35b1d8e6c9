import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { pick, randomNumbers } from '@observatorio/domain/random';
import { type Row, text2019 } from '@observatorio/import/testing';
import { manifestOf } from '@observatorio/store';
import type { TestCluster } from '@observatorio/store/test-cluster';

/** More occupations than the cube lists; many have the same number of links. */
export const OCCUPATION_CODES = Array.from({ length: 45 }, (_, index) => String(411_010 + index));

/** City codes including the check digit, which link files omit. */
export const CITIES = ['3550308', '3509502', '3304557', '1200401', '2304400', '5300108'];

/** Writes a file of links in the 2019 layout, with missing values in every field. */
export async function writeLinks(path: string, links: number, seed: number): Promise<void> {
  const random = randomNumbers(seed);
  const code = (last: number) =>
    random() < 0.1 ? '{ñ class}' : String(1 + Math.floor(random() * last)).padStart(2, '0');
  const row = (): Row => {
    const pay = random() < 0.1 ? 0 : Math.round(500_00 + 10_000_00 * random() ** 3) / 100;
    return {
      active: random() < 0.1 ? '0' : '1',
      municipality: random() < 0.05 ? '359999' : pick(random, CITIES).slice(0, 6),
      occupation: random() < 0.05 ? '000000' : pick(random, OCCUPATION_CODES),
      sector: code(25),
      gender: code(2),
      size: code(10),
      schooling: code(11),
      age: code(8),
      wages: (pay / 998).toFixed(2).padStart(6, '0').replace('.', ','),
      pay: pay.toFixed(2).padStart(13, '0').replace('.', ','),
    };
  };
  await writeFile(path, Buffer.from(text2019(Array.from({ length: links }, row)), 'latin1'));
}

/** Sorted rows by table name, each serialised to a string. */
type Tables = Readonly<Record<string, readonly string[]>>;

const texts = (rows: readonly (readonly unknown[])[]): string[] =>
  rows.map((row) => row.map((value) => (value === null ? '' : Number(value))).join()).toSorted();

/** Reads the tables of a data directory's only edition. */
export async function tablesIn(dataDir: string): Promise<Tables> {
  const { conjuntos } = await manifestOf(dataDir);
  const path = join(dataDir, conjuntos[0]?.arquivo ?? '');
  const instance = await DuckDBInstance.create(path, { access_mode: 'READ_ONLY' });
  const connection = await instance.connect();
  const names = await connection.runAndReadAll(
    `SELECT table_name FROM duckdb_tables() WHERE table_name <> 'observatorio_edition' ORDER BY ALL`,
  );
  const tables: Record<string, string[]> = {};
  for (const name of names.getRowsJS().map(String)) {
    const reader = await connection.runAndReadAll(`FROM ${name}`);
    tables[name] = texts(reader.getRowsJS());
  }
  connection.closeSync();
  instance.closeSync();
  return tables;
}

/** Reads the tables of a cluster's edition from its database. */
export async function tablesOf(cluster: TestCluster, database: string): Promise<Tables> {
  const read = async (sql: string): Promise<unknown[][]> =>
    JSON.parse(await cluster.run(0, `${sql} FORMAT JSONCompact`)).data;
  const names = await read(
    `SELECT name FROM system.tables WHERE database = '${database}' AND engine = 'Distributed' ORDER BY name`,
  );
  const tables: Record<string, string[]> = {};
  for (const name of names.map(String)) {
    tables[name] = texts(await read(`SELECT * FROM ${database}.${name}`));
  }
  return tables;
}
