import { NameIndex, type WordMatches } from './name-index';
import { type Ranked, rank } from './rank';
import { MIN_FUZZY_LENGTH } from './spelling';
import { foldCode, queryWords } from './words';

/** A searchable item: an occupation, a course or anything else with a code and names. */
export interface SearchItem {
  /** Unique code, searchable in any case and with or without separators. */
  code: string;
  title: string;
  /** Official synonyms. */
  synonyms: readonly string[];
  /** Everyday names. Rank above synonyms. */
  everyday: readonly string[];
  /** Popularity, such as the number of links or enrolments; at least 0. Breaks near ties. */
  weight: number;
}

/** A search result. */
export interface Found {
  code: string;
  title: string;
  /** The matching name. Omitted if it is the title. */
  name?: string;
  /** Whether the name contains every typed word, ignoring gender and number. */
  isExact: boolean;
  /** Whether the name only resembles some typed word, or lacks it. */
  isNear: boolean;
}

/** An immutable search index. */
export interface SearchIndex {
  /** Returns the items that match a query, best first. An empty query matches nothing. */
  search(text: string): Found[];
}

/** Time budget before yielding to the event loop, in ms. */
const SLICE_MS = 8;

/** Minimum number of results. With fewer, and none exact, the search also tries misspellings. */
const MIN_RESULTS = 3;

/** Minimum share of typed letters that must match if not all words do. */
const MIN_SHARE = 0.4;

const yieldToMain = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Builds a search index in time slices, to keep the page or server responsive. */
export async function createSearchIndex(list: readonly SearchItem[]): Promise<SearchIndex> {
  const index = new NameIndex();
  let since = performance.now();
  for (const [item, { code, title, everyday, synonyms }] of list.entries()) {
    index.add({ text: title, kind: 'title', item }, foldCode(code));
    for (const text of everyday) index.add({ text, kind: 'everyday', item });
    for (const text of synonyms) index.add({ text, kind: 'synonym', item });
    if (performance.now() - since < SLICE_MS) continue;
    await yieldToMain();
    since = performance.now();
  }
  const weights = list.map(({ weight }) => weight);
  const { names } = index;

  const ranked = (words: readonly WordMatches[], share = 1): Ranked[] =>
    rank(words, { names, weights, share });

  const find = (words: readonly string[]): Ranked[] => {
    const exact = words.map(index.matches);
    const found = ranked(exact);
    if (found.length >= MIN_RESULTS || found.some(({ isExact }) => isExact)) return found;
    // Interpretations of the query, most likely first. The first two also include the exact
    // matches in `found`.
    const attempts = [
      () => ranked(exact.map((match) => (match.isKnown ? match : index.nearMatches(match.word)))),
      () => ranked(words.map(index.nearMatches)),
      ...joinings(words).map((joined) => () => ranked(joined.map(index.matches))),
      () => ranked(exact.filter(isLong), MIN_SHARE),
    ];
    for (const attempt of attempts) {
      const results = attempt();
      if (results.length > 0) return results;
    }
    return [];
  };

  return {
    search: (text) =>
      find(queryWords(text)).map(({ item, name, isExact, isNear }) => {
        const { code = '', title = '' } = list[item] ?? {};
        const { kind, text: found } = names[name] ?? {};
        return kind === 'title'
          ? { code, title, isExact, isNear }
          : { code, title, name: found ?? '', isExact, isNear };
      }),
  };
}

const isLong = ({ word }: WordMatches): boolean => word.length >= MIN_FUZZY_LENGTH;

/**
 * Returns variants with two neighbouring words joined, since `moto boy` is also written `motoboy`.
 */
const joinings = (words: readonly string[]): string[][] =>
  words
    .slice(1)
    .map((word, index) => [
      ...words.slice(0, index),
      words[index] + word,
      ...words.slice(index + 2),
    ]);
