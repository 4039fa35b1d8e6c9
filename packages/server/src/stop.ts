import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

/** Time limit for requests that are pending when the server closes. */
const TIMEOUT_MS = 10_000;

/** Interval between checks that npm's shell is still alive. */
const PARENT_MS = 500;

/**
 * Stops when the shell that npm starts a script with dies of a signal: it does not pass the signal
 * on, so the server would be left behind, holding its port.
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
  /** Makes `/ready` fail while requests are still answered. */
  drain: () => void;
  close: () => Promise<void>;
}

/** Ends the process after `close`: exit code 0, or 1 if that fails or takes longer than ten seconds. */
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
 * Stops at the first signal: at once for SIGINT, which a person sends, and after a drain time for
 * SIGTERM, so that an orchestrator sees that `/ready` fails before the port is closed. A second
 * signal ends the process at once.
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
