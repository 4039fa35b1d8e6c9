import { type JoinedResponse, joinedPathOf, joinedUrl, splitQuery } from '@observatorio/contract';
import { failureOfProblem, RequestError, unreadable } from './failure';
import { fetchJson, type JsonResponse } from './fetch-json';
import { nextFreeTask } from './next-free-task';
import { takePrefetched } from './prefetched';

/** A request waiting to be joined with others. */
interface Part {
  url: string;
  name: string;
  signal: AbortSignal;
  resolve: (answer: JsonResponse | Promise<JsonResponse>) => void;
  reject: (reason: unknown) => void;
}

/** Requests waiting for the next free task, keyed by joined path and query. */
const waiting = new Map<string, Part[]>();

/** Response statuses of an API that cannot join the requested datasets. */
const UNJOINED = [400, 404, 414];

/**
 * Fetches JSON like `fetchJson`, but joins requests for datasets of the same area with the same
 * query that are made in the same task, or while elements mount one by one.
 */
export function fetchJoined(url: string, signal: AbortSignal): Promise<JsonResponse> {
  const early = takePrefetched(url);
  if (early) return early.catch(() => fetchJson(url, signal));
  const [path, query] = splitQuery(url);
  const place = joinedPathOf(path);
  if (!place) return fetchJson(url, signal);
  return new Promise((resolve, reject) => {
    const key = `${place.joined}?${query}`;
    const parts = waiting.get(key) ?? [];
    parts.push({ url, name: place.name, signal, resolve, reject });
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    if (parts.length > 1) return;
    waiting.set(key, parts);
    void nextFreeTask().then(() => {
      waiting.delete(key);
      return fetchParts(
        key,
        parts.filter((part) => !part.signal.aborted),
      );
    });
  });
}

const alone = ({ url, signal, resolve }: Part): void => {
  if (!signal.aborted) resolve(fetchJson(url, signal));
};

async function fetchParts(key: string, parts: readonly Part[]): Promise<void> {
  if (parts.length < 2) return parts.forEach(alone);
  try {
    const [joined, query] = splitQuery(key);
    const names = parts.map(({ name }) => name);
    const answer = await fetchTogether(joinedUrl(joined, names, query), parts);
    for (const part of parts) {
      await nextFreeTask();
      settle(part, answer);
    }
  } catch (error) {
    const isUnjoined = error instanceof RequestError && UNJOINED.includes(error.status ?? 0);
    for (const part of parts) {
      if (isUnjoined) alone(part);
      else part.reject(error);
    }
  }
}

/** Fetches a joined URL. The request is aborted once all its parts are aborted. */
function fetchTogether(url: string, parts: readonly Part[]): Promise<JsonResponse> {
  const controller = new AbortController();
  for (const { signal } of parts) {
    signal.addEventListener('abort', () => {
      if (parts.every((part) => part.signal.aborted)) controller.abort(signal.reason);
    });
  }
  return fetchJson(url, controller.signal);
}

/**
 * Settles a part with its own response or failure. Falls back to the part's own URL unless its
 * failure is a client error.
 */
function settle(part: Part, joined: JsonResponse): void {
  try {
    part.resolve(responseOf(joined, part.name));
  } catch (error) {
    if (error instanceof RequestError && isRefusal(error)) part.reject(error);
    else alone(part);
  }
}

/** Returns whether an error is a client error (4xx), which a retry would not fix. */
const isRefusal = ({ status = 500 }: RequestError): boolean => status >= 400 && status < 500;

/** Returns one dataset's response from a joined response, or throws that dataset's failure. */
export function responseOf({ body, version }: JsonResponse, name: string): JsonResponse {
  const { dados, fontes, problemas } = (body ?? {}) as Partial<JoinedResponse>;
  if (dados && name in dados) return { body: dados[name], sources: fontes?.[name], version };
  const problem = problemas?.[name];
  throw problem ? failureOfProblem(problem) : unreadable(body);
}
