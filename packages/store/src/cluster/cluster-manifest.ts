import { type Edition, editionKey } from '@observatorio/contract';
import type { ClusterClient } from '../engine/cluster-client';

/** Manifest table of each server, and the Distributed table that spans them. */
export const MANIFESTS = { local: 'manifests_shard', all: 'manifests' } as const;

/** Editions published to a cluster. */
export interface ClusterManifest {
  /** Increases with every change. */
  sequence: number;
  /** Live editions. */
  conjuntos: readonly Edition[];
  /** Replaced editions, at most one per source and year, kept for rollback. */
  anteriores: readonly Edition[];
}

/** Manifest without editions. */
const emptyManifest: ClusterManifest = { sequence: 0, conjuntos: [], anteriores: [] };

/** Returns the name of an edition's database in the cluster. */
export const databaseOf = (
  database: string,
  { conjunto, ano, versao }: Pick<Edition, 'conjunto' | 'ano' | 'versao'>,
): string => `${database}_${conjunto.replaceAll('-', '_')}_${ano}_${versao}`;

/** Whether a database, judging by its name, contains an edition. */
export const isEditionDatabase = (database: string, name: string): boolean =>
  name.startsWith(`${database}_`) &&
  /^[a-z_]+_\d{4}_[0-9a-z]+$/.test(name.slice(database.length + 1));

const SQL = `ORDER BY sequence DESC LIMIT 1`;

/** Reads the latest manifest of the cluster. Fails unless a server in every shard responds. */
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

/** Reads the latest manifest of one server. */
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

/** Returns the manifest with `edition` live; the edition it replaces is kept for rollback. */
export function withPublishedEdition(manifest: ClusterManifest, edition: Edition): ClusterManifest {
  const isOther = (other: Edition) => editionKey(other) !== editionKey(edition);
  const replaced = manifest.conjuntos.filter((other) => !isOther(other));
  return {
    sequence: nextSequence(manifest),
    conjuntos: [...manifest.conjuntos.filter(isOther), edition],
    anteriores: [...manifest.anteriores.filter(isOther), ...replaced],
  };
}

/**
 * Returns the manifest with only the live editions that pass the `stays` test. The others are not
 * kept for rollback.
 */
export function filterEditions(
  manifest: ClusterManifest,
  stays: (edition: Edition) => boolean,
): ClusterManifest {
  return {
    ...manifest,
    sequence: nextSequence(manifest),
    conjuntos: manifest.conjuntos.filter(stays),
  };
}

/**
 * Returns the next sequence number. Uses the clock as a lower bound so that it exceeds the number
 * of any lost manifest that readers still have in memory.
 */
const nextSequence = ({ sequence }: ClusterManifest): number => Math.max(sequence + 1, Date.now());
