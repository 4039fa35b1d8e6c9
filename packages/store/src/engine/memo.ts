import { LRUCache } from 'lru-cache';

/** Results by key. Concurrent computations of one key are shared, and failures are not kept. */
export class Memo<T extends NonNullable<unknown>> {
  private readonly results: LRUCache<string, T> | undefined;
  private readonly pending = new Map<string, Promise<T>>();

  /** Keeps the `capacity` most recently used results; 0 for none. */
  constructor(capacity: number) {
    if (capacity > 0) this.results = new LRUCache({ max: capacity });
  }

  /** The result under `key`, computed where it is missing. */
  async get(key: string, compute: () => Promise<T>): Promise<T> {
    return this.results?.get(key) ?? this.pending.get(key) ?? this.start(key, compute);
  }

  private async start(key: string, compute: () => Promise<T>): Promise<T> {
    const computation = compute();
    this.pending.set(key, computation);
    try {
      const result = await computation;
      this.results?.set(key, result);
      return result;
    } finally {
      this.pending.delete(key);
    }
  }
}
