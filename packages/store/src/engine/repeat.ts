import { setTimeout as sleep } from 'node:timers/promises';

export interface Repetition {
  /** Ends the repetition; resolves when the work that is under way is done. */
  stop(): Promise<void>;
}

/** Does `work` after each pause, until stopped; its `signal` is then aborted. It must not throw. */
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
