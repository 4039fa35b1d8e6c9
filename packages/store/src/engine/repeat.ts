import { setTimeout as sleep } from 'node:timers/promises';

export interface Repetition {
  /** Stops the loop. Resolves once the current run of `work` has ended. */
  stop(): Promise<void>;
}

/**
 * Runs `work` repeatedly, after a pause each time, until stopped. Stopping aborts its `signal`.
 * `work` must not throw.
 */
export function repeat(work: (signal: AbortSignal) => Promise<void>, pauseMs: number): Repetition {
  const stopping = new AbortController();
  const { signal } = stopping;
  const stopped = run();
  return {
    stop: () => {
      stopping.abort();
      return stopped;
    },
  };

  async function run(): Promise<void> {
    while (!signal.aborted) {
      await sleep(pauseMs, undefined, { ref: false, signal }).catch(() => undefined);
      if (!signal.aborted) await work(signal);
    }
  }
}
