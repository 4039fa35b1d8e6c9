import { createSearchIndex, type Findable, type SearchIndex } from './search-index';

let latest: { key: string; index: Promise<SearchIndex> } | undefined;

const keyOf = (list: readonly Findable[]): string =>
  list
    .map(({ code, title, synonyms, weight }) => [code, title, synonyms.length, weight].join())
    .join('\n');

/** The index of a list; fields with equal lists share one. */
export function sharedIndex(list: readonly Findable[]): Promise<SearchIndex> {
  const key = keyOf(list);
  if (latest?.key !== key) latest = { key, index: createSearchIndex(list) };
  return latest.index;
}
