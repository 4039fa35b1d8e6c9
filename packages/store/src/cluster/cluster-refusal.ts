import { type Unit, withUnit } from '@observatorio/language';
import { Refusal } from '../command/command';
import { CLUSTER_FORM, ClusterAddressError } from '../engine/cluster-address';
import { clusterProblem } from './cluster-problem';
import type { ChangeOptions } from './publication';

const COPIES: Unit = { one: 'cópia', many: 'cópias' };

/** Progress messages for commands: waiting for another publication, and removing leftovers. */
export const clusterMessages: Required<ChangeOptions> = {
  onWait: () => console.log('Outra publicação está em curso; aguardando a vez…'),
  onLeftovers: (count) =>
    console.log(`Removendo ${withUnit(count, COPIES)} sem uso de publicações anteriores…`),
};

/** Runs `work` on a cluster. Throws a Refusal if the cluster's address or settings are wrong. */
export async function withClusterRefusals<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ClusterAddressError) {
      throw new Refusal(`O endereço não serve: ${error.message}. Use ${CLUSTER_FORM}.`);
    }
    const problem = clusterProblem(error);
    throw problem
      ? new Refusal(`O cluster não pôde ser usado: ${problem}.`, { cause: error })
      : error;
  }
}
