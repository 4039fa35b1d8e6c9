import { randomUUID } from 'node:crypto';
import { copyFile, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { editionKey } from '@observatorio/contract';
import { Refusal } from '../command/command';
import { editionIn, type FoundEdition, type StoredEdition } from './edition-file';
import { schemaFaultOf } from './schemas';

/**
 * Editions in a data directory. The file is replaced atomically so that readers never see a partial
 * update.
 */
export interface StoredManifest {
  /** Live editions. */
  conjuntos: StoredEdition[];
  /** Replaced editions kept for rollback, oldest first within each source and year. */
  anteriores: StoredEdition[];
}

export const manifestPath = (dataDir: string): string => join(dataDir, 'manifest.json');

/** Reports a missing or invalid manifest. */
export class ManifestUnreadable extends Error {
  override readonly name = 'ManifestUnreadable';

  constructor(
    path: string,
    readonly isMissing: boolean,
    cause?: unknown,
  ) {
    super(`${path} ${isMissing ? 'não existe' : 'não pôde ser lido'}.`, { cause });
  }
}

/** Throws a Refusal if there is a folder in place of the manifest. */
export async function assertManifestIsFile(dataDir: string): Promise<void> {
  const path = manifestPath(dataDir);
  const stats = await stat(path).catch(() => undefined);
  if (!stats?.isDirectory()) return;
  throw new Refusal(`${path} é uma pasta, e deveria ser um arquivo. Mude o nome dela ou apague-a.`);
}

/** Reads the manifest of a data directory. Throws a ManifestUnreadable. */
export async function readManifest(dataDir: string): Promise<StoredManifest> {
  const path = manifestPath(dataDir);
  try {
    return checked(JSON.parse(await readFile(path, 'utf8')));
  } catch (error) {
    throw new ManifestUnreadable(path, (error as NodeJS.ErrnoException).code === 'ENOENT', error);
  }
}

/**
 * Returns the manifest of a data directory. If it is missing, unreadable or empty, rebuilds it from
 * the edition files without writing it; the result is empty before the first edition.
 */
export async function manifestOf(dataDir: string): Promise<StoredManifest> {
  try {
    const manifest = await readManifest(dataDir);
    return isEmpty(manifest) ? await rebuildManifest(dataDir) : manifest;
  } catch (error) {
    if (error instanceof ManifestUnreadable) return rebuildManifest(dataDir);
    throw error;
  }
}

/** Lists the live editions, then those kept for rollback. */
export const namedEditions = ({ conjuntos, anteriores }: StoredManifest): StoredEdition[] => [
  ...conjuntos,
  ...anteriores,
];

/** Returns the file names of the editions in a manifest. */
export const namedFiles = (manifest: StoredManifest): Set<string> =>
  new Set(namedEditions(manifest).map(({ arquivo }) => arquivo));

/**
 * Whether a manifest lists no editions. In a directory with editions, such a manifest is damaged.
 */
export const isEmpty = (manifest: StoredManifest): boolean => namedEditions(manifest).length === 0;

function checked(parsed: Partial<StoredManifest>): StoredManifest {
  const { conjuntos, anteriores = [] } = parsed;
  if (!isEditions(conjuntos) || !isEditions(anteriores)) {
    throw new TypeError('The manifest lacks a valid list of editions.');
  }
  // Manifests of earlier versions lack the order.
  const withOrder = (editions: readonly StoredEdition[]) =>
    editions.map((edition) => ({ ...edition, ordem: edition.ordem || 0 }));
  return { conjuntos: withOrder(conjuntos), anteriores: withOrder(anteriores) };
}

const isEditions = (list: unknown): list is StoredEdition[] =>
  Array.isArray(list) &&
  list.every(
    (edition) =>
      typeof edition?.conjunto === 'string' &&
      typeof edition.ano === 'number' &&
      ['oficial', 'demonstracao'].includes(edition.tipo) &&
      typeof edition.versao === 'string' &&
      typeof edition.importadoEm === 'string' &&
      typeof edition.linhasAceitas === 'number' &&
      Array.isArray(edition.fontes) &&
      // Rejects anything with a path separator.
      /^[\w-]+\.duckdb$/.test(edition.arquivo),
  );

/**
 * Builds a manifest from the edition files in a data directory. Among several editions of the same
 * source and year, official data take precedence over samples, then usable files over damaged ones
 * and those of other releases, then later imports over earlier ones; the others are kept for rollback.
 */
async function rebuildManifest(dataDir: string): Promise<StoredManifest> {
  const rebuilt: StoredManifest = { conjuntos: [], anteriores: [] };
  const taken = new Set<string>();
  for (const { edition } of (await editionsIn(dataDir)).toSorted(bestFirst)) {
    const key = editionKey(edition);
    rebuilt[taken.has(key) ? 'anteriores' : 'conjuntos'].push(edition);
    taken.add(key);
  }
  for (const editions of [rebuilt.conjuntos, rebuilt.anteriores]) {
    editions.sort((a, b) => a.ordem - b.ordem);
  }
  return rebuilt;
}

const bestFirst = (a: FoundEdition, b: FoundEdition): number =>
  Number(b.edition.tipo === 'oficial') - Number(a.edition.tipo === 'oficial') ||
  Number(isUsable(b)) - Number(isUsable(a)) ||
  b.edition.ordem - a.edition.ordem;

const isUsable = ({ edition, fault }: FoundEdition): boolean => !fault && !schemaFaultOf(edition);

/** Reads the edition files in a data directory, except those with the given names. */
export async function editionsIn(
  dataDir: string,
  except: ReadonlySet<string> = new Set(),
): Promise<FoundEdition[]> {
  const names = await readdir(dataDir).catch(emptyIfMissing);
  const editions: FoundEdition[] = [];
  for (const name of names) {
    const found = except.has(name) ? undefined : await editionIn(dataDir, name);
    if (found) editions.push(found);
  }
  return editions;
}

function emptyIfMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code !== 'ENOENT') throw error;
  return [];
}

/**
 * Replaces the manifest atomically: after a crash, the file is either the old or the new one. Backs
 * up an unreadable manifest under another name. Throws a Refusal if it is a folder.
 */
export async function writeManifest(dataDir: string, manifest: StoredManifest): Promise<void> {
  const path = manifestPath(dataDir);
  await assertManifestIsFile(dataDir);
  await readManifest(dataDir).catch(async (error: unknown) => {
    if (!(error instanceof ManifestUnreadable) || error.isMissing) return;
    await copyFile(path, join(dataDir, `manifest-ilegivel-${Date.now()}.json`));
  });
  const draft = `${path}.${randomUUID()}`;
  try {
    await writeDurably(draft, `${JSON.stringify(manifest, null, 2)}\n`);
    await moveDurably(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
}

/** Writes a file and flushes it to disk. */
export async function writeDurably(path: string, text: string): Promise<void> {
  const file = await open(path, 'w');
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Renames a file and flushes the directory entry to disk. */
export async function moveDurably(from: string, to: string): Promise<void> {
  await rename(from, to);
  const directory = await open(dirname(to), 'r');
  await directory.sync();
  await directory.close();
}
