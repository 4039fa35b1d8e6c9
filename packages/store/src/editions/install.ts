import { mkdir, open, rm } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import type { Edition } from '@observatorio/contract';
import { withLock } from './lock';
import { moveDurably, readManifest, type StoredEdition, writeManifest } from './manifest-file';
import { makeWorkspace, removeLeftovers } from './workspace';

/** Rows per group; small, so that a filter skips most groups by their least and greatest values. */
const ROW_GROUP_SIZE = 30_720;

/** Memory limit while an edition is made; beyond it DuckDB uses the disk. */
const MAX_MEMORY_BYTES = 2 ** 30;

/** Identity of an edition: a new one replaces that of the same source and year. */
export type EditionName = Pick<Edition, 'conjunto' | 'ano' | 'tipo'>;

/** Facts about an edition that its maker reports. */
export type EditionMetadata = Omit<Edition, keyof EditionName | 'versao' | 'importadoEm'>;

export interface InstallOptions {
  /** Called with the editions in service just before the change; throws to prevent it. */
  guard?: (inService: readonly Edition[]) => void;
}

/**
 * Makes an edition and puts it into service; running stores follow within a second.
 *
 * `make` gets a connection whose current database is scratch space and whose empty database
 * `edition` is the one to fill, and a directory for temporary files. If it throws, or the process
 * is killed at any moment, the data in service do not change.
 */
export async function installEdition(
  dataDir: string,
  name: EditionName,
  make: (connection: DuckDBConnection, workspace: string) => Promise<EditionMetadata>,
  { guard }: InstallOptions = {},
): Promise<Edition> {
  await mkdir(dataDir, { recursive: true });
  await removeLeftovers(dataDir);
  const workspace = await makeWorkspace(dataDir);
  try {
    const draft = join(workspace, 'edition.duckdb');
    const metadata = await fill(workspace, draft, make);
    await flush(draft);
    const versao = `${Date.now().toString(36)}${process.pid.toString(36)}`;
    const edition = { ...name, versao, importadoEm: new Date().toISOString(), ...metadata };
    await publish(dataDir, draft, edition, guard);
    return edition;
  } finally {
    await rm(workspace, { recursive: true, force: true });
  }
}

async function fill(
  workspace: string,
  draft: string,
  make: (connection: DuckDBConnection, workspace: string) => Promise<EditionMetadata>,
): Promise<EditionMetadata> {
  const instance = await DuckDBInstance.create(join(workspace, 'scratch.duckdb'), {
    memory_limit: `${Math.floor(memoryLimit() / 2 ** 20)}MiB`,
    preserve_insertion_order: 'false',
    autoinstall_known_extensions: 'false',
    autoload_known_extensions: 'false',
  });
  try {
    const connection = await instance.connect();
    await connection.run(
      `ATTACH '${draft.replaceAll("'", "''")}' AS edition (ROW_GROUP_SIZE ${ROW_GROUP_SIZE})`,
    );
    const metadata = await make(connection, workspace);
    await connection.run('DETACH edition');
    connection.closeSync();
    return metadata;
  } finally {
    instance.closeSync();
  }
}

/** Half of the memory of the machine or container, up to a maximum. */
function memoryLimit(): number {
  const allowed = process.constrainedMemory() || Number.POSITIVE_INFINITY;
  return Math.min(MAX_MEMORY_BYTES, Math.min(totalmem(), allowed) / 2);
}

async function flush(path: string): Promise<void> {
  const file = await open(path, 'r+');
  await file.sync();
  await file.close();
}

async function publish(
  dataDir: string,
  draft: string,
  edition: Edition,
  guard?: InstallOptions['guard'],
): Promise<void> {
  const { conjunto, ano, versao } = edition;
  const stored: StoredEdition = { ...edition, arquivo: `${conjunto}-${ano}-${versao}.duckdb` };
  await withLock(dataDir, async () => {
    const { conjuntos } = await readManifest(dataDir);
    guard?.(conjuntos);
    await moveDurably(draft, join(dataDir, stored.arquivo));
    const others = conjuntos.filter((other) => other.conjunto !== conjunto || other.ano !== ano);
    await writeManifest(dataDir, { conjuntos: [...others, stored] });
  });
}
