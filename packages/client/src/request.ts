import type { JsonResponse } from './fetch-json';
import { fetchJoined } from './join';
import { createShare } from './share';

const share = createShare(fetchJoined);

/** Errors already logged. Cards that share a request share its error, so it is logged once. */
const reported = new WeakSet<object>();

/**
 * Fetches JSON with one request per URL, shared by the whole page. On failure, logs `failure` with
 * the cause and throws a RequestError. If the signal is aborted, throws its reason.
 */
export async function request(
  url: string,
  { failure, signal }: { failure: string; signal: AbortSignal },
): Promise<JsonResponse> {
  try {
    return await share(absolute(url), signal);
  } catch (error) {
    signal.throwIfAborted();
    report(failure, error);
    throw error;
  }
}

/** Resolves a URL against the page, so that relative and absolute spellings share a request. */
const absolute = (url: string): string =>
  typeof document === 'undefined' ? url : new URL(url, document.baseURI).href;

function report(failure: string, error: unknown): void {
  if (error instanceof Error && reported.has(error)) return;
  if (error instanceof Error) reported.add(error);
  console.error(failure, error);
}
