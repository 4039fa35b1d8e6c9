import type { DuckDBConnection } from '@duckdb/node-api';
import { loadPlaces } from '@observatorio/store';
import type { Input } from '../archives/archive';
import { macrosSql } from '../cells/macros';
import type { FileKind, MatchedFile } from '../kind/kind';
import { ImportRefusal } from '../refusal/import-refusal';
import { markRepeats, withRepeats } from '../rows/repeats';
import type { FileReport } from '../rows/report';
import { createSql } from '../rows/staging-plan';
import { type ExpectedFiles, inspectText, type TextFile } from '../text/text-file';
import { type OnProgress, ReadingProgress } from './progress';
import { type ReadTarget, readFile } from './read-file';
import { type UnpackOptions, withUnpacked } from './unpacked';

/** Inspects files. Throws an ImportRefusal for an unexpected or duplicate file. */
export async function inspectAll(
  inputs: readonly Input[],
  expected: ExpectedFiles,
): Promise<TextFile[]> {
  const files: TextFile[] = [];
  for (const input of inputs) {
    const file = await inspectText(input, expected);
    const same = files.find(({ fingerprint }) => fingerprint === file.fingerprint);
    if (same) {
      throw new ImportRefusal({
        file: file.name,
        found: `o arquivo foi informado duas vezes: é o mesmo que ${same.path}`,
        advice: 'Informe cada arquivo uma vez só.',
      });
    }
    files.push(file);
  }
  return files;
}

export interface ReadOptions extends ReadTarget {
  /** Kinds whose tables are created, even if there is no file of that kind. */
  kinds: readonly FileKind[];
  onProgress?: OnProgress;
  onUnpack?: UnpackOptions['onUnpack'];
}

/**
 * Size of files, in bytes, from which the database should look for common subexpressions. That takes
 * it a second for the many columns of a census, and saves a fifth of the time for a large file.
 */
const LARGE = 8 * 2 ** 20;

/**
 * Size of files, in bytes, up to which a second thread costs more time than it saves, in reading them
 * and in building their edition.
 */
export const SMALL = 4 * 2 ** 20;

/** SQL of the functions for reading, which is long and always the same. */
let macros: string | undefined;

/** Reads files into the tables of their kinds. Throws an ImportRefusal if one cannot be trusted. */
export async function readAll(
  connection: DuckDBConnection,
  files: readonly MatchedFile[],
  { kinds, onProgress = () => {}, onUnpack, ...target }: ReadOptions,
): Promise<FileReport[]> {
  macros ??= macrosSql((await loadPlaces()).municipalities);
  const total = files.reduce((bytes, { file }) => bytes + file.bytes, 0);
  // Rows must keep the file order because the line of a rejected row is derived from its position.
  await connection.run(`
    SET preserve_insertion_order = true;
    SET enable_progress_bar = true;
    SET enable_progress_bar_print = false;
    ${total < SMALL ? 'SET threads = 1;' : ''}
    SET disabled_optimizers = '${total < LARGE ? 'common_subexpressions' : ''}';
    ${[macros, ...kinds.map(createSql)].join(';')}`);
  const progress = new ReadingProgress(connection, total, onProgress);
  const reports: (readonly [FileKind, FileReport])[] = [];
  for (const each of files) {
    const earlier = reports.flatMap(([kind, report]) => (kind === each.kind ? [report] : []));
    const read = () =>
      withUnpacked(each, { onUnpack, ...target }, (file) =>
        readFile(connection, file, target, earlier),
      );
    reports.push([each.kind, await progress.track(each.file, read)]);
  }
  for (const kind of kinds) await markRepeats(connection, kind);
  await connection.run(`SET preserve_insertion_order = false; SET disabled_optimizers = ''`);
  const counted: FileReport[] = [];
  for (const [kind, report] of reports) {
    counted.push(await withRepeats(connection, kind, report));
  }
  return counted;
}
