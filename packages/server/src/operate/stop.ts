import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

/** Time limit for pending requests when the server closes, in ms. */
const TIMEOUT_MS = 10_000;

/** Interval between checks that npm's shell is still alive, in ms. */
const PARENT_MS = 500;

/**
 * Stops when the shell in which npm runs the script is killed. The shell does not forward the
 * signal, so the server would otherwise be left running and occupy its port.
 */
function whenParentDies(stop: () => void): void {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, PARENT_MS);
  watch.unref();
}

interface Stop {
  log: FastifyBaseLogger;
  /** Time between `drain` and `close` after SIGTERM, in ms. */
  drainMs: number;
  /** Makes `/ready` fail while requests are still served. */
  drain: () => void;
  close: () => Promise<void>;
}

/** Exits after `close`: with code 0, or with 1 if it fails or takes longer than ten seconds. */
async function closeAndExit({ log, close }: Stop): Promise<never> {
  const closed = async (): Promise<number> => {
    await close();
    return 0;
  };
  const failed = (err: unknown): number => {
    log.error({ err }, 'falha ao encerrar');
    return 1;
  };
  const code = await Promise.race([closed().catch(failed), sleep(TIMEOUT_MS, 1, { ref: false })]);
  log.info({ code }, 'encerrado');
  process.exit(code);
}

/**
 * Stops on the first signal: immediately on SIGINT, which a user sends, and after a drain time on
 * SIGTERM, so that an orchestrator sees `/ready` fail before the port is closed. A second signal
 * kills the process.
 */
export function stopOnSignal(options: Stop): void {
  let isStopping = false;
  const stop = async (drainMs: number): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    process.off('SIGTERM', onTerm).off('SIGINT', onInterrupt);
    options.log.info('encerrando');
    options.drain();
    await sleep(drainMs);
    await closeAndExit(options);
  };
  const onTerm = () => void stop(options.drainMs);
  const onInterrupt = () => void stop(0);
  process.on('SIGTERM', onTerm).on('SIGINT', onInterrupt);
  if (process.env.npm_lifecycle_event) whenParentDies(onInterrupt);
}
