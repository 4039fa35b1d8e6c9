import type { Edition, SourceName } from '@observatorio/contract';
import {
  type ClusterAddress,
  type CountEditionOptions,
  countEdition,
  type EditionName,
  type InstallOptions,
  installEdition,
  liveClusterEditions,
  manifestOf,
  namedEditions,
  withClusterRefusals,
} from '@observatorio/store';
import { ImportRefusal } from '../reading/refusal/import-refusal';
import type { Importer } from './importer';

/** Destination where an edition is built and published. */
export interface Destination {
  /**
   * Builds the edition from the staging tables or, for a cluster, creates the view that the cluster
   * counts.
   */
  build: Importer['build'];
  /** Returns the live editions, and the replaced ones if the destination keeps them. */
  earlier(): Promise<readonly Edition[]>;
  install(name: EditionName, make: Parameters<typeof installEdition>[2]): Promise<Edition>;
}

/** Builds and publishes the edition in the data directory. */
export const localDestination = (
  { build }: Importer,
  dataDir: string,
  options: InstallOptions,
): Destination => ({
  build,
  earlier: async () => namedEditions(await manifestOf(dataDir)),
  install: (name, make) => installEdition(dataDir, name, make, options),
});

/** Options for a cluster that counts and serves an edition. */
export interface ClusterOptions extends CountEditionOptions {
  address: ClusterAddress;
}

/**
 * Counts and publishes the edition in a cluster, with scratch space in the data directory. Throws a
 * Refusal if the cluster cannot be read or cannot count the source.
 */
export async function clusterDestination(
  { stageLinks }: Importer,
  dataDir: string,
  { address, source, ...options }: ClusterOptions & { source: SourceName },
): Promise<Destination> {
  if (!stageLinks) {
    throw new ImportRefusal({
      found: `o cluster não conta a fonte ${source}`,
      advice: 'Ela é pequena: importe-a sem --cluster, e depois use “npm run publish”.',
    });
  }
  const live = await withClusterRefusals(() => liveClusterEditions(address));
  return {
    build: stageLinks,
    earlier: async () => live,
    install: (name, make) => countEdition(dataDir, address, name, make, options),
  };
}
