import type { Edition, SourceName } from '@observatorio/contract';
import {
  type ClusterAddress,
  type CountEditionOptions,
  clusterInService,
  countEdition,
  type EditionName,
  type InstallOptions,
  installEdition,
  manifestOf,
  namedEditions,
  refusingClusterProblems,
} from '@observatorio/store';
import { InputRefused } from '../reading/refusal';
import type { Importer } from './importer';

/** Where an edition is made and served. */
export interface Destination {
  /** Makes what the edition is made from, from the tables of the kinds. */
  build: Importer['build'];
  /** The editions in service, and where it keeps them, those that they replaced. */
  earlier(): Promise<readonly Edition[]>;
  install(name: EditionName, make: Parameters<typeof installEdition>[2]): Promise<Edition>;
}

/** The data directory. */
export const localDestination = (
  { build }: Importer,
  dataDir: string,
  options: InstallOptions,
): Destination => ({
  build,
  earlier: async () => namedEditions(await manifestOf(dataDir)),
  install: (name, make) => installEdition(dataDir, name, make, options),
});

/** A cluster that counts an edition and serves it. */
export interface ClusterOptions extends CountEditionOptions {
  address: ClusterAddress;
}

/**
 * A cluster, whose scratch space is in the data directory. Throws a Refusal unless the cluster can
 * be read and can count the source.
 */
export async function clusterDestination(
  { stageLinks }: Importer,
  dataDir: string,
  { address, source, ...options }: ClusterOptions & { source: SourceName },
): Promise<Destination> {
  if (!stageLinks) {
    throw new InputRefused({
      found: `o cluster não conta a fonte ${source}`,
      advice: 'Ela é pequena: importe-a sem --cluster, e depois use “npm run publish”.',
    });
  }
  const inService = await refusingClusterProblems(() => clusterInService(address));
  return {
    build: stageLinks,
    earlier: async () => inService,
    install: (name, make) => countEdition(dataDir, address, name, make, options),
  };
}
