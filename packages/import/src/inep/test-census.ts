import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyDataset, Dataset, Filters } from '@observatorio/contract';
import { openStore, type Store } from '@observatorio/store';
import { afterEach, beforeEach } from 'vitest';
import { type ImportOptions, runImport } from '../pipeline/run-import';
import type { FileReport } from '../reading/rows/report';
import { superior } from './superior';
import { tecnico } from './tecnico';

const importers = { 'inep-superior': superior, 'inep-tecnico': tecnico };

/** Sets up a directory of files to import, and a store for the imported data, for each test. */
export function testCensus(source: keyof typeof importers) {
  let dir: string;
  let store: Store | undefined;

  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'observatorio-'));
  });
  afterEach(async () => {
    await store?.close();
    store = undefined;
    await rm(dir, { recursive: true });
  });

  const importAll = (paths: readonly string[], options?: ImportOptions) =>
    runImport(importers, source, join(dir, 'data'), paths, options);

  return {
    importAll,

    /** Writes a file; strings are encoded as latin-1. */
    async file(name: string, content: string | Buffer): Promise<string> {
      const path = join(dir, name);
      await writeFile(path, typeof content === 'string' ? Buffer.from(content, 'latin1') : content);
      return path;
    },

    /** Imports files and opens a store on the result. */
    async serve(paths: readonly string[], options?: ImportOptions) {
      let files: readonly FileReport[] = [];
      const edition = await importAll(paths, {
        ...options,
        onBuild: (reports) => {
          files = reports;
        },
      });
      store = await openStore(join(dir, 'data'));
      return { edition, files };
    },

    /** Queries the store. */
    async answer<Row extends object>(dataset: Dataset<Row, any, any>, filters: Filters) {
      if (!store) throw new Error('Call serve() before answer()');
      return store.answer(dataset, store.resolve(dataset, filters));
    },

    /** Queries the store and returns counts by key, without covered classes that have no row. */
    async counts(dataset: AnyDataset, filters: Filters = {}): Promise<Record<string, number>> {
      if (!store) throw new Error('Call serve() before counts()');
      const { rows } = await store.answer(dataset, store.resolve(dataset, filters));
      return Object.fromEntries(
        (rows as { key: string | null; count: number }[])
          .filter(({ count }) => count > 0)
          .map(({ key, count }) => [`${key}`, count]),
      );
    },
  };
}
