import { setTimeout as sleep } from 'node:timers/promises';
import type { ClusterEnvironment } from './cluster';
import type { Environment, Fault } from './environment';
import { expectThat, pick, randomDelay } from './random';

/** Creates a fault that requires the cluster. */
const ofCluster = (
  name: string,
  happen: (environment: Environment, cluster: ClusterEnvironment) => Promise<void>,
): Fault => ({
  name,
  async happen(environment) {
    if (!environment.cluster) throw new Error('This environment has no cluster.');
    await happen(environment, environment.cluster);
  },
});

const stoppedNode = ofCluster(
  'nó do cluster morto e reiniciado',
  (environment, { nodes, served }) =>
    served.whileBroken(async () => {
      const node = pick(environment, nodes);
      await node.stop();
      if (environment.next() < 0.3) await served.restart(pick(environment, ['SIGTERM', 'SIGKILL']));
      await sleep(randomDelay(environment, 4));
      await node.start();
    }),
);

const frozenNode = ofCluster(
  'nó do cluster parado por um tempo',
  (environment, { nodes, served }) =>
    served.whileBroken(async () => {
      const node = pick(environment, nodes);
      node.signal('SIGSTOP');
      await sleep(randomDelay(environment, 6));
      node.signal('SIGCONT');
    }),
);

const killedPublication = ofCluster(
  'publicação no cluster morta e repetida',
  async (environment, cluster) => {
    const { code, text } = await environment.import();
    expectThat(code === 0, text);
    await cluster.publish(randomDelay(environment, 5));
    await cluster.served.settle();
    const again = await cluster.publish();
    expectThat(again.code === 0, again.text);
  },
);

const publicationWithoutNode = ofCluster(
  'publicação enquanto falta um nó do cluster',
  async (environment, cluster) => {
    const { code, text } = await environment.import();
    expectThat(code === 0, text);
    await cluster.served.whileBroken(async () => {
      const node = pick(environment, cluster.nodes);
      await node.stop();
      const refused = await cluster.publish();
      expectThat(refused.code !== 0, `Published without a node: ${refused.text}`);
      await node.start();
    });
    const again = await cluster.publish();
    expectThat(again.code === 0, again.text);
  },
);

export const clusterFaults: readonly Fault[] = [
  stoppedNode,
  frozenNode,
  killedPublication,
  publicationWithoutNode,
];
