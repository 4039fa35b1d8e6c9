import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { Refusal } from '../command/command';
import { manifestOf, namedEditions } from './manifest-file';

/** A statement for an edition, and the values of its `?`. */
export interface Statement {
  sql: string;
  values: readonly string[];
}

/** Whether a value is a number; all others are texts. */
const isNumber = (value: string): boolean => /^-?\d+(\.\d+)?$/.test(value);

/**
 * Runs a statement on the file of an edition, which is opened read-only: a server may be serving it.
 * `name` is the edition's version, or the name of a data set for its newest live edition. Returns the
 * rows; an EXPLAIN has the plan in one of them. Throws a Refusal.
 */
export async function runSql(
  dataDir: string,
  name: string,
  { sql, values }: Statement,
): Promise<Record<string, unknown>[]> {
  const manifest = await manifestOf(dataDir);
  const byName = manifest.conjuntos
    .filter(({ conjunto }) => conjunto === name)
    .toSorted((a, b) => b.ano - a.ano);
  const edition = byName[0] ?? namedEditions(manifest).find(({ versao }) => versao === name);
  if (!edition) throw new Refusal(`Não há edição nem conjunto em serviço com o nome “${name}”.`);
  const path = join(dataDir, edition.arquivo);
  const instance = await DuckDBInstance.create(path, { access_mode: 'READ_ONLY' });
  const connection = await instance.connect();
  try {
    const bound = values.map((value) => (isNumber(value) ? Number(value) : value));
    const reader = await connection.runAndReadAll(sql, bound);
    return reader.getRowObjectsJson();
  } catch (cause) {
    throw new Refusal(`O DuckDB não executou a consulta. ${String(cause)}`, { cause });
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}
