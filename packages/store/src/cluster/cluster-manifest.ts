import type { Edition } from '@observatorio/contract';
import { keyOf } from '../editions/manifest-file';
import type { ClusterClient } from '../engine/cluster-client';

/** The table of manifests on every server, and the one that reads those of all. */
export const MANIFESTS = { local: 'manifests_shard', all: 'manifests' } as const;

/** The editions of a cluster. */
export interface ClusterManifest {
  /** Grows with each change. */
  sequence: number;
  /** The editions in service. */
  conjuntos: readonly Edition[];
  /** Editions that others replaced, one of each source and year, kept to return to them. */
  anteriores: readonly Edition[];
}

/** A manifest without editions. */
export const emptyManifest: ClusterManifest = { sequence: 0, conjuntos: [], anteriores: [] };

/** The database of an edition in a cluster. */
export const databaseOf = (
  database: string,
  { conjunto, ano, versao }: Pick<Edition, 'conjunto' | 'ano' | 'versao'>,
): string => `${database}_${conjunto.replaceAll('-', '_')}_${ano}_${versao}`;

/** The names of the databases of editions. */
export const isEditionDatabase = (database: string, name: string): boolean =>
  name.startsWith(`${database}_`) &&
  /^[a-z_]+_\d{4}_[0-9a-z]+$/.test(name.slice(database.length + 1));

const SQL = `ORDER BY sequence DESC LIMIT 1`;

/** The latest manifest of the cluster. Fails unless a server of every shard answers. */
export async function readClusterManifest(
  client: ClusterClient,
  signal?: AbortSignal,
): Promise<ClusterManifest> {
  return latestOf(
    await client.rows<[number, string]>(
      `SELECT sequence, manifest FROM ${client.database}.${MANIFESTS.all} ${SQL}`,
      signal,
    ),
  );
}

/** The latest manifest of one server. */
export async function readNodeManifest(
  client: ClusterClient,
  node: number,
): Promise<ClusterManifest> {
  return latestOf(
    await client.rowsOf<[number, string]>(
      node,
      `SELECT sequence, manifest FROM ${client.database}.${MANIFESTS.local} ${SQL}`,
    ),
  );
}

function latestOf([row]: readonly [number, string][]): ClusterManifest {
  if (!row) return emptyManifest;
  const [sequence, text] = row;
  const { conjuntos, anteriores }: Omit<ClusterManifest, 'sequence'> = JSON.parse(text);
  return { sequence, conjuntos, anteriores };
}

/** The manifest with an edition in service, and the one that it replaces kept. */
export function withPublished(manifest: ClusterManifest, edition: Edition): ClusterManifest {
  const isOther = (other: Edition) => keyOf(other) !== keyOf(edition);
  const replaced = manifest.conjuntos.filter((other) => !isOther(other));
  return {
    sequence: nextSequence(manifest),
    conjuntos: [...manifest.conjuntos.filter(isOther), edition],
    anteriores: [...manifest.anteriores.filter(isOther), ...replaced],
  };
}

/** The manifest without the editions in service that are not to stay; these are kept no longer. */
export function keeping(
  manifest: ClusterManifest,
  stays: (edition: Edition) => boolean,
): ClusterManifest {
  return {
    ...manifest,
    sequence: nextSequence(manifest),
    conjuntos: manifest.conjuntos.filter(stays),
  };
}

/** Later than that of a manifest that was lost with its servers, for readers that remember it. */
const nextSequence = ({ sequence }: ClusterManifest): number => Math.max(sequence + 1, Date.now());
