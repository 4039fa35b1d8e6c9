import { join } from 'node:path';
import { hasClickHouse, startCluster, type TestNode } from '@observatorio/store/test-cluster';
import { type Outcome, run } from '../support/command';
import type { Reference } from './reference';
import { Served } from './served';

/**
 * A cluster and a server without local data, which serves the editions published to the cluster.
 */
export interface ClusterEnvironment {
  readonly nodes: readonly TestNode[];
  readonly served: Served;
  /** Publishes the live editions. Kills the process after `killAfterMs`, if given. */
  publish(killAfterMs?: number): Promise<Outcome>;
  close(): Promise<void>;
}

/**
 * Starts a cluster of two shards, publishes the data in `dir` to it and starts a server that reads
 * from it. Returns undefined, with a warning, if ClickHouse is not installed.
 */
export async function createClusterEnvironment(
  dir: string,
  reference: Reference,
): Promise<ClusterEnvironment | undefined> {
  if (!hasClickHouse()) return undefined;
  const cluster = await startCluster();
  const publish = (killAfterMs?: number) =>
    run('packages/store/src/cluster/cli.ts', [cluster.url], {
      dataDir: join(dir, 'data'),
      killAfterMs,
    });
  const { code, text } = await publish();
  if (code !== 0) throw new Error(text);
  const served = await Served.start({ DATA_DIR: join(dir, 'replica'), STORE_URL: cluster.url });
  served.ask(reference);
  return {
    nodes: cluster.nodes,
    served,
    publish,
    async close() {
      await served.close();
      await cluster.stop();
    },
  };
}
