import { join } from 'node:path';
import type { Edition } from '@observatorio/contract';
import { Refusal } from '../command/command';
import { faultOf, type StoredEdition } from '../editions/edition-file';
import { publicPart } from '../editions/install';
import { keyOf, manifestOf } from '../editions/manifest-file';
import { makeWorkspace } from '../editions/workspace';
import type { ClusterAddress } from '../engine/cluster-address';
import { ClusterClient } from '../engine/cluster-client';
import { textLiteral } from '../engine/inline-values';
import {
  type ClusterManifest,
  databaseOf,
  isEditionDatabase,
  keeping,
  MANIFESTS,
  readNodeManifest,
  withPublished,
} from './cluster-manifest';
import { type CopyProgress, copyEdition, runOnAll, type Target } from './copy-edition';
import { type Lease, takeLease } from './lease';
import { clusterNodes } from './topology';

/** What was done with an edition. */
export type Outcome =
  | { kind: 'copied'; edition: Edition; tables: number; rows: number; seconds: number }
  /** Its copy was still in the cluster. */
  | { kind: 'restored'; edition: Edition }
  | { kind: 'present'; edition: Edition }
  | { kind: 'removed'; edition: Edition }
  /** Official data are in its place. */
  | { kind: 'refused'; edition: Edition; official: Edition };

export interface PublishOptions {
  onOutcome?(outcome: Outcome): void;
  onProgress?(edition: Edition, progress: CopyProgress): void;
  /** Called once if another program is publishing. */
  onWait?(): void;
  /** Called with the number of copies that a killed publication left behind, if there are any. */
  onLeftovers?(count: number): void;
}

/**
 * Copies the editions in service of a data directory to a cluster, and puts each into service there
 * once all of its tables are complete; running servers follow within a second. Editions of other
 * sources and years stay. If it throws, or the process is killed at any moment, the editions in
 * service do not change, and the next publication removes what it left. Throws a Refusal.
 */
export async function publishEditions(
  dataDir: string,
  address: ClusterAddress,
  options: PublishOptions = {},
): Promise<readonly Edition[]> {
  const { conjuntos } = await manifestOf(dataDir);
  if (conjuntos.length === 0) throw new Refusal(`Não há edições em ${dataDir}.`);
  await refuseDamaged(dataDir, conjuntos);
  // Its own database may not exist yet, so these connections name none.
  const client = new ClusterClient(address, 'default');
  const named = new ClusterClient(address, address.database);
  try {
    const nodes = await clusterNodes(client, address);
    const target: Target = { client, cluster: address.cluster, nodes };
    await prepareCluster(target, address);
    const lease = await takeLease(named, nodes[0]?.index ?? 0, options.onWait ?? (() => undefined));
    try {
      const publication = new Publication({ dataDir, named, target, lease, options });
      return await publication.run(conjuntos);
    } finally {
      await lease.release();
    }
  } finally {
    await Promise.all([client.close(), named.close()]);
  }
}

async function refuseDamaged(dataDir: string, editions: readonly StoredEdition[]): Promise<void> {
  for (const edition of editions) {
    const fault = await faultOf(dataDir, edition);
    if (!fault) continue;
    throw new Refusal(
      `A edição ${edition.conjunto} ${edition.ano} (${edition.versao}) não pode ser publicada: ${fault}.`,
    );
  }
}

/** Makes the list of editions where it is missing. */
async function prepareCluster(target: Target, { database }: ClusterAddress): Promise<void> {
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
  dataDir: string;
  /** Reads the list of editions. */
  named: ClusterClient;
  target: Target;
  lease: Lease;
  options: PublishOptions;
}

/** One run of the command, which alone may change the cluster. */
class Publication {
  private manifest!: ClusterManifest;

  constructor(private readonly parts: Parts) {}

  /** Publishes editions; returns those in service at the end. */
  async run(editions: readonly StoredEdition[]): Promise<readonly Edition[]> {
    const { onOutcome = () => undefined } = this.parts.options;
    this.manifest = await this.latestManifest();
    await this.removeLeftovers();
    for (const stored of editions) onOutcome(await this.publish(stored));
    for (const edition of await this.removeSamples(editions)) {
      onOutcome({ kind: 'removed', edition });
    }
    return this.manifest.conjuntos;
  }

  /** The latest manifest of all servers: a killed publication may not have reached each. */
  private async latestManifest(): Promise<ClusterManifest> {
    const { named, target } = this.parts;
    const all = await Promise.all(target.nodes.map(({ index }) => readNodeManifest(named, index)));
    return all.reduce((latest, each) => (each.sequence > latest.sequence ? each : latest));
  }

  private async publish(stored: StoredEdition): Promise<Outcome> {
    const { conjuntos, anteriores } = this.manifest;
    const edition = publicPart(stored);
    const isSame = ({ versao }: Edition) => versao === edition.versao;
    if (conjuntos.some(isSame)) return { kind: 'present', edition };
    const official = conjuntos.find(
      (other) => keyOf(other) === keyOf(edition) && other.tipo === 'oficial',
    );
    if (official && edition.tipo !== 'oficial') return { kind: 'refused', edition, official };
    if (anteriores.some(isSame)) {
      await this.write(withPublished(this.manifest, edition));
      return { kind: 'restored', edition };
    }
    const started = performance.now();
    const { tables, rows } = await this.copy(stored);
    await this.write(withPublished(this.manifest, edition));
    const seconds = (performance.now() - started) / 1000;
    return { kind: 'copied', edition, tables, rows, seconds };
  }

  private async copy(stored: StoredEdition) {
    const { dataDir, named, target, options } = this.parts;
    const workspace = await makeWorkspace(dataDir);
    try {
      return await copyEdition(target, {
        path: join(dataDir, stored.arquivo),
        database: databaseOf(named.database, stored),
        folder: workspace.path,
        onProgress: (progress) => {
          this.parts.lease.check();
          options.onProgress?.(publicPart(stored), progress);
        },
      });
    } finally {
      await workspace.remove();
    }
  }

  /** Takes made-up editions out of service that the data directory no longer has. */
  private async removeSamples(editions: readonly Edition[]): Promise<Edition[]> {
    const versions = new Set(editions.map(({ versao }) => versao));
    const stays = ({ tipo, versao }: Edition) => tipo === 'oficial' || versions.has(versao);
    const removed = this.manifest.conjuntos.filter((edition) => !stays(edition));
    if (removed.length > 0) await this.write(keeping(this.manifest, stays));
    return removed;
  }

  /** Puts a manifest into service on all servers. */
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

  /** Removes the databases of editions that the manifest does not name. */
  private async removeLeftovers(): Promise<void> {
    const { named, target, options } = this.parts;
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
    if (found.size > 0) options.onLeftovers?.(found.size);
    for (const name of found) await runOnAll(target, `DROP DATABASE IF EXISTS ${name}`);
  }
}
