/** How many answers are kept, and for how many milliseconds: the server's own `max-age`. */
const CAPACITY = 100;
const MAX_AGE = 300_000;

/** Fetches an address; the signal says that nobody waits any more. */
type Fetcher = (url: string, signal: AbortSignal) => Promise<unknown>;

interface Entry {
  answer: Promise<unknown>;
  controller: AbortController;
  waiting: number;
  settled: boolean;
  expires: number;
}

/** Asks each address once for all who want it, in flight or lately answered. */
export function createShare(fetcher: Fetcher): Fetcher {
  const entries = new Map<string, Entry>();

  function start(url: string): Entry {
    const controller = new AbortController();
    const entry: Entry = {
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
      () => forget(url, entry),
    );
    return entry;
  }

  function forget(url: string, entry: Entry): void {
    if (entries.get(url) === entry) entries.delete(url);
  }

  /** Puts the entry last: the first of the map is the one that was not wanted for longest. */
  function keep(url: string, entry: Entry): void {
    entries.delete(url);
    entries.set(url, entry);
    const [oldest] = entries.keys();
    if (entries.size > CAPACITY && oldest !== undefined) entries.delete(oldest);
  }

  function leave(url: string, entry: Entry): void {
    entry.waiting -= 1;
    if (entry.waiting > 0 || entry.settled) return;
    forget(url, entry);
    entry.controller.abort();
  }

  return (url, signal) => {
    const known = entries.get(url);
    const entry = known && known.expires > Date.now() ? known : start(url);
    keep(url, entry);
    entry.waiting += 1;
    return new Promise((resolve, reject) => {
      const onAbort = () => {
        leave(url, entry);
        reject(signal.reason);
      };
      signal.addEventListener('abort', onAbort, { once: true });
      entry.answer
        .then(resolve, reject)
        .finally(() => signal.removeEventListener('abort', onAbort));
    });
  };
}
