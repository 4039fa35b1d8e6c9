import type { JsonAnswer } from './fetch-json';

/** Prefetched responses by URL. */
const ahead = new Map<string, Promise<JsonAnswer>>();

/** Time before an unused prefetched response is dropped, in ms. */
const KEEP_MS = 60_000;

/** Stores a response for the next request of a URL. */
export function putAhead(url: string, answer: Promise<JsonAnswer>): void {
  // Avoids an unhandled rejection. The request that takes the response reports the failure.
  answer.catch(() => undefined);
  ahead.set(url, answer);
  setTimeout(() => ahead.delete(url), KEEP_MS);
}

/** Removes and returns the prefetched response of a URL, if any. */
export function takeAhead(url: string): Promise<JsonAnswer> | undefined {
  const answer = ahead.get(url);
  ahead.delete(url);
  return answer;
}
