import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { generateLinks } from '@observatorio/sample/testing';
import { buildEdition, installEdition, LINKS_TABLE } from '@observatorio/store';

/*
 * Benchmark data: as many employment links as Brazil had in 2019 (override with BENCH_LINKS), both
 * as raw DuckDB rows and as an edition built from them.
 */

export const LINKS = Number(process.env.BENCH_LINKS ?? 47_554_211);
export const YEAR = 2019;

export const results = resolve(import.meta.dirname, '../../bench-results');
export const workDir = join(results, `store-${LINKS}`);
export const raw = join(workDir, 'raw.duckdb');
export const dataDir = join(workDir, 'data');

/** Generates the raw rows unless an earlier run already did. */
export async function makeRaw(): Promise<void> {
  if (existsSync(raw)) return;
  await mkdir(workDir, { recursive: true });
  const draft = `${raw}.draft`;
  await rm(draft, { force: true });
  const instance = await DuckDBInstance.create(draft);
  const connection = await instance.connect();
  await connection.run(LINKS_TABLE);
  await generateLinks(connection, { links: LINKS });
  connection.closeSync();
  instance.closeSync();
  await rename(draft, raw);
}

/** Rebuilds the edition from the raw rows. */
export async function buildFromRaw(): Promise<void> {
  await rm(dataDir, { recursive: true, force: true });
  await installEdition(
    dataDir,
    { conjunto: 'rais', ano: YEAR, tipo: 'demonstracao' },
    async (connection) => {
      await connection.run(
        `ATTACH '${raw}' AS raw (READ_ONLY); CREATE VIEW links AS FROM raw.links`,
      );
      await buildEdition(connection, { year: YEAR });
      return {
        fontes: [],
        linhasLidas: LINKS,
        linhasAceitas: LINKS,
        linhasRejeitadas: 0,
        motivos: {},
        notas: [],
      };
    },
  );
}
