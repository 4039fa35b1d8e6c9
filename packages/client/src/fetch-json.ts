import { SOURCES_HEADER } from '@observatorio/contract';
import { failureOf, RequestError, unreachable, unreadable } from './failure';

/** Pauses before the second and third attempts, in milliseconds. */
const BACKOFF = [300, 900];

/** The longest pause that a server may impose; beyond it the reader decides when to try again. */
const MAX_PAUSE = 4000;

/** Time limit of one attempt, in milliseconds. */
const TIMEOUT = 30_000;

/** A successful answer. */
export interface JsonAnswer {
  body: unknown;
  /** The editions that the body comes from, as the API's header lists them. Default: unknown. */
  sources?: string | undefined;
}

/** Options of `fetchJson`. */
interface FetchOptions {
  /** Default: none. A preload is reused only by a request with its own, `same-origin`. */
  credentials?: RequestCredentials;
}

/**
 * Fetches JSON, by default without cookies. Retries twice when the network or the server (5xx)
 * fails, after the time in `Retry-After` if that is short, not when the request is at fault (4xx).
 * Throws a RequestError, or the signal's reason.
 */
export async function fetchJson(
  url: string,
  signal: AbortSignal,
  { credentials = 'omit' }: FetchOptions = {},
): Promise<JsonAnswer> {
  for (const wait of BACKOFF) {
    try {
      return await attempt(url, signal, credentials);
    } catch (error) {
      if (!isTransient(error)) throw error;
      await delay(Math.max(wait, requiredPause(error)), signal);
    }
  }
  return attempt(url, signal, credentials);
}

const isTransient = (error: unknown): error is RequestError =>
  error instanceof RequestError &&
  (error.status === undefined || error.status >= 500) &&
  requiredPause(error) <= MAX_PAUSE;

const requiredPause = ({ retryAfter = 0 }: RequestError): number => retryAfter * 1000;

async function attempt(
  url: string,
  signal: AbortSignal,
  credentials: RequestCredentials,
): Promise<JsonAnswer> {
  let response: Response;
  try {
    response = await fetch(url, {
      credentials,
      headers: { accept: 'application/json' },
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]),
    });
  } catch (error) {
    signal.throwIfAborted();
    throw unreachable(error);
  }
  if (!response.ok) throw await failureOf(response);
  try {
    const sources = response.headers.get(SOURCES_HEADER) ?? undefined;
    return { body: await response.json(), sources };
  } catch (error) {
    signal.throwIfAborted();
    throw unreadable(error, response.status);
  }
}

function delay(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(signal.reason);
      },
      { once: true },
    );
  });
}
