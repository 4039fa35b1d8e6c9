import { SharedTask } from './shared-task';

/** Memory for results; it decides how many to keep. */
interface Results<T> {
  get(key: string): T | undefined;
  set(key: string, result: T): unknown;
}

/**
 * Cache of results by key. Concurrent computations for a key are shared; failures are not cached.
 */
export class SharedCache<T extends NonNullable<unknown>> {
  private readonly pending = new Map<string, SharedTask<T>>();

  /** @param results - Keeps the results. Default: none are kept, only pending ones are shared. */
  constructor(private readonly results?: Results<T>) {}

  /**
   * Returns the cached result for `key`, or computes it. The signal passed to `compute` is aborted
   * once all callers have aborted theirs.
   */
  async get(
    key: string,
    compute: (signal: AbortSignal) => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T> {
    const known = this.results?.get(key);
    if (known !== undefined) return known;
    signal?.throwIfAborted();
    const pending = this.pending.get(key);
    return (pending && !pending.isCancelled ? pending : this.start(key, compute)).join(signal);
  }

  private start(key: string, compute: (signal: AbortSignal) => Promise<T>): SharedTask<T> {
    const task = new SharedTask<T>(async (signal) => {
      try {
        const result = await compute(signal);
        this.results?.set(key, result);
        return result;
      } finally {
        if (this.pending.get(key) === task) this.pending.delete(key);
      }
    });
    this.pending.set(key, task);
    return task;
  }
}
