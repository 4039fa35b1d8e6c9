import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SourceName } from '@observatorio/contract';
import { commandDataDir, manifestOf } from '@observatorio/store';
import { version } from '../../package.json' with { type: 'json' };
import type { Ready } from './run-official';

/** Files, options and release from which an edition was imported. */
export interface ImportRecord {
  edicao: string;
  programa: string;
  opcoes: readonly string[];
  arquivos: readonly { caminho: string; bytes: number; alterado: number }[];
}

const pathIn = (folder: string): string => join(folder, '.importado.json');

/** Whether the edition in service was imported from the same files, with the same options and release. */
export async function isInService(
  source: SourceName,
  ready: Ready,
  options: readonly string[],
): Promise<boolean> {
  const record = await recordOf(source, ready, options);
  const earlier = await readFile(pathIn(ready.folder), 'utf8').catch(() => undefined);
  return record !== undefined && earlier === textOf(record);
}

/** Remembers, in the folder of the downloads, what the edition in service was imported from. */
export async function recordImport(
  source: SourceName,
  ready: Ready,
  options: readonly string[],
): Promise<void> {
  const record = await recordOf(source, ready, options);
  if (record) await writeFile(pathIn(ready.folder), textOf(record));
}

export const forgetImport = (folder: string): Promise<void> => rm(pathIn(folder), { force: true });

const textOf = (record: ImportRecord): string => `${JSON.stringify(record)}\n`;

/** Describes an import of files as the one in service; undefined if none is. */
async function recordOf(
  source: SourceName,
  { year, paths }: Ready,
  options: readonly string[],
): Promise<ImportRecord | undefined> {
  const { conjuntos } = await manifestOf(commandDataDir());
  const edition = conjuntos.findLast(
    ({ conjunto, ano, tipo }) => conjunto === source && tipo === 'oficial' && ano === (year ?? ano),
  );
  if (!edition) return undefined;
  const files = paths.map(async (path) => {
    const { size, mtimeMs } = await stat(path);
    return { caminho: path, bytes: size, alterado: mtimeMs };
  });
  return {
    edicao: edition.versao,
    programa: version,
    opcoes: options,
    arquivos: await Promise.all(files),
  };
}
