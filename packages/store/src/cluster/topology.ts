import { Refusal } from '../command/command';
import type { ClusterAddress } from '../engine/cluster-address';
import type { ClusterClient } from '../engine/cluster-client';
import { textLiteral } from '../engine/inline-values';
import { clusterProblem } from './cluster-problem';

/** A server of a cluster. */
export interface ClusterNode {
  /** Its position in the address of the cluster. */
  index: number;
  /** The part of the rows that it holds, from 1; servers of one shard hold the same rows. */
  shard: number;
  replica: number;
}

type Row = [shard: number, replica: number, host: string, port: number, isLocal: number];

/**
 * The servers of a cluster, those of the first shard first. Throws a Refusal unless the address
 * names every server that the cluster consists of, because each gets its tables directly.
 */
export async function clusterNodes(
  client: ClusterClient,
  { nodes, cluster }: ClusterAddress,
): Promise<ClusterNode[]> {
  const missing = new Map<string, string>();
  const found = new Map<string, ClusterNode>();
  for (const [index, url] of nodes.entries()) {
    const rows = await rowsOf(client, { index, url, cluster });
    const own = rows.find(([, , , , isLocal]) => isLocal === 1) ?? onlyOf(rows);
    if (!own) throw new Refusal(noPart(url, cluster, rows.length));
    const [shard, replica] = own;
    const key = `${shard} ${replica}`;
    if (found.has(key)) throw new Refusal(`O endereço nomeia duas vezes o servidor ${url}.`);
    found.set(key, { index, shard, replica });
    for (const [s, r, host, port] of rows) missing.set(`${s} ${r}`, `${host}:${port}`);
  }
  for (const key of found.keys()) missing.delete(key);
  if (missing.size > 0) {
    const list = [...missing.values()].join(', ');
    throw new Refusal(
      `O cluster “${cluster}” tem também ${list}. Escreva no endereço todos os servidores, com a porta HTTP de cada um, separados por vírgula.`,
    );
  }
  return [...found.values()].toSorted((a, b) => a.shard - b.shard || a.replica - b.replica);
}

/** The servers of the cluster as one of them lists them. Throws a Refusal that names that one. */
async function rowsOf(
  client: ClusterClient,
  { index, url, cluster }: { index: number; url: string; cluster: string },
): Promise<Row[]> {
  try {
    return await client.rowsOf<Row>(
      index,
      `SELECT shard_num, replica_num, host_name, port, is_local FROM system.clusters
       WHERE cluster = ${textLiteral(cluster)}`,
    );
  } catch (error) {
    const problem = clusterProblem(error);
    throw problem ? new Refusal(`${url}: ${problem}.`, { cause: error }) : error;
  }
}

/** A cluster of one server may name it by an address that is not local. */
const onlyOf = (rows: readonly Row[]): Row | undefined => (rows.length === 1 ? rows[0] : undefined);

const noPart = (url: string, cluster: string, servers: number): string =>
  servers === 0
    ? `O servidor ${url} não conhece o cluster “${cluster}”.`
    : `O servidor ${url} não faz parte do cluster “${cluster}”.`;
