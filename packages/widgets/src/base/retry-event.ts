/** Event of the document that repeats failed requests, also those of another copy of the library. */
const RETRY = 'observatorio-retry';

/** Repeats the failed requests of all cards of the page: they usually fail together. */
export function retryAll(): void {
  document.dispatchEvent(new Event(RETRY));
}

/** Calls `retry` when a visitor wants it, and when the browser is online again; returns a stop. */
export function onRetry(retry: () => void): () => void {
  document.addEventListener(RETRY, retry);
  globalThis.addEventListener('online', retry);
  return () => {
    document.removeEventListener(RETRY, retry);
    globalThis.removeEventListener('online', retry);
  };
}
