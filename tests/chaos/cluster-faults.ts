import { setTimeout as sleep } from 'node:timers/promises';
import type { ClusterWorld } from './cluster';
import { expectThat, pick, randomDelay } from './random';
import type { Fault, World } from './world';

/** Creates a fault that requires the cluster. */
const ofCluster = (
  name: string,
  happen: (world: World, cluster: ClusterWorld) => Promise<void>,
): Fault => ({
  name,
  async happen(world) {
    if (!world.cluster) throw new Error('This world has no cluster.');
    await happen(world, world.cluster);
  },
});

const stoppedNode = ofCluster('nó do cluster morto e reiniciado', (world, { nodes, served }) =>
  served.whileBroken(async () => {
    const node = pick(world, nodes);
    await node.stop();
    if (world.next() < 0.3) await served.restart(pick(world, ['SIGTERM', 'SIGKILL']));
    await sleep(randomDelay(world, 4));
    await node.start();
  }),
);

const frozenNode = ofCluster('nó do cluster parado por um tempo', (world, { nodes, served }) =>
  served.whileBroken(async () => {
    const node = pick(world, nodes);
    node.signal('SIGSTOP');
    await sleep(randomDelay(world, 6));
    node.signal('SIGCONT');
  }),
);

const killedPublication = ofCluster(
  'publicação no cluster morta e repetida',
  async (world, cluster) => {
    const { code, text } = await world.import();
    expectThat(code === 0, text);
    await cluster.publish(randomDelay(world, 5));
    await cluster.served.settle();
    const again = await cluster.publish();
    expectThat(again.code === 0, again.text);
  },
);

const publicationWithoutNode = ofCluster(
  'publicação enquanto falta um nó do cluster',
  async (world, cluster) => {
    const { code, text } = await world.import();
    expectThat(code === 0, text);
    await cluster.served.whileBroken(async () => {
      const node = pick(world, cluster.nodes);
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
