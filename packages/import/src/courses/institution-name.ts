import { isInCapitals, titleCase } from '../reading/title-case';

/** An institution in its source. */
export interface NamedInstitution {
  name: string;
  abbreviation: string | null;
}

/** Titles and firms that no list of abbreviations shows, in capitals or not. */
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
/** Letters without a vowel are no word, but for titles: `FGV`, `DR`. */
const NO_VOWEL = /^[^AEIOUYÀ-Ý]{2,}$/;
const TITLES = new Set(['DR', 'DRS', 'SR', 'ST']);

const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

/**
 * Names institutions for display. Words in capitals get the case of a title, but for abbreviations:
 * words that most names that are not in capitals write so, or if none has the word, those of the
 * institution's own abbreviation.
 */
export class InstitutionNames {
  /** Word in capitals → how often names that are not in capitals write it so, and otherwise. */
  private readonly seen = new Map<string, { capitals: number; other: number }>();

  /** `others` are texts that show the usual case of words, such as names of municipalities. */
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

  /** `UNIVERSIDADE DO ESTADO DO AMAPÁ` → `Universidade do Estado do Amapá`. */
  shown({ name, abbreviation }: NamedInstitution): string {
    const own = new Set(wordsOf(abbreviation ?? ''));
    if (isInCapitals(name)) return titleCase(name, (word) => this.abbreviationOf(word, own));
    return name.replace(WORD, (word) => (this.isLoud(word) ? titleCase(` ${word}`).trim() : word));
  }

  /** Whether a word is in capitals that most other names do not write so. */
  private isLoud(word: string): boolean {
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
