import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { loadPlaces } from '@observatorio/store';
import { beforeAll, describe, expect, it } from 'vitest';
import { importers } from './importers';
import type { Importer } from './pipeline/importer';
import { macrosSql } from './reading/cells/macros';
import { matchColumns } from './reading/kind/columns';
import { createSql, stagingPlan } from './reading/rows/staging-plan';
import type { TextFile } from './reading/text/text-file';

const kinds = Object.values<Importer>(importers).flatMap((importer) => importer.kinds);

/** Describes a file with these columns. The path must exist, but its rows are never read. */
const fileOf = (columns: readonly string[]): TextFile => ({
  path: import.meta.filename,
  name: 'arquivo.csv',
  bytes: 0,
  bytesPerLine: 1,
  gzip: false,
  encoding: 'latin-1',
  delimiter: ';',
  quoted: false,
  columns,
  headerLine: 1,
  firstRows: [],
  fingerprint: '',
});

describe('staging keeps the row order of the file, on which line numbers depend', () => {
  let connection: DuckDBConnection;
  beforeAll(async () => {
    connection = await (await DuckDBInstance.create(':memory:')).connect();
    await connection.run(macrosSql((await loadPlaces()).municipalities));
  });

  it.each(kinds)('$title', async (kind) => {
    const file = fileOf(Object.values(kind.fields).map(([name]) => name));
    await connection.run(`DROP TABLE IF EXISTS ${kind.table}`);
    await connection.run(createSql(kind));
    const { sql } = stagingPlan(matchColumns(file, kind), 2019);
    const plan = String((await connection.runAndReadAll(`EXPLAIN ${sql}`)).getRowsJS()[0]?.[1]);
    expect(plan).toContain('READ_CSV');
    expect(plan).not.toMatch(/JOIN|AGGREGATE|WINDOW|UNION/);
  });
});
