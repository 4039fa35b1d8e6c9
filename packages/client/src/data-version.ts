import { type ReadonlySignal, signal } from '@preact/signals-core';

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
