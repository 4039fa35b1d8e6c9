import SearchableMap from 'minisearch/SearchableMap';
import { maxErrors, typingErrors } from './spelling';
import { mayBeComplete, stem } from './words';

/** Match quality of a term for a typed word, 0 to 1. */
export const QUALITY = {
  same: 1,
  /** Different gender or number, or a phonetic misspelling. */
  sameStem: 0.97,
  prefix: 0.75,
  oneError: 0.5,
  twoErrors: 0.35,
  /** Prefix with typing errors. */
  nearPrefix: 0.42,
} as const;

/** Term → match quality. */
export type TermMatches = ReadonlyMap<string, number>;

/** Inverted index of terms. Postings are opaque numbers supplied by the caller. */
export class TermIndex {
  private readonly terms = new SearchableMap<number[]>();
  /** Stem → terms. */
  private readonly stems = new SearchableMap<string[]>();

  add(term: string, posting: number): void {
    const postings = this.terms.get(term);
    if (postings) postings.push(posting);
    else {
      this.terms.set(term, [posting]);
      this.stems.fetch(stem(term), () => []).push(term);
    }
  }

  postingsOf(term: string): readonly number[] {
    return this.terms.get(term) ?? [];
  }

  /** Finds terms that equal the word, ignoring gender and number, or start with it. */
  matches(word: string): TermMatches {
    const found = new Map<string, number>();
    for (const term of this.terms.atPrefix(word).keys()) found.set(term, QUALITY.prefix);
    if (mayBeComplete(word)) {
      for (const term of this.stems.get(stem(word)) ?? []) found.set(term, QUALITY.sameStem);
    }
    if (this.terms.has(word)) found.set(word, QUALITY.same);
    return found;
  }

  /** Finds terms that equal the word or start with it, allowing for typing errors. */
  nearMatches(word: string): TermMatches {
    const typed = stem(word);
    const found = this.nearPrefixes(typed);
    for (const [near, terms, quality] of nearIn(this.stems, typed)) {
      if (near[0] === typed[0]) for (const term of terms) raise(found, term, quality);
    }
    for (const [term, , quality] of nearIn(this.terms, word)) {
      if (term[0] === word[0] || quality === QUALITY.oneError) raise(found, term, quality);
    }
    return dropFar(found);
  }

  private nearPrefixes(typed: string): Map<string, number> {
    const found = new Map<string, number>();
    if (maxErrors(typed) === 0) return found;
    for (const [near, terms] of this.stems.atPrefix(typed.charAt(0))) {
      if (near.length < typed.length || typingErrors(typed, near).prefix > 1) continue;
      for (const term of terms) found.set(term, QUALITY.nearPrefix);
    }
    return found;
  }
}

/** Returns the keys of a tree within the edit distance allowed for the typed word. */
function nearIn<Value>(tree: SearchableMap<Value>, text: string): [string, Value, number][] {
  const limit = maxErrors(text);
  if (limit === 0) return [];
  // SearchableMap counts a transposition as two errors.
  return [...tree.fuzzyGet(text, 2)].flatMap(([near, [value]]): [string, Value, number][] => {
    const { whole } = typingErrors(text, near);
    if (whole > limit) return [];
    // Transposed letters, as in `mecidina`, count as one error.
    const isOne = whole < 2 || sortedLetters(near) === sortedLetters(text);
    return [[near, value, isOne ? QUALITY.oneError : QUALITY.twoErrors]];
  });
}

/** Drops terms with two errors if there is a term with one. */
function dropFar(found: Map<string, number>): TermMatches {
  const hasNear = [...found.values()].includes(QUALITY.oneError);
  return hasNear
    ? new Map([...found].filter(([, quality]) => quality !== QUALITY.twoErrors))
    : found;
}

const sortedLetters = (text: string): string => text.split('').toSorted().join('');

function raise(found: Map<string, number>, term: string, quality: number): void {
  if (quality > (found.get(term) ?? 0)) found.set(term, quality);
}
