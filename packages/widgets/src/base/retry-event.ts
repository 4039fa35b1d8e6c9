/** Document event that repeats failed requests, including those of other copies of the library. */
const RETRY = 'observatorio-retry';

/** Repeats the failed requests of all cards on the page, because they usually fail together. */
export function retryAll(): void {
  document.dispatchEvent(new Event(RETRY));
}

/**
 * Calls `retry` on a retry event and when the browser is back online. Returns an unsubscribe
 * function.
 */
export function onRetry(retry: () => void): () => void {
  document.addEventListener(RETRY, retry);
  globalThis.addEventListener('online', retry);
  return () => {
    document.removeEventListener(RETRY, retry);
    globalThis.removeEventListener('online', retry);
  };
}
