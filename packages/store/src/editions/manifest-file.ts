import { randomUUID } from 'node:crypto';
import { copyFile, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Edition, isYearly } from '@observatorio/contract';
import { editionIn, type FoundEdition, type StoredEdition } from './edition-file';

/** The editions of a data directory. The file is replaced whole, so that readers never see a mixture. */
export interface StoredManifest {
  /** The editions in service. */
  conjuntos: StoredEdition[];
  /** Editions that others replaced, kept to return to them, of each source and year in their order. */
  anteriores: StoredEdition[];
}

export const manifestPath = (dataDir: string): string => join(dataDir, 'manifest.json');

/** A manifest that is missing, or is not one. */
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
 * The manifest of a data directory. Where it is missing, unreadable or empty, the one that the
 * editions themselves state; empty before the first edition.
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

/** The editions in service and those kept. */
export const namedEditions = ({ conjuntos, anteriores }: StoredManifest): StoredEdition[] => [
  ...conjuntos,
  ...anteriores,
];

/** The names of the files of these editions. */
export const namedFiles = (manifest: StoredManifest): Set<string> =>
  new Set(namedEditions(manifest).map(({ arquivo }) => arquivo));

/** Whether a manifest names no edition; that of a directory with editions is damaged. */
export const isEmpty = (manifest: StoredManifest): boolean => namedEditions(manifest).length === 0;

function checked(parsed: Partial<StoredManifest>): StoredManifest {
  const { conjuntos, anteriores = [] } = parsed;
  if (!isEditions(conjuntos) || !isEditions(anteriores)) {
    throw new TypeError('The manifest has no list of editions.');
  }
  // Manifests of earlier versions have no order.
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
      // Not a path.
      /^[\w-]+\.duckdb$/.test(edition.arquivo),
  );

/**
 * Makes a manifest from the editions in a data directory. Of several for one source and year, an
 * official one is in service rather than a sample, a sound file rather than a damaged one, and the
 * one imported last; all others are kept.
 */
async function rebuildManifest(dataDir: string): Promise<StoredManifest> {
  const rebuilt: StoredManifest = { conjuntos: [], anteriores: [] };
  const taken = new Set<string>();
  for (const { edition } of (await editionsIn(dataDir)).toSorted(bestFirst)) {
    const key = keyOf(edition);
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
  Number(!b.fault) - Number(!a.fault) ||
  b.edition.ordem - a.edition.ordem;

/** The editions whose files are in a data directory, except those of some names. Reads the files. */
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
 * Identity of an edition: a new one replaces that of the same source and year. The year of a source
 * without reference years is only that of the import, and does not count.
 */
export const keyOf = ({ conjunto, ano }: Pick<Edition, 'conjunto' | 'ano'>): string =>
  isYearly(conjunto) ? `${conjunto} ${ano}` : conjunto;

/**
 * Replaces the manifest atomically; after a crash it is either the old or the new one. Keeps an
 * unreadable one under another name.
 */
export async function writeManifest(dataDir: string, manifest: StoredManifest): Promise<void> {
  const path = manifestPath(dataDir);
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

async function writeDurably(path: string, text: string): Promise<void> {
  const file = await open(path, 'w');
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Renames a file and waits until the directory entry is on disk. */
export async function moveDurably(from: string, to: string): Promise<void> {
  await rename(from, to);
  const directory = await open(dirname(to), 'r');
  await directory.sync();
  await directory.close();
}
