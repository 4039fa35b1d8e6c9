import { type ReadonlySignal, signal } from '@preact/signals-core';
import { fetchJson, type JsonResponse } from './fetch-json';
import { fetchJoined } from './join';
import { createShare } from './share';

/*
 * All cards of a page show one version of the data. Caches answer for minutes with the version
 * before an import, so an answer of another version than the page's is requested again.
 */

/** Minimum time between two reloads of the page's data, in ms: replicas may differ for a while. */
const RELOAD_INTERVAL = 60_000;

/** Version of the page's data by origin of the API. */
const versions = new Map<string, string>();

const reload = signal(0);
let reloaded = -RELOAD_INTERVAL;

/** Changes when the page's data must be requested again because a newer version is in service. */
export const dataReload: ReadonlySignal<number> = reload;

const originOf = (url: string): string => /^\w+:\/\/[^/]+/.exec(url)?.[0] ?? '';

/** Whether an answer is of the version that the page shows; the first answer decides. */
export function isOfShownVersion(url: string, version: string | undefined): boolean {
  const origin = originOf(url);
  const shown = versions.get(origin) ?? version;
  if (shown) versions.set(origin, shown);
  return !version || version === shown;
}

/** Makes the version that the API just confirmed the page's own. */
export function showVersion(url: string, version: string | undefined): void {
  if (isOfShownVersion(url, version)) return;
  versions.set(originOf(url), version ?? '');
  const now = performance.now();
  if (now - reloaded < RELOAD_INTERVAL) return;
  reloaded = now;
  reload.value += 1;
}

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
