import { fetchJson } from './fetch-json';
import { createShare } from './share';

const share = createShare(fetchJson);

/** Cards that share a request share its error, and the console hears of it once. */
const reported = new WeakSet<object>();

/**
 * The JSON at an address, shared by all who ask for it on this page. When it cannot be had,
 * `failure` goes to the console with the cause and a RequestError is thrown; when the signal is
 * aborted, its reason is.
 */
export async function request(
  url: string,
  { failure, signal }: { failure: string; signal: AbortSignal },
): Promise<unknown> {
  try {
    return await share(url, signal);
  } catch (error) {
    signal.throwIfAborted();
    report(failure, error);
    throw error;
  }
}

function report(failure: string, error: unknown): void {
  if (error instanceof Error && reported.has(error)) return;
  if (error instanceof Error) reported.add(error);
  console.error(failure, error);
}
