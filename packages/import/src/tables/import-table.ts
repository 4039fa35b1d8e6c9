import { mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type Edition, TABLE_SOURCE } from '@observatorio/contract';
import { makeWorkspace, manifestOf, retiredTitles, runSql } from '@observatorio/store';
import { type ImportOptions, runImport } from '../pipeline/run-import';
import { findInputs } from '../reading/files/find-inputs';
import { freeSpaceOf } from '../reading/refusal/free-space';
import type { TableDescription } from './description';
import { writeSidraTable } from './sidra-file';
import { tableImporter } from './table-importer';
import type { KnownOccupations } from './table-kind';

/**
 * Imports the files of a described table as one edition, which replaces that of the same table only.
 * Throws an ImportRefusal and leaves the published data unchanged if a file cannot be read or trusted.
 */
export async function importTable(
  description: TableDescription,
  dataDir: string,
  paths: readonly string[],
  options: ImportOptions = {},
): Promise<Edition> {
  if (!description.isSidra) return importFilesOf(description, dataDir, paths, options);
  await mkdir(dataDir, { recursive: true });
  const workspace = await makeWorkspace(dataDir);
  try {
    const { columns, measures, filter, parts } = description;
    const ofMeasures = measures.flatMap(({ column }) =>
      typeof column === 'string' ? column : [...column.values()],
    );
    const named = new Set([
      ...Object.values(columns),
      ...Object.keys(filter),
      ...(parts ? [parts.column] : []),
      ...ofMeasures,
    ]);
    const tables: string[] = [];
    for (const [index, path] of paths.entries()) {
      // Files of the same name are kept apart; the names are those in messages.
      const folder = join(workspace.path, String(index));
      await mkdir(folder);
      tables.push(join(folder, basename(path)));
      await writeSidraTable(path, join(folder, basename(path)), named);
    }
    return await importFilesOf(description, dataDir, tables, options);
  } finally {
    await workspace.remove();
  }
}

async function importFilesOf(
  description: TableDescription,
  dataDir: string,
  paths: readonly string[],
  options: ImportOptions,
): Promise<Edition> {
  const occupations =
    description.columns.cbo === undefined ? undefined : await occupationsIn(dataDir);
  const importers = { [TABLE_SOURCE]: tableImporter(description, occupations) };
  const { of, kinds, delimiters } = importers[TABLE_SOURCE];
  const { freeSpace = freeSpaceOf, onIgnored } = options;
  const found = await findInputs(paths, {
    source: TABLE_SOURCE,
    signatures: importers,
    delimiters,
    of,
    kinds,
    dataDir,
    freeSpace,
    onIgnored,
  });
  try {
    return await runImport(importers, TABLE_SOURCE, dataDir, found.inputs, options);
  } finally {
    await found.remove();
  }
}

/** Lists the codes of the CBO in service and those that it has dropped; undefined without a list. */
async function occupationsIn(dataDir: string): Promise<KnownOccupations> {
  const { conjuntos } = await manifestOf(dataDir);
  if (!conjuntos.some(({ conjunto }) => conjunto === 'cbo')) return undefined;
  const rows = await runSql(dataDir, 'cbo', { sql: 'SELECT id FROM occupations', values: [] });
  return [...rows.map(({ id }) => id), ...retiredTitles.keys()].map(Number);
}
