import { JOINED_NAME, JOINED_PARAMETER, joinedPathOf } from '@observatorio/contract';
import { putAhead } from './ahead';
import { fetchJson } from './fetch-json';
import { answerIn } from './join';
import { ownTask } from './own-task';

/**
 * Requests the addresses that the HTML of a page preloads, with the credentials of a preload, and
 * keeps their answers for the first requests of the page.
 */
export function fetchAhead(page: Document): void {
  for (const { href } of page.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=fetch]')) {
    const answer = fetchJson(href, new AbortController().signal, { credentials: 'same-origin' });
    const url = new URL(href);
    const { joined } = joinedPathOf(url.pathname) ?? {};
    if (joined !== url.pathname) {
      putAhead(href, answer);
      continue;
    }
    const names = url.searchParams.get(JOINED_PARAMETER)?.split(',') ?? [];
    for (const name of names) {
      const part = answer.then(async ({ body }) => {
        await ownTask();
        return answerIn(body, name);
      });
      putAhead(partUrl(url, name), part);
    }
  }
}

/** The address of one of the datasets of a joined address. */
function partUrl({ origin, pathname, search }: URL, name: string): string {
  const folder = pathname.slice(0, -JOINED_NAME.length);
  const query = search
    .slice(1)
    .split('&')
    .filter((pair) => !pair.startsWith(`${JOINED_PARAMETER}=`))
    .join('&');
  return origin + folder + name + (query && `?${query}`);
}
