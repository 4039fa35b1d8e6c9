import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** Jiffies per second in `/proc/stat`. */
const JIFFIES = 100;

/**
 * Returns the CPU seconds that the host has given to other machines (steal time), or undefined
 * where `/proc/stat` does not report them.
 */
function stolenSeconds(): number | undefined {
  try {
    const [total = ''] = readFileSync('/proc/stat', 'utf8').split('\n', 1);
    const stolen = total.trim().split(/\s+/)[8];
    return stolen === undefined ? undefined : Number(stolen) / JIFFIES;
  } catch {
    return undefined;
  }
}

/** CPU use during a load. */
export interface ProcessorUse {
  /** CPU time that the server spent per response, in ms. */
  msPerAnswer: number;
  /** Share of CPU time that the host gave to other machines (steal time); undefined if unknown. */
  stolen: number | undefined;
}

/** Runs a load and measures its CPU use. `serverSeconds` reads the server's total CPU time. */
export async function withProcessors<Result extends { times: readonly number[] }>(
  serverSeconds: () => Promise<number>,
  load: () => Promise<Result>,
): Promise<Result & { processors: ProcessorUse }> {
  const [started, server, stolen] = [performance.now(), await serverSeconds(), stolenSeconds()];
  const result = await load();
  const spent = (await serverSeconds()) - server;
  const passed = ((performance.now() - started) / 1000) * availableParallelism();
  const stolenNow = stolenSeconds();
  return {
    ...result,
    processors: {
      msPerAnswer: (1000 * spent) / result.times.length,
      stolen:
        stolen === undefined || stolenNow === undefined ? undefined : (stolenNow - stolen) / passed,
    },
  };
}
