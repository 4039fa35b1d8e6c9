import { randomBytes } from 'node:crypto';
import { open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import { type Edition, editionKey } from '@observatorio/contract';
import { Refusal } from '../command/command';
import {
  checksumOf,
  type EditionStamp,
  faultOf,
  fileNameOf,
  type StoredEdition,
  schemaFaultIn,
  writeStamp,
} from './edition-file';
import { type LockOptions, withLock } from './lock';
import {
  assertManifestIsFile,
  manifestOf,
  moveDurably,
  namedEditions,
  namedFiles,
  type StoredManifest,
  writeManifest,
} from './manifest-file';
import { schemaNumber } from './schemas';
import { NO_LOG, withScratch, withWorkspace } from './scratch';

/** Rows per row group; small so that filters can skip most groups by their min and max. */
const ROW_GROUP_SIZE = 30_720;

/** Source, year and type of an edition, and its table if it has indicators. */
export type EditionName = Pick<Edition, 'conjunto' | 'ano' | 'tipo' | 'tabela'>;

/** Edition metadata reported by `make`. */
export type EditionMetadata = Omit<
  Edition,
  keyof EditionName | 'versao' | 'importadoEm' | 'esquema'
>;

export interface InstallOptions extends Pick<LockOptions, 'onWait'> {
  /** Called with the live editions just before the change; throws to prevent it. */
  guard?: (live: readonly Edition[]) => void;
}

/**
 * A new edition may be incomplete if it has less than this share of the previous edition's rows.
 */
export const SUSPICIOUS_SHARE = 0.95;

/**
 * Creates and publishes an edition; running stores pick it up within a second. The edition it
 * replaces is kept for rollback; older ones are usually deleted (see `withEdition`).
 *
 * `make` receives a connection whose current database is scratch space, with an empty database
 * `edition` to fill, and a directory for temporary files. If it throws or the process is killed at
 * any moment, the live data do not change.
 */
export function installEdition(
  dataDir: string,
  name: EditionName,
  make: (connection: DuckDBConnection, workspace: string) => Promise<EditionMetadata>,
  options: InstallOptions = {},
): Promise<Edition> {
  return withWorkspace(dataDir, async (workspace) => {
    await assertManifestIsFile(dataDir);
    const draft = join(workspace, 'edition.duckdb');
    const stamp = await fill(workspace, draft, async (connection) => ({
      ...name,
      versao: newVersion(),
      importadoEm: new Date().toISOString(),
      ...(await make(connection, workspace)),
      esquema: schemaNumber(name.conjunto),
      ordem: nextOrder(await manifestOf(dataDir)),
    }));
    const bytes = await flush(draft);
    const stored = { ...stamp, bytes, arquivo: fileNameOf(stamp, await checksumOf(draft)) };
    await publish(dataDir, draft, stored, options);
    return publicPart(stored);
  });
}

/** Generates a unique version. */
const newVersion = (): string => `${Date.now().toString(36)}${randomBytes(3).toString('hex')}`;

/** Returns the order number for the next import. */
export const nextOrder = (manifest: StoredManifest): number =>
  Math.max(0, ...namedEditions(manifest).map(({ ordem }) => ordem)) + 1;

/** Strips the file metadata from an edition. */
export function publicPart(stored: StoredEdition): Edition {
  const { arquivo: _file, ordem: _order, bytes: _bytes, ...edition } = stored;
  return edition;
}

const fill = (
  workspace: string,
  draft: string,
  make: (connection: DuckDBConnection) => Promise<EditionStamp>,
): Promise<EditionStamp> =>
  withScratch(workspace, async (connection) => {
    await connection.run(
      `ATTACH '${draft.replaceAll("'", "''")}' AS edition (ROW_GROUP_SIZE ${ROW_GROUP_SIZE}, ${NO_LOG})`,
    );
    const stamp = await make(connection);
    await writeStamp(connection, stamp);
    await connection.run('CHECKPOINT edition; DETACH edition');
    return stamp;
  });

/** Flushes a file to disk and returns its size. */
async function flush(path: string): Promise<number> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
    return (await file.stat()).size;
  } finally {
    await file.close();
  }
}

async function publish(
  dataDir: string,
  draft: string,
  stored: StoredEdition,
  { guard, onWait }: InstallOptions,
): Promise<void> {
  const action = async () => {
    const manifest = await manifestOf(dataDir);
    guard?.(manifest.conjuntos);
    assertNotOverOfficial(manifest, stored);
    await moveDurably(draft, join(dataDir, stored.arquivo));
    await replaceManifest(dataDir, manifest, await withEdition(dataDir, manifest, stored));
  };
  await withLock(dataDir, action, { onWait });
}

/** Throws a Refusal if sample data would replace official data. */
export function assertNotOverOfficial(manifest: StoredManifest, edition: EditionName): void {
  if (edition.tipo === 'oficial') return;
  const replaced = namedEditions(manifest).find(
    (other) => editionKey(other) === editionKey(edition) && other.tipo === 'oficial',
  );
  if (!replaced) return;
  throw new Refusal(
    `Há dados oficiais de ${replaced.conjunto} ${replaced.ano}, e a demonstração os substituiria. Use outro DATA_DIR, ou remova-os com “npm run editions -- remove ${replaced.versao}”.`,
  );
}

/**
 * Returns the manifest with an edition live. Keeps the edition it replaces unless its file is bad,
 * and all older ones if this release cannot use the replaced one. Also keeps older official editions
 * with so many more rows that both newer ones may be incomplete (see `SUSPICIOUS_SHARE`).
 */
export async function withEdition(
  dataDir: string,
  { conjuntos, anteriores }: StoredManifest,
  stored: StoredEdition,
): Promise<StoredManifest> {
  const isOther = (edition: StoredEdition) => editionKey(edition) !== editionKey(stored);
  const replaced = conjuntos.find((edition) => !isOther(edition));
  const isSound = replaced && !(await faultOf(dataDir, replaced));
  const isUsable = isSound && !(await schemaFaultIn(dataDir, replaced));
  const rows = Math.max(stored.linhasAceitas, replaced?.linhasAceitas ?? 0);
  const isKept = (edition: StoredEdition) =>
    isOther(edition) ||
    (edition.versao !== stored.versao &&
      (!isUsable ||
        (edition.tipo === 'oficial' && rows < edition.linhasAceitas * SUSPICIOUS_SHARE)));
  return {
    conjuntos: [...conjuntos.filter(isOther), stored],
    anteriores: [...anteriores.filter(isKept), ...(isSound ? [replaced] : [])],
  };
}

/** Replaces a manifest, then deletes the files that only the old manifest lists. */
export async function replaceManifest(
  dataDir: string,
  manifest: StoredManifest,
  next: StoredManifest,
): Promise<void> {
  await writeManifest(dataDir, next);
  const kept = namedFiles(next);
  for (const { arquivo } of namedEditions(manifest)) {
    // A server that has the file open can keep reading it.
    if (!kept.has(arquivo)) await removeFile(dataDir, arquivo);
  }
}

/** Deletes an edition's file, if it exists. Leaves a folder of that name in place. */
export async function removeFile(dataDir: string, arquivo: string): Promise<void> {
  const path = join(dataDir, arquivo);
  const stats = await stat(path).catch(() => undefined);
  if (!stats?.isDirectory()) await rm(path, { force: true });
}
