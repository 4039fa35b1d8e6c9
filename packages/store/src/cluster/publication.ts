import { type Edition, editionKey } from '@observatorio/contract';
import type { ClusterAddress } from '../engine/cluster-address';
import { ClusterClient } from '../engine/cluster-client';
import { textLiteral } from '../engine/inline-values';
import {
  type ClusterManifest,
  databaseOf,
  filterEditions,
  isEditionDatabase,
  MANIFESTS,
  readNodeManifest,
  withPublishedEdition,
} from './cluster-manifest';
import { type Copied, type CopyTarget, runOnAll } from './copy-table';
import { type Lease, takeLease } from './lease';
import { clusterNodes } from './topology';

/** Result of publishing an edition. */
export type Outcome =
  | { kind: 'copied'; edition: Edition; tables: number; rows: number; seconds: number }
  /** The cluster still had a copy of the edition. */
  | { kind: 'restored'; edition: Edition }
  | { kind: 'present'; edition: Edition }
  | { kind: 'removed'; edition: Edition }
  /** Official data for the same source and year are live. */
  | { kind: 'refused'; edition: Edition; official: Edition };

export interface ChangeOptions {
  /** Called once if another program is changing the cluster. */
  onWait?(): void;
  /** Called with the number of copies left behind by killed publications, if any. */
  onLeftovers?(count: number): void;
}

/**
 * Runs `change` with the exclusive right to change a cluster, after removing the leftovers of
 * killed processes. If it throws or the process is killed at any moment, unfinished editions do not
 * go live, and the next change removes the leftovers. Throws a Refusal.
 */
export async function changeCluster<T>(
  address: ClusterAddress,
  options: ChangeOptions,
  change: (publication: Publication) => Promise<T>,
): Promise<T> {
  return withCluster(address, async ({ named, target }) => {
    await prepareCluster(target, address);
    const first = target.nodes[0]?.index ?? 0;
    const lease = await takeLease(named, first, options.onWait ?? (() => undefined));
    try {
      const publication = new Publication({ named, target, lease });
      await publication.begin(options);
      return await change(publication);
    } finally {
      await lease.release();
    }
  });
}

/** Runs `work` with connections to all servers in a cluster. */
async function withCluster<T>(
  address: ClusterAddress,
  work: (parts: Omit<Parts, 'lease'>) => Promise<T>,
): Promise<T> {
  // The database in the address may not exist yet.
  const client = new ClusterClient(address, 'default');
  const named = new ClusterClient(address, address.database);
  try {
    const nodes = await clusterNodes(client, address);
    return await work({ named, target: { client, cluster: address.cluster, nodes } });
  } finally {
    await Promise.all([client.close(), named.close()]);
  }
}

/** Creates the manifest tables if they are missing. */
async function prepareCluster(target: CopyTarget, { database }: ClusterAddress): Promise<void> {
  const columns = 'sequence UInt64, manifest String';
  await runOnAll(target, `CREATE DATABASE IF NOT EXISTS ${database}`);
  await runOnAll(
    target,
    `CREATE TABLE IF NOT EXISTS ${database}.${MANIFESTS.local} (${columns})
     ENGINE = MergeTree() PARTITION BY tuple() ORDER BY sequence`,
  );
  await runOnAll(
    target,
    `CREATE TABLE IF NOT EXISTS ${database}.${MANIFESTS.all} (${columns})
     ENGINE = Distributed(${textLiteral(target.cluster)}, ${database}, ${MANIFESTS.local})`,
  );
}

interface Parts {
  /** Client connected to the manifest's database. */
  named: ClusterClient;
  target: CopyTarget;
  lease: Lease;
}

/** Exclusive session for changing a cluster. */
export class Publication {
  private manifest!: ClusterManifest;

  constructor(private readonly parts: Parts) {}

  /** Reads the manifest and removes leftovers. */
  async begin({ onLeftovers }: ChangeOptions): Promise<void> {
    this.manifest = await this.latestManifest();
    await this.removeLeftovers(onLeftovers);
  }

  get target(): CopyTarget {
    return this.parts.target;
  }

  get live(): readonly Edition[] {
    return this.manifest.conjuntos;
  }

  /** Throws if the lease was lost. */
  check(): void {
    this.parts.lease.check();
  }

  /**
   * Publishes an edition unless it is sample data and would replace official data. If the cluster
   * does not have the edition, `fill` creates the database with the given name and all its tables.
   */
  async add(edition: Edition, fill: (database: string) => Promise<Copied>): Promise<Outcome> {
    const { conjuntos, anteriores } = this.manifest;
    const isSame = ({ versao }: Edition) => versao === edition.versao;
    if (conjuntos.some(isSame)) return { kind: 'present', edition };
    const official = conjuntos.find(
      (other) => editionKey(other) === editionKey(edition) && other.tipo === 'oficial',
    );
    if (official && edition.tipo !== 'oficial') return { kind: 'refused', edition, official };
    if (anteriores.some(isSame)) {
      await this.write(withPublishedEdition(this.manifest, edition));
      return { kind: 'restored', edition };
    }
    const started = performance.now();
    const { tables, rows } = await fill(databaseOf(this.parts.named.database, edition));
    await this.write(withPublishedEdition(this.manifest, edition));
    const seconds = (performance.now() - started) / 1000;
    return { kind: 'copied', edition, tables, rows, seconds };
  }

  /**
   * Reads the manifests of all servers and returns the latest one: a killed publication may have
   * reached only some servers.
   */
  private async latestManifest(): Promise<ClusterManifest> {
    const { named, target } = this.parts;
    const all = await Promise.all(target.nodes.map(({ index }) => readNodeManifest(named, index)));
    return all.reduce((latest, each) => (each.sequence > latest.sequence ? each : latest));
  }

  /** Unpublishes the sample editions that are not in `editions`. */
  async removeSamples(editions: readonly Edition[]): Promise<Edition[]> {
    const versions = new Set(editions.map(({ versao }) => versao));
    const stays = ({ tipo, versao }: Edition) => tipo === 'oficial' || versions.has(versao);
    const removed = this.manifest.conjuntos.filter((edition) => !stays(edition));
    if (removed.length > 0) await this.write(filterEditions(this.manifest, stays));
    return removed;
  }

  /** Writes a manifest to all servers, which publishes it. */
  private async write(manifest: ClusterManifest): Promise<void> {
    const { named, target, lease } = this.parts;
    lease.check();
    const { sequence, ...content } = manifest;
    for (const { index } of target.nodes) {
      await named.client(index).insert({
        table: `${named.database}.${MANIFESTS.local}`,
        values: [{ sequence, manifest: JSON.stringify(content) }],
        format: 'JSONEachRow',
      });
    }
    this.manifest = manifest;
  }

  /** Drops the edition databases that are not in the manifest. */
  private async removeLeftovers(onLeftovers?: (count: number) => void): Promise<void> {
    const { named, target } = this.parts;
    const { conjuntos, anteriores } = this.manifest;
    const kept = new Set(
      [...conjuntos, ...anteriores].map((edition) => databaseOf(named.database, edition)),
    );
    const found = new Set<string>();
    for (const { index } of target.nodes) {
      const rows = await named.rowsOf<[string]>(index, 'SELECT name FROM system.databases');
      for (const [name] of rows) {
        if (isEditionDatabase(named.database, name) && !kept.has(name)) found.add(name);
      }
    }
    if (found.size > 0) onLeftovers?.(found.size);
    for (const name of found) {
      await runOnAll(target, `DROP DATABASE IF EXISTS ${name}`);
    }
  }
}
