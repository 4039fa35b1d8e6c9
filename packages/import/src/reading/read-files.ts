import type { DuckDBConnection } from '@duckdb/node-api';
import { formatCount } from '@observatorio/domain';
import { type EditionMetadata, loadPlaces } from '@observatorio/store';
import { macrosSql } from './macros';
import { type OnProgress, ReadingProgress } from './progress';
import { readFile } from './read-file';
import type { Input } from './reading';
import { InputRefused } from './refusal';
import { type FileReport, faultsOf, sumOf } from './report';
import { type Expected, inspectText, type TextFile } from './text-file';

export interface ImportOptions {
  /** The year of the data; by default what the files, or their names, say. */
  year?: number;
  onProgress?: OnProgress;
  /** Told when all files are read and the tables are being built. */
  onBuild?: (files: readonly FileReport[]) => void;
}

/** Looks into files. Throws an InputRefused for one that is not what is expected, or given twice. */
export async function inspectAll(
  paths: readonly string[],
  expected: Expected,
): Promise<TextFile[]> {
  const files: TextFile[] = [];
  for (const path of paths) {
    const file = await inspectText(path, expected);
    const same = files.find(({ fingerprint }) => fingerprint === file.fingerprint);
    if (same) {
      throw new InputRefused({
        file: file.name,
        found: `o arquivo foi informado duas vezes: é o mesmo que ${same.path}`,
        advice: 'Informe cada arquivo uma vez só.',
      });
    }
    files.push(file);
  }
  return files;
}

export interface ReadOptions {
  /** SQL that creates the tables that are read into. */
  tables: readonly string[];
  /** A directory for files in the making. */
  workspace: string;
  onProgress?: OnProgress;
}

/** Reads files into their tables. Throws an InputRefused where one cannot be trusted. */
export async function readAll(
  connection: DuckDBConnection,
  inputs: readonly Input[],
  { tables, workspace, onProgress = () => {} }: ReadOptions,
): Promise<FileReport[]> {
  const { municipalities } = await loadPlaces();
  // Rows stay in file order: the position of a rejected row tells its line.
  await connection.run(`
    SET preserve_insertion_order = true;
    SET enable_progress_bar = true;
    SET enable_progress_bar_print = false;
    ${[macrosSql(municipalities), ...tables].join(';')}`);
  const total = inputs.reduce((bytes, { file }) => bytes + file.bytes, 0);
  const progress = new ReadingProgress(connection, total, onProgress);
  const reports: FileReport[] = [];
  for (const input of inputs) {
    reports.push(await progress.during(input.file, () => readFile(connection, input, workspace)));
  }
  await connection.run('SET preserve_insertion_order = false');
  return reports;
}

/** What the manifest tells of the rows of files. */
export const rowsOf = (
  files: readonly FileReport[],
): Pick<EditionMetadata, 'linhasLidas' | 'linhasAceitas' | 'linhasRejeitadas' | 'motivos'> => ({
  linhasLidas: sumOf(files, 'read'),
  linhasAceitas: sumOf(files, 'kept'),
  linhasRejeitadas: sumOf(files, 'rejected'),
  motivos: Object.fromEntries(
    faultsOf(files, 'rejections').map(({ reason, count }) => [reason, count]),
  ),
});

/** What a reader must know of odd values in rows that count. */
export const doubtNotes = (files: readonly FileReport[]): string[] =>
  faultsOf(files, 'doubts').map(
    ({ reason, count }) => `Em ${formatCount(count)} linhas, ${reason}: consta como não informado.`,
  );
