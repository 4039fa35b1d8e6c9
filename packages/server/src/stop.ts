import { setTimeout as sleep } from 'node:timers/promises';

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
export function stopOnSignal(close: () => Promise<void>): void {
  const stop = async (): Promise<void> => {
    const outcome = Promise.race([close().then(() => 0), sleep(TIMEOUT_MS, 1, { ref: false })]);
    process.exit(await outcome.catch(() => 1));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  if (process.env.npm_lifecycle_event) whenParentDies(() => void stop());
}
