import { SharedCache } from '@observatorio/kit';
import { LRUCache } from 'lru-cache';
import { bytesOf } from './bytes-of';
import { cancellable, type Database } from './connector';

/**
 * Returns the cached result of queries on an edition, or runs them. The queries are aborted once all
 * callers have aborted.
 */
export type ReadAnswer<T> = (
  key: string,
  database: Database,
  query: (database: Database) => Promise<T>,
) => Promise<T>;

/**
 * Memory for the answers of all sources. Evicts the least recently used ones, and so also those of
 * closed editions, which are no longer requested.
 */
export class AnswerCache {
  private readonly answers: SharedCache<NonNullable<unknown>>;
  private kinds = 0;

  /** @param maxBytes - Approximate maximum size; 0 disables the cache. */
  constructor(maxBytes: number) {
    this.answers = new SharedCache(
      maxBytes > 0
        ? new LRUCache<string, NonNullable<unknown>>({
            maxSize: maxBytes,
            sizeCalculation: (answer, key) => bytesOf(key) + bytesOf(answer),
          })
        : undefined,
    );
  }

  /** Creates a reader for one kind of answer. Other kinds may use the same keys. */
  readerOf<T extends NonNullable<unknown>>(): ReadAnswer<T> {
    const kind = this.kinds++;
    return async (key, database, query) => {
      const answer = await this.answers.get(
        `${kind} ${key}`,
        (signal) => query(cancellable(database, signal)),
        database.signal,
      );
      // Only this reader uses the prefix.
      return answer as T;
    };
  }
}
