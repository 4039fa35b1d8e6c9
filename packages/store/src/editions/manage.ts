import { Refusal } from '../command/command';
import { type FoundEdition, faultOf, type StoredEdition, schemaFaultIn } from './edition-file';
import {
  assertNotOverOfficial,
  nextOrder,
  removeFile,
  replaceManifest,
  withEdition,
} from './install';
import { withLock } from './lock';
import {
  assertManifestIsFile,
  editionsIn,
  manifestOf,
  namedFiles,
  type StoredManifest,
} from './manifest-file';
import type { SchemaFault } from './schemas';

/** Edition in a data directory. */
interface KnownEdition {
  edition: StoredEdition;
  /** `unnamed`: not listed in the manifest. */
  state: 'live' | 'previous' | 'unnamed';
}

/** Edition in a data directory, with the result of verifying its file and its schema. */
export interface ListedEdition extends KnownEdition, Pick<FoundEdition, 'fault'> {
  /** Why this release cannot read the tables of an intact file; undefined if it can. */
  schemaFault: SchemaFault | undefined;
}

/**
 * Lists the editions in a data directory, live ones first. Reads all of their files. Throws a
 * Refusal if the manifest is a folder.
 */
export async function listEditions(dataDir: string): Promise<ListedEdition[]> {
  await assertManifestIsFile(dataDir);
  const manifest = await manifestOf(dataDir);
  const listed: ListedEdition[] = [];
  for (const { edition, state } of [...named(manifest), ...(await unnamed(dataDir, manifest))]) {
    const fault = await faultOf(dataDir, edition);
    const schemaFault = fault ? undefined : await schemaFaultIn(dataDir, edition);
    listed.push({ edition, state, fault, schemaFault });
  }
  return listed;
}

const named = ({ conjuntos, anteriores }: StoredManifest): KnownEdition[] => [
  ...conjuntos.map((edition) => ({ edition, state: 'live' as const })),
  ...anteriores.map((edition) => ({ edition, state: 'previous' as const })),
];

async function unnamed(dataDir: string, manifest: StoredManifest): Promise<KnownEdition[]> {
  const found = await editionsIn(dataDir, namedFiles(manifest));
  return found.map(({ edition }) => ({ edition, state: 'unnamed' as const }));
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
    const schemaFault = await schemaFaultIn(dataDir, edition);
    if (schemaFault) throw new Refusal(unreadable(edition, schemaFault));
    assertNotOverOfficial(manifest, edition);
    const stored = { ...edition, ordem: nextOrder(manifest) };
    await replaceManifest(dataDir, manifest, await withEdition(dataDir, manifest, stored));
    return stored;
  });
}

const unreadable = ({ versao }: StoredEdition, { isNewer, remedy }: SchemaFault): string =>
  `A edição ${versao} não pode ser usada: é de ${isNewer ? 'uma versão mais nova' : 'outra versão'} do programa. ${remedy}`;

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
    await removeFile(dataDir, edition.arquivo);
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
