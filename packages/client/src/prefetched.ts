import type { JsonResponse } from './fetch-json';

/** Prefetched responses by URL. */
const prefetched = new Map<string, Promise<JsonResponse>>();

/** Time before an unused prefetched response is dropped, in ms. */
const KEEP_MS = 60_000;

/** Stores a response for the next request to a URL. */
export function storePrefetched(url: string, answer: Promise<JsonResponse>): void {
  // Avoids an unhandled rejection. The request that takes the response reports the failure.
  answer.catch(() => undefined);
  prefetched.set(url, answer);
  setTimeout(() => prefetched.delete(url), KEEP_MS);
}

/** Removes and returns the prefetched response for a URL, if any. */
export function takePrefetched(url: string): Promise<JsonResponse> | undefined {
  const answer = prefetched.get(url);
  prefetched.delete(url);
  return answer;
}
