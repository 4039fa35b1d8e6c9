import { LRUCache } from 'lru-cache';
import { cancellable, type Database } from './connector';
import { Shared } from './shared';

/**
 * Cache of results by key. Concurrent computations for a key are shared; failures are not cached.
 */
export class Memo<T extends NonNullable<unknown>> {
  private readonly results: LRUCache<string, T> | undefined;
  private readonly pending = new Map<string, Shared<T>>();

  /** Keeps the `capacity` most recently used results; 0 disables the cache. */
  constructor(capacity: number) {
    if (capacity > 0) this.results = new LRUCache({ max: capacity });
  }

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

  /**
   * Returns the cached result of queries on an edition, or runs them. The queries are aborted once
   * all callers have aborted.
   */
  read(key: string, database: Database, query: (database: Database) => Promise<T>): Promise<T> {
    return this.get(key, (signal) => query(cancellable(database, signal)), database.signal);
  }

  private start(key: string, compute: (signal: AbortSignal) => Promise<T>): Shared<T> {
    const shared = new Shared<T>(async (signal) => {
      try {
        const result = await compute(signal);
        this.results?.set(key, result);
        return result;
      } finally {
        if (this.pending.get(key) === shared) this.pending.delete(key);
      }
    });
    this.pending.set(key, shared);
    return shared;
  }
}
