/** Maximum number of cached responses. */
const CAPACITY = 100;
/** Lifetime of a cached response, in ms. Equals the server's `max-age`. */
const MAX_AGE = 300_000;

/** Fetches a URL. The signal is aborted once no caller is waiting for the response. */
type Fetcher<Answer> = (url: string, signal: AbortSignal) => Promise<Answer>;

interface Entry<Answer> {
  answer: Promise<Answer>;
  controller: AbortController;
  waiting: number;
  settled: boolean;
  expires: number;
}

/**
 * Wraps a fetcher so that callers share in-flight requests by URL, and responses for `maxAge` ms.
 */
export function createShare<Answer>(fetcher: Fetcher<Answer>, maxAge = MAX_AGE): Fetcher<Answer> {
  const entries = new Map<string, Entry<Answer>>();

  function start(url: string): Entry<Answer> {
    const controller = new AbortController();
    const entry: Entry<Answer> = {
      answer: fetcher(url, controller.signal),
      controller,
      waiting: 0,
      settled: false,
      expires: Date.now() + maxAge,
    };
    entry.answer.then(
      () => {
        entry.settled = true;
      },
      () => evict(url, entry),
    );
    return entry;
  }

  function evict(url: string, entry: Entry<Answer>): void {
    if (entries.get(url) === entry) entries.delete(url);
  }

  /**
   * Marks an entry as most recently used and, over capacity, evicts the least recently used one.
   */
  function touch(url: string, entry: Entry<Answer>): void {
    entries.delete(url);
    entries.set(url, entry);
    const [oldest] = entries.keys();
    if (entries.size > CAPACITY && oldest !== undefined) entries.delete(oldest);
  }

  function release(url: string, entry: Entry<Answer>): void {
    entry.waiting -= 1;
    if (entry.waiting > 0 || entry.settled) return;
    evict(url, entry);
    entry.controller.abort();
  }

  return (url, signal) => {
    const known = entries.get(url);
    const isUsable = known && !(known.settled && known.expires <= Date.now());
    const entry = isUsable ? known : start(url);
    touch(url, entry);
    entry.waiting += 1;
    return new Promise((resolve, reject) => {
      const onAbort = () => {
        release(url, entry);
        reject(signal.reason);
      };
      signal.addEventListener('abort', onAbort, { once: true });
      entry.answer
        .then(resolve, reject)
        .finally(() => signal.removeEventListener('abort', onAbort));
    });
  };
}
