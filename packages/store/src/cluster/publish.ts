import { join } from 'node:path';
import type { Edition } from '@observatorio/contract';
import { Refusal } from '../command/command';
import { faultOf, type StoredEdition, schemaFaultIn } from '../editions/edition-file';
import { publicPart } from '../editions/install';
import { manifestOf } from '../editions/manifest-file';
import { makeWorkspace } from '../editions/workspace';
import type { ClusterAddress } from '../engine/cluster-address';
import { copyEdition } from './copy-edition';
import type { CopyProgress } from './copy-table';
import { type ChangeOptions, changeCluster, type Outcome, type Publication } from './publication';

export interface PublishOptions extends ChangeOptions {
  onOutcome?(outcome: Outcome): void;
  onProgress?(edition: Edition, progress: CopyProgress): void;
}

/**
 * Copies the live editions of a data directory to a cluster. Each goes live there once all of its
 * tables are complete; running servers pick it up within a second. Editions of other sources and
 * years stay live, except sample editions that the data directory does not have. If it throws or
 * the process is killed at any moment, unfinished editions do not go live, and the next publication
 * removes the leftovers. Throws a Refusal.
 */
export async function publishEditions(
  dataDir: string,
  address: ClusterAddress,
  options: PublishOptions = {},
): Promise<readonly Edition[]> {
  const { conjuntos } = await manifestOf(dataDir);
  if (conjuntos.length === 0) throw new Refusal(`Não há edições em ${dataDir}.`);
  await assertUndamaged(dataDir, conjuntos);
  const { onOutcome = () => undefined } = options;
  return changeCluster(address, options, async (publication) => {
    for (const stored of conjuntos) {
      const edition = publicPart(stored);
      onOutcome(
        await publication.add(edition, (database) =>
          copyStored(dataDir, stored, { publication, database, options }),
        ),
      );
    }
    for (const edition of await publication.removeSamples(conjuntos)) {
      onOutcome({ kind: 'removed', edition });
    }
    return publication.live;
  });
}

interface CopyTo {
  publication: Publication;
  database: string;
  options: PublishOptions;
}

async function copyStored(
  dataDir: string,
  stored: StoredEdition,
  { publication, database, options }: CopyTo,
) {
  const workspace = await makeWorkspace(dataDir);
  try {
    return await copyEdition(publication.target, {
      path: join(dataDir, stored.arquivo),
      database,
      folder: workspace.path,
      onProgress: (progress) => {
        publication.check();
        options.onProgress?.(publicPart(stored), progress);
      },
    });
  } finally {
    await workspace.remove();
  }
}

async function assertUndamaged(dataDir: string, editions: readonly StoredEdition[]): Promise<void> {
  for (const edition of editions) {
    const fault =
      (await faultOf(dataDir, edition)) ?? (await schemaFaultIn(dataDir, edition))?.reason;
    if (!fault) continue;
    throw new Refusal(
      `A edição ${edition.conjunto} ${edition.ano} (${edition.versao}) não pode ser publicada: ${fault}.`,
    );
  }
}
