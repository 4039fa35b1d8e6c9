import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '../command/command';
import { type FoundEdition, faultOf, type StoredEdition } from './edition-file';
import { assertNotOverOfficial, nextOrder, replaceManifest, withEdition } from './install';
import { withLock } from './lock';
import { editionsIn, manifestOf, namedFiles, type StoredManifest } from './manifest-file';

/** Edition in a data directory. */
interface KnownEdition {
  edition: StoredEdition;
  /** `unnamed`: not listed in the manifest. */
  state: 'live' | 'previous' | 'unnamed';
}

/** Edition in a data directory, with the result of verifying its file. */
export interface ListedEdition extends KnownEdition, Pick<FoundEdition, 'fault'> {}

/** Lists the editions in a data directory, live ones first. Reads all of their files. */
export async function listEditions(dataDir: string): Promise<ListedEdition[]> {
  const manifest = await manifestOf(dataDir);
  const listed: ListedEdition[] = [];
  for (const { edition, state } of named(manifest)) {
    listed.push({ edition, state, fault: await faultOf(dataDir, edition) });
  }
  return [...listed, ...(await unnamed(dataDir, manifest))];
}

const named = ({ conjuntos, anteriores }: StoredManifest): KnownEdition[] => [
  ...conjuntos.map((edition) => ({ edition, state: 'live' as const })),
  ...anteriores.map((edition) => ({ edition, state: 'previous' as const })),
];

async function unnamed(dataDir: string, manifest: StoredManifest): Promise<ListedEdition[]> {
  const found = await editionsIn(dataDir, namedFiles(manifest));
  return found.map((each) => ({ ...each, state: 'unnamed' as const }));
}

/**
 * Publishes an existing edition of a data directory as if it had just been imported; running stores
 * pick it up within a second. Throws a Refusal.
 */
export function restoreEdition(dataDir: string, version: string): Promise<StoredEdition> {
  return withLock(dataDir, async () => {
    const manifest = await manifestOf(dataDir);
    const { edition, state } = await find(dataDir, manifest, version);
    if (state === 'live') throw new Refusal(`A edição ${version} já está em serviço.`);
    const fault = await faultOf(dataDir, edition);
    if (fault) throw new Refusal(`A edição ${version} não pode ser usada: ${fault}.`);
    assertNotOverOfficial(manifest, edition);
    const stored = { ...edition, ordem: nextOrder(manifest) };
    await replaceManifest(dataDir, manifest, await withEdition(dataDir, manifest, stored));
    return stored;
  });
}

/**
 * Unpublishes an edition and deletes its file; running stores pick up the change within a second.
 * Throws a Refusal.
 */
export function removeEdition(dataDir: string, version: string): Promise<StoredEdition> {
  return withLock(dataDir, async () => {
    const manifest = await manifestOf(dataDir);
    const { edition } = await find(dataDir, manifest, version);
    const isOther = ({ versao }: StoredEdition) => versao !== version;
    await replaceManifest(dataDir, manifest, {
      conjuntos: manifest.conjuntos.filter(isOther),
      anteriores: manifest.anteriores.filter(isOther),
    });
    // `replaceManifest` has already deleted the file, unless the manifest did not list it.
    await rm(join(dataDir, edition.arquivo), { force: true });
    return edition;
  });
}

async function find(
  dataDir: string,
  manifest: StoredManifest,
  version: string,
): Promise<KnownEdition> {
  const isWanted = ({ edition }: KnownEdition) => edition.versao === version;
  const found = named(manifest).find(isWanted) ?? (await unnamed(dataDir, manifest)).find(isWanted);
  if (found) return found;
  throw new Refusal(`Não há a edição ${version}. Veja as que há com “npm run editions -- list”.`);
}
