import { QUALITY, TermIndex, type TermMatches } from './term-index';
import { joinedWords, wordsOfName } from './words';

/** A name by which an occupation is found. */
export interface Name {
  text: string;
  kind: 'title' | 'everyday' | 'synonym';
  /** The place of its occupation in the list. */
  occupation: number;
  /** How many letters its different words have. */
  letters: number;
}

/** How well each name answers one typed word, by the place of the name. */
export interface WordMatches {
  word: string;
  /** Whether a name has the very word, in whatever gender and number. */
  isKnown: boolean;
  /** 1 for a word of no name, the less the more names have it. */
  rarity: number;
  /** 0 where the name has no such word. */
  quality: Float32Array;
  /** Letters of the name that the word stands for. */
  covered: Uint8Array;
  /** 1 where it is the first word of the name. */
  first: Uint8Array;
}

/** A term's place is the place of its name times this, and its own place in the name. */
const POSITIONS = 32;

/** The names of occupations, found word by word. */
export class NameIndex {
  readonly names: Name[] = [];
  private readonly terms = new TermIndex();

  /** Adds a name, found by its words and by what else is said of it. */
  add(name: Omit<Name, 'letters'>, alias?: string): void {
    const words = wordsOfName(name.text).slice(0, POSITIONS);
    const place = this.names.length * POSITIONS;
    words.forEach((word, position) => this.terms.add(word, place + position));
    for (const word of joinedWords(name.text)) this.terms.add(word, place);
    if (alias) this.terms.add(alias, place);
    this.names.push({ ...name, letters: [...new Set(words)].join('').length });
  }

  /** The names that have the word, or one that starts with it. */
  matches = (word: string): WordMatches => this.gather(word, this.terms.matches(word));

  /** The same, and those with a word that is nearly it. */
  nearMatches = (word: string): WordMatches =>
    this.gather(word, new Map([...this.terms.nearMatches(word), ...this.terms.matches(word)]));

  private gather(word: string, terms: TermMatches): WordMatches {
    const count = this.names.length;
    const quality = new Float32Array(count);
    const covered = new Uint8Array(count);
    const first = new Uint8Array(count);
    let isKnown = false;
    let places = 0;
    for (const [term, found] of terms) {
      isKnown ||= found >= QUALITY.sameStem;
      places += this.terms.placesOf(term).length;
      for (const place of this.terms.placesOf(term)) {
        const name = Math.floor(place / POSITIONS);
        if (found <= (quality[name] ?? 0)) continue;
        quality[name] = found;
        covered[name] = found === QUALITY.prefix ? word.length : term.length;
        first[name] = place % POSITIONS === 0 ? 1 : 0;
      }
    }
    return { word, isKnown, rarity: 1 / Math.log(places + Math.E), quality, covered, first };
  }
}
