import type { JsonAnswer } from './fetch-json';

/** Answers that are fetched before they are needed, by their addresses. */
const ahead = new Map<string, Promise<JsonAnswer>>();

/** Time after which answers that nobody needed are dropped, in ms. */
const KEEP_MS = 60_000;

/** Keeps an answer for the next request of an address. */
export function putAhead(url: string, answer: Promise<JsonAnswer>): void {
  // The request that needs it reports its failure.
  answer.catch(() => undefined);
  ahead.set(url, answer);
  setTimeout(() => ahead.delete(url), KEEP_MS);
}

/** Takes the answer of an address that was fetched ahead, if there is one. */
export function takeAhead(url: string): Promise<JsonAnswer> | undefined {
  const answer = ahead.get(url);
  ahead.delete(url);
  return answer;
}
