import { isOfShownVersion, showVersion } from './data-version';
import { fetchJson, type JsonResponse } from './fetch-json';
import { fetchJoined } from './join';
import { createShare } from './share';

const share = createShare(fetchJoined);

/** Requests that caches may answer only after asking the API. */
const confirm = createShare((url, signal) => fetchJson(url, signal, { cache: 'no-cache' }), 0);

/** Fetches JSON of the version of the data that the page shows, or makes it show a newer one. */
async function fetchShown(url: string, signal: AbortSignal): Promise<JsonResponse> {
  const answer = await share(url, signal);
  if (isOfShownVersion(url, answer.version)) return answer;
  const confirmed = await confirm(url, signal);
  showVersion(url, confirmed.version);
  return confirmed;
}

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
    return await fetchShown(absolute(url), signal);
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
