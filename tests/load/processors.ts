import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** Jiffies of `/proc/stat` in a second. */
const JIFFIES = 100;

/** Seconds of the processors that the host gave to other machines; undefined where it does not say. */
function stolenSeconds(): number | undefined {
  try {
    const [total = ''] = readFileSync('/proc/stat', 'utf8').split('\n', 1);
    const stolen = total.trim().split(/\s+/)[8];
    return stolen === undefined ? undefined : Number(stolen) / JIFFIES;
  } catch {
    return undefined;
  }
}

/** What the processors did during a load. */
export interface ProcessorUse {
  /** Time of the server's processor for an answer, in ms. */
  msPerAnswer: number;
  /** Share of the processors' time that other machines of the host took; undefined where unknown. */
  stolen: number | undefined;
}

/** Runs a load and measures the processors meanwhile; `serverSeconds` is the server's own time so far. */
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
