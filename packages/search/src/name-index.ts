import { QUALITY, TermIndex, type TermMatches } from './term-index';
import { joinedWords, wordsOfName } from './words';

/** One of an item's names. */
export interface Name {
  text: string;
  kind: 'title' | 'everyday' | 'synonym';
  /** Index of the item in the list. */
  item: number;
  /** Total number of letters in the distinct words. */
  letters: number;
}

/** How well each name matches a typed word. Arrays are indexed by name. */
export interface WordMatches {
  word: string;
  /** Whether any name contains the word, ignoring gender and number. */
  isKnown: boolean;
  /** 1 for an unknown word; decreases with the number of names that contain the word. */
  rarity: number;
  /** 0 to 1; 0 means no match. */
  quality: Float32Array;
  /** Number of letters in the name that were matched. */
  covered: Uint8Array;
  /** 1 if the word matches the first word of the name. */
  first: Uint8Array;
}

/**
 * Maximum indexed words per name. A posting is the name's index × MAX_WORDS + the word's position.
 */
const MAX_WORDS = 32;

/** Inverted index of names by word. */
export class NameIndex {
  readonly names: Name[] = [];
  private readonly terms = new TermIndex();

  /** Indexes a name by its first `MAX_WORDS` words and an optional folded alias, such as a code. */
  add(name: Omit<Name, 'letters'>, alias?: string): void {
    const words = wordsOfName(name.text).slice(0, MAX_WORDS);
    const posting = this.names.length * MAX_WORDS;
    words.forEach((word, position) => this.terms.add(word, posting + position));
    for (const word of joinedWords(name.text)) this.terms.add(word, posting);
    if (alias) this.terms.add(alias, posting);
    this.names.push({ ...name, letters: [...new Set(words)].join('').length });
  }

  /** Matches names that contain the word or a word starting with it. */
  matches = (word: string): WordMatches => this.gather(word, this.terms.matches(word));

  /** Matches names like `matches`, and also names with a similar word. */
  nearMatches = (word: string): WordMatches =>
    this.gather(word, new Map([...this.terms.nearMatches(word), ...this.terms.matches(word)]));

  private gather(word: string, terms: TermMatches): WordMatches {
    const count = this.names.length;
    const quality = new Float32Array(count);
    const covered = new Uint8Array(count);
    const first = new Uint8Array(count);
    let isKnown = false;
    let postings = 0;
    for (const [term, found] of terms) {
      isKnown ||= found >= QUALITY.sameStem;
      postings += this.terms.postingsOf(term).length;
      for (const posting of this.terms.postingsOf(term)) {
        const name = Math.floor(posting / MAX_WORDS);
        if (found <= (quality[name] ?? 0)) continue;
        quality[name] = found;
        covered[name] = found === QUALITY.prefix ? word.length : term.length;
        first[name] = posting % MAX_WORDS === 0 ? 1 : 0;
      }
    }
    return { word, isKnown, rarity: 1 / Math.log(postings + Math.E), quality, covered, first };
  }
}
