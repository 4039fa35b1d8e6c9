import { SOURCES_HEADER, VERSION_HEADER } from '@observatorio/contract';
import { failureOf, RequestError, unreachable, unreadable } from './failure';

/** Delays before the second and third attempts, in ms. */
const BACKOFF = [300, 900];

/** Longest `Retry-After` to wait for, in ms. Beyond it, the reader decides when to retry. */
const MAX_PAUSE = 4000;

/** Timeout of each attempt, in ms. */
const TIMEOUT = 30_000;

/** Time after which failures are no longer retried, in ms: readers should not wait much longer. */
const PATIENCE = 10_000;

/** A successful response. */
export interface JsonResponse {
  body: unknown;
  /** Editions the body is based on, as listed in the API's header. Undefined if unknown. */
  sources?: string | undefined;
  /** Version of the data in service, as in the API's header. Undefined if unknown. */
  version?: string | undefined;
}

/** Options of `fetchJson`. */
interface FetchOptions {
  /**
   * Default: `omit`. Pass `same-origin` to reuse a preload, which requires the same credentials
   * mode.
   */
  credentials?: RequestCredentials;
  /** Default: `default`. */
  cache?: RequestCache;
}

/**
 * Fetches JSON, by default without cookies. Retries network and server (5xx) errors twice, but not
 * client errors (4xx) or errors after a long wait. Waits for `Retry-After` if it is short; otherwise
 * does not retry. Throws a RequestError, or the signal's reason.
 */
export async function fetchJson(
  url: string,
  signal: AbortSignal,
  { credentials = 'omit', cache = 'default' }: FetchOptions = {},
): Promise<JsonResponse> {
  const start = performance.now();
  for (const wait of BACKOFF) {
    try {
      return await attempt(url, signal, { credentials, cache });
    } catch (error) {
      if (!isTransient(error) || performance.now() - start > PATIENCE) throw error;
      await delay(Math.max(wait, requiredPause(error)), signal);
    }
  }
  return attempt(url, signal, { credentials, cache });
}

const isTransient = (error: unknown): error is RequestError =>
  error instanceof RequestError &&
  (error.status === undefined || error.status >= 500) &&
  requiredPause(error) <= MAX_PAUSE;

const requiredPause = ({ retryAfter = 0 }: RequestError): number => retryAfter * 1000;

/** Runs a task whose signal also aborts after the timeout; `AbortSignal.any` is too new. */
async function withTimeout<T>(
  signal: AbortSignal,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  signal.throwIfAborted();
  const controller = new AbortController();
  const abort = () => controller.abort(signal.reason);
  signal.addEventListener('abort', abort);
  const timer = setTimeout(() => controller.abort(), TIMEOUT);
  try {
    return await run(controller.signal);
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}

const attempt = (
  url: string,
  signal: AbortSignal,
  options: Required<FetchOptions>,
): Promise<JsonResponse> => withTimeout(signal, (limited) => request(url, limited, options));

async function request(
  url: string,
  signal: AbortSignal,
  options: Required<FetchOptions>,
): Promise<JsonResponse> {
  let response: Response;
  try {
    response = await fetch(url, {
      ...options,
      headers: { accept: 'application/json' },
      signal,
    });
  } catch (error) {
    throw unreachable(error);
  }
  if (!response.ok) throw await failureOf(response);
  try {
    const sources = response.headers.get(SOURCES_HEADER) ?? undefined;
    const version = response.headers.get(VERSION_HEADER) ?? undefined;
    return { body: await response.json(), sources, version };
  } catch (error) {
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
