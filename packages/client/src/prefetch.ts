import { JOINED_NAME, JOINED_PARAMETER, joinedPathOf } from '@observatorio/contract';
import { fetchJson } from './fetch-json';
import { responseOf } from './join';
import { nextFreeTask } from './next-free-task';
import { storePrefetched } from './prefetched';

/**
 * Fetches the URLs that the HTML of a page preloads, with the same credentials as the preload, and
 * stores the responses for the page's first requests.
 */
export function prefetch(page: Document): void {
  for (const { href } of page.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=fetch]')) {
    const answer = fetchJson(href, new AbortController().signal, { credentials: 'same-origin' });
    const url = new URL(href);
    const { joined } = joinedPathOf(url.pathname) ?? {};
    if (joined !== url.pathname) {
      storePrefetched(href, answer);
      continue;
    }
    const names = url.searchParams.get(JOINED_PARAMETER)?.split(',') ?? [];
    for (const name of names) {
      const part = answer.then(async (whole) => {
        await nextFreeTask();
        return responseOf(whole, name);
      });
      storePrefetched(partUrl(url, name), part);
    }
  }
}

/** Returns the URL of a single dataset that a joined URL requests. */
function partUrl({ origin, pathname, search }: URL, name: string): string {
  const folder = pathname.slice(0, -JOINED_NAME.length);
  const query = search
    .slice(1)
    .split('&')
    .filter((pair) => !pair.startsWith(`${JOINED_PARAMETER}=`))
    .join('&');
  return origin + folder + name + (query && `?${query}`);
}
