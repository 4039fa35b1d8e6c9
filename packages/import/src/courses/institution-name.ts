import { isInCapitals, titleCase } from '../reading/cells/title-case';

/** An institution as named in its source. */
export interface NamedInstitution {
  name: string;
  abbreviation: string | null;
}

/** Fixed spellings of company suffixes and of organisations missing from lists of abbreviations. */
const known = new Map([
  ['LTDA', 'Ltda'],
  ['SENAI', 'SENAI'],
  ['SENAC', 'SENAC'],
  ['SENAT', 'SENAT'],
  ['SEBRAE', 'SEBRAE'],
  ['FATEC', 'Fatec'],
]);

const WORD = /\p{L}+/gu;
const NUMERAL = /^(?=[IVX])X{0,3}(IX|IV|V?I{0,3})$/;
/**
 * Matches words without vowels, which are treated as initials unless they are titles: `FGV`, but
 * not `DR`.
 */
const NO_VOWEL = /^[^AEIOUYÀ-Ý]{2,}$/;
const TITLES = new Set(['DR', 'DRS', 'SR', 'ST']);

const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

/**
 * Formats institution names for display. All-caps words become title case, except abbreviations:
 * words that most mixed-case names write in capitals or, if no such name contains the word,
 * initials and words from the institution's own abbreviation.
 */
export class InstitutionNames {
  /** Upper-cased word → number of all-caps and of other occurrences in mixed-case names. */
  private readonly seen = new Map<string, { capitals: number; other: number }>();

  /** `others` are additional strings in mixed case, such as municipality names. */
  constructor(institutions: readonly NamedInstitution[], others: readonly string[] = []) {
    const mixed = institutions.map(({ name }) => name).filter((name) => !isInCapitals(name));
    for (const word of [...mixed, ...others].flatMap(wordsOf)) this.see(word);
  }

  private see(word: string): void {
    const key = word.toLocaleUpperCase('pt-BR');
    const counts = this.seen.get(key) ?? { capitals: 0, other: 0 };
    if (word === key && word.length > 1) counts.capitals++;
    else counts.other++;
    this.seen.set(key, counts);
  }

  /**
   * Returns the display name: `UNIVERSIDADE DO ESTADO DO AMAPÁ` → `Universidade do Estado do
   * Amapá`.
   */
  shown({ name, abbreviation }: NamedInstitution): string {
    const own = new Set(wordsOf(abbreviation ?? ''));
    if (isInCapitals(name)) return titleCase(name, (word) => this.abbreviationOf(word, own));
    return name.replace(WORD, (word) =>
      this.isOvercapitalised(word) ? titleCase(` ${word}`).trim() : word,
    );
  }

  /**
   * Whether a word of a mixed-case name is all-caps although most other names write it differently.
   */
  private isOvercapitalised(word: string): boolean {
    const { capitals, other } = this.seen.get(word) ?? { capitals: 0, other: 0 };
    return word.length > 1 && other > capitals && !NUMERAL.test(word) && !known.has(word);
  }

  private abbreviationOf(word: string, own: ReadonlySet<string>): string | undefined {
    if (known.has(word)) return known.get(word);
    if (NUMERAL.test(word)) return word;
    const { capitals, other } = this.seen.get(word) ?? { capitals: 0, other: 0 };
    if (capitals + other > 0) return capitals > other ? word : undefined;
    const isInitials = NO_VOWEL.test(word) && !TITLES.has(word);
    return own.has(word) || isInitials ? word : undefined;
  }
}
