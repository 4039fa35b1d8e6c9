import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

/** Time limit for requests that are pending when the signal arrives. */
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

/**
 * Ends the process on SIGTERM or SIGINT after `close`: exit code 0, or 1 if that fails or takes
 * longer than ten seconds. A second signal ends it at once.
 */
export function stopOnSignal(log: FastifyBaseLogger, close: () => Promise<void>): void {
  const closed = async (): Promise<number> => {
    await close();
    return 0;
  };
  const failed = (err: unknown): number => {
    log.error({ err }, 'falha ao encerrar');
    return 1;
  };
  const stop = async (): Promise<void> => {
    log.info('encerrando');
    const code = await Promise.race([closed().catch(failed), sleep(TIMEOUT_MS, 1, { ref: false })]);
    log.info({ code }, 'encerrado');
    process.exit(code);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  if (process.env.npm_lifecycle_event) whenParentDies(() => void stop());
}
