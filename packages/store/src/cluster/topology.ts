import { Refusal } from '../command/command';
import type { ClusterAddress } from '../engine/cluster-address';
import type { ClusterClient } from '../engine/cluster-client';
import { textLiteral } from '../engine/inline-values';
import { clusterProblem } from './cluster-problem';

/** A server in a cluster. */
export interface ClusterNode {
  /** Position in the cluster address. */
  index: number;
  /** Number of its shard, 1-based. Servers of one shard contain the same rows. */
  shard: number;
}

type Row = [shard: number, host: string, port: number, isLocal: number];

/**
 * Returns the servers in a cluster, sorted by shard and address. Throws a Refusal unless the
 * address lists every server in the cluster, since tables are sent to each one directly.
 */
export async function clusterNodes(
  client: ClusterClient,
  { nodes, cluster }: ClusterAddress,
): Promise<ClusterNode[]> {
  const found: (ClusterNode & { url: string })[] = [];
  const listed = new Map<number, ReadonlySet<string>>();
  for (const [index, url] of nodes.entries()) {
    const rows = await rowsOf(client, { index, url, cluster });
    // Old versions report all servers in the shard as local, not only the one that responds.
    const own = rows.find(([, , , isLocal]) => isLocal === 1) ?? onlyOf(rows);
    if (!own) throw new Refusal(noPart(url, cluster, rows.length));
    found.push({ index, shard: own[0], url });
    for (const [shard, host, port] of rows) {
      listed.set(shard, new Set([...(listed.get(shard) ?? []), `${host}:${port}`]));
    }
  }
  for (const [shard, servers] of listed) {
    const named = found.filter((node) => node.shard === shard);
    if (named.length === servers.size) continue;
    const names = [...servers].join(', ');
    const urls = named.map(({ url }) => url).join(', ') || 'nenhum';
    throw new Refusal(
      `A parte ${shard} do cluster “${cluster}” está em ${names}; o endereço nomeia, dela: ${urls}. Escreva todos os servidores, com a porta HTTP de cada um, separados por vírgula.`,
    );
  }
  return found.toSorted((a, b) => a.shard - b.shard || (a.url < b.url ? -1 : 1));
}

/**
 * Reads the list of servers from one server in the cluster. Throws a Refusal that names that
 * server.
 */
async function rowsOf(
  client: ClusterClient,
  { index, url, cluster }: { index: number; url: string; cluster: string },
): Promise<Row[]> {
  try {
    return await client.rowsOf<Row>(
      index,
      `SELECT shard_num, host_name, port, is_local FROM system.clusters
       WHERE cluster = ${textLiteral(cluster)}`,
    );
  } catch (error) {
    const problem = clusterProblem(error);
    throw problem ? new Refusal(`${url}: ${problem}.`, { cause: error }) : error;
  }
}

/**
 * Returns the row if there is exactly one. A single-server cluster may list its server under an
 * address that ClickHouse does not recognise as local.
 */
const onlyOf = (rows: readonly Row[]): Row | undefined => (rows.length === 1 ? rows[0] : undefined);

const noPart = (url: string, cluster: string, servers: number): string =>
  servers === 0
    ? `O servidor ${url} não conhece o cluster “${cluster}”.`
    : `O servidor ${url} não faz parte do cluster “${cluster}”.`;
