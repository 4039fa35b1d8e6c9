import type { DuckDBConnection } from '@duckdb/node-api';
import type { Edition, SourceName } from '@observatorio/contract';
import { installEdition } from '@observatorio/store';
import { type ImportOptions, inspectAll, readAll, rowsOf } from './read-files';
import { InputRefused } from './refusal';
import { createSql, readingOf, type TableKind } from './table-kind';
import type { TextFile } from './text-file';

/** A data set whose files are tables without a year of reference of their own. */
export interface TableSource {
  /** The source that the manifest names. */
  conjunto: SourceName;
  delimiters: readonly string[];
  kinds: readonly TableKind[];
  /** Those of the kinds without which the others say nothing. */
  required: readonly TableKind[];
  /** The kind of a file. Throws an InputRefused where it is none of them. */
  kindOf(file: TextFile): TableKind;
  /** Fills the database `edition` from the tables of the kinds. */
  build(connection: DuckDBConnection): Promise<unknown>;
  /** Where the data come from, beside the files' names. */
  credits?: readonly string[];
  /** What a reader must know, in whole sentences. */
  notes: readonly string[];
}

/**
 * Imports the files of a source as one edition. These files do not say a year: the edition bears
 * that of the import unless `year` is given. Throws an InputRefused where a file cannot be read or
 * trusted; the data in service are then as they were.
 */
export async function importTables(
  source: TableSource,
  dataDir: string,
  paths: readonly string[],
  { year = new Date().getFullYear(), onProgress, onBuild = () => {} }: ImportOptions = {},
): Promise<Edition> {
  const { conjunto, kinds } = source;
  const files = await inspectAll(paths, { source: conjunto, delimiters: source.delimiters });
  const inputs = files.map((file) => ({ file, kind: source.kindOf(file) }));
  refuseIncomplete(source, inputs);
  return installEdition(
    dataDir,
    { conjunto, ano: year, tipo: 'oficial' },
    async (connection, workspace) => {
      const reports = await readAll(
        connection,
        inputs.map(({ file, kind }) => ({
          file,
          readingOf: (each: TextFile) => readingOf(each, kind),
        })),
        { tables: kinds.map(createSql), workspace, onProgress },
      );
      onBuild(reports);
      await source.build(connection);
      return {
        fontes: [...(source.credits ?? []), ...files.map(({ name }) => name)],
        ...rowsOf(reports),
        notas: [...source.notes],
      };
    },
  );
}

function refuseIncomplete(
  { required }: TableSource,
  inputs: readonly { file: TextFile; kind: TableKind }[],
): void {
  const missing = required.find((kind) => !inputs.some((input) => input.kind === kind));
  if (!missing) return;
  throw new InputRefused({
    file: inputs[0]?.file.name,
    found: `isto é ${inputs[0]?.kind.what}`,
    advice: `Informe também ${missing.what}.`,
  });
}
