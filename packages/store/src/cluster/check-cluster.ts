import { type ClusterAddress, ClusterAddressError } from '../engine/cluster-address';
import { ClusterClient, exceptionCode } from '../engine/cluster-client';
import { textLiteral } from '../engine/inline-values';
import { clusterProblem, isDown } from './cluster-problem';

/** Timeout of the check, in ms. */
const TIMEOUT_MS = 5000;

/**
 * Checks that the cluster at an address is readable. Throws a ClusterAddressError if the address
 * can never work. An unresponsive server is not an error because it may still be starting.
 */
export async function checkCluster(address: ClusterAddress): Promise<void> {
  const client = new ClusterClient(address, address.database);
  try {
    const rows = await client.rows<[string]>(
      `SELECT cluster FROM system.clusters WHERE cluster = ${textLiteral(address.cluster)}`,
      AbortSignal.timeout(TIMEOUT_MS),
    );
    if (rows.length === 0) {
      throw new ClusterAddressError(`os servidores não conhecem o cluster “${address.cluster}”`);
    }
  } catch (error) {
    if (error instanceof ClusterAddressError) throw error;
    if (isDown(error) || isTimeout(error)) return;
    const problem = clusterProblem(error);
    if (problem) throw new ClusterAddressError(problem);
    if (exceptionCode(error) === undefined) {
      throw new ClusterAddressError('o servidor não é um ClickHouse, ou não fala HTTP nessa porta');
    }
    throw error;
  } finally {
    await client.close();
  }
}

const isTimeout = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'TimeoutError' || /aborted/i.test(error.message));
