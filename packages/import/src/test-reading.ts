import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { afterEach, beforeEach } from 'vitest';
import type { Importer } from './pipeline/importer';
import { inspectAll, readAll } from './reading/files/read-files';
import { matchColumns } from './reading/kind/columns';
import { type FreeSpace, freeSpaceOf } from './reading/refusal/free-space';
import type { FileReport } from './reading/rows/report';
import { COUNTED_SQL } from './reading/rows/staging-plan';

/** A file's report, and the rows that an edition would count. */
interface Reading {
  report: FileReport;
  rows: unknown[][];
}

/** Sets up a directory of files to read without building an edition, for each test. */
export function testReading(source: string, importer: Importer, year: number) {
  let dir = '';

  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'observatorio-'));
  });
  afterEach(() => rm(dir, { recursive: true }));

  /** Writes a file and reads it. */
  async function readRows(
    name: string,
    content: string | Buffer,
    freeSpace: FreeSpace = freeSpaceOf,
    waived: readonly string[] = [],
  ): Promise<Reading> {
    const path = join(dir, name);
    await writeFile(path, content, 'latin1');
    const { delimiters, kinds } = importer;
    const expected = { source, signatures: { [source]: importer }, delimiters };
    const files = (await inspectAll([path], expected)).map((file) =>
      matchColumns(file, kinds[0], waived),
    );
    const instance = await DuckDBInstance.create(':memory:');
    const connection = await instance.connect();
    try {
      const target = { year, isPartial: false, workspace: dir, freeSpace };
      const [report] = await readAll(connection, files, { kinds, ...target });
      if (!report) throw new Error('No report');
      const counted = `FROM ${kinds[0].table} WHERE ${COUNTED_SQL}`;
      return { report, rows: (await connection.runAndReadAll(counted)).getRowsJS() };
    } finally {
      connection.closeSync();
      instance.closeSync();
    }
  }

  return {
    readRows,
    /** Writes a file, reads it and returns its report. */
    read: async (
      name: string,
      content: string | Buffer,
      freeSpace?: FreeSpace,
    ): Promise<FileReport> => (await readRows(name, content, freeSpace)).report,
  };
}
