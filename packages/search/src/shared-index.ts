import { createSearchIndex, type SearchIndex, type SearchItem } from './search-index';

let latest: { key: string; index: Promise<SearchIndex> } | undefined;

const keyOf = (list: readonly SearchItem[]): string =>
  list
    .map(({ code, title, synonyms, everyday, weight }) =>
      [code, title, synonyms.length, everyday.length, weight].join(),
    )
    .join('\n');

/** Returns the index of a list, shared by callers with equal lists. Caches only the latest list. */
export function sharedIndex(list: readonly SearchItem[]): Promise<SearchIndex> {
  const key = keyOf(list);
  if (latest?.key !== key) latest = { key, index: createSearchIndex(list) };
  return latest.index;
}
