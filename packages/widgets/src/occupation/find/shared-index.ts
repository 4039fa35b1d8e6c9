import { createOccupationIndex, type Findable, type OccupationIndex } from './occupation-index';

let latest: { key: string; index: Promise<OccupationIndex> } | undefined;

const keyOf = (list: readonly Findable[]): string =>
  list
    .map(({ code, title, synonyms, links }) => [code, title, synonyms.length, links].join())
    .join('\n');

/** The index of a list, made once for all fields of the page that search in the same. */
export function sharedIndex(list: readonly Findable[]): Promise<OccupationIndex> {
  const key = keyOf(list);
  if (latest?.key !== key) latest = { key, index: createOccupationIndex(list) };
  return latest.index;
}
