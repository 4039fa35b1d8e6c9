/** Number of answers kept. */
const CAPACITY = 100;
/** Time for which answers are kept, in milliseconds: the server's `max-age`. */
const MAX_AGE = 300_000;

/** Fetches an address; the signal is aborted once no caller waits for it. */
type Fetcher<Answer> = (url: string, signal: AbortSignal) => Promise<Answer>;

interface Entry<Answer> {
  answer: Promise<Answer>;
  controller: AbortController;
  waiting: number;
  settled: boolean;
  expires: number;
}

/** Makes a fetcher that shares requests in flight and recent answers by address. */
export function createShare<Answer>(fetcher: Fetcher<Answer>): Fetcher<Answer> {
  const entries = new Map<string, Entry<Answer>>();

  function start(url: string): Entry<Answer> {
    const controller = new AbortController();
    const entry: Entry<Answer> = {
      answer: fetcher(url, controller.signal),
      controller,
      waiting: 0,
      settled: false,
      expires: Date.now() + MAX_AGE,
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

  /** Moves the entry to the end of the map, whose first entry is the least recently used. */
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
    const entry = known && known.expires > Date.now() ? known : start(url);
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
