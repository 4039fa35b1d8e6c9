import { NameIndex, type WordMatches } from './name-index';
import { type Ranked, rank } from './rank';
import { SHORTEST } from './spelling';
import { wordsTyped } from './words';

/** An occupation and all that it can be found by. */
export interface Findable {
  code: string;
  title: string;
  /** Official synonyms. */
  synonyms: readonly string[];
  /** Names of everyday use. */
  everyday: readonly string[];
  /** How common it is: among near equals, the more links the earlier. */
  links: number;
}

/** An occupation that was found. */
export interface Found {
  code: string;
  title: string;
  /** The name by which it was found, where that is not its title. */
  name?: string;
}

export interface OccupationIndex {
  /** The occupations that a typed text means, best first; none for an empty text. */
  search(text: string): Found[];
}

/** Milliseconds of work after which the page may breathe. */
const SLICE = 8;

/** With so few occupations found, misspellings are thought of. */
const FEW = 3;

/** The share of the typed letters that must be found where not all words are. */
const SOME = 0.4;

const breath = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Makes occupations ready to be searched, in slices that do not hold up the page. */
export async function createOccupationIndex(list: readonly Findable[]): Promise<OccupationIndex> {
  const index = new NameIndex();
  let since = performance.now();
  for (const [occupation, { code, title, everyday, synonyms }] of list.entries()) {
    index.add({ text: title, kind: 'title', occupation }, code);
    for (const text of everyday) index.add({ text, kind: 'everyday', occupation });
    for (const text of synonyms) index.add({ text, kind: 'synonym', occupation });
    if (performance.now() - since < SLICE) continue;
    await breath();
    since = performance.now();
  }
  const links = list.map((occupation) => occupation.links);
  const { names } = index;

  const ranked = (words: readonly WordMatches[], share = 1): Ranked[] =>
    rank(words, { names, links, share });

  const find = (words: readonly string[]): Ranked[] => {
    const own = words.map(index.matches);
    const found = ranked(own);
    if (found.length >= FEW || found.some(({ isExact }) => isExact)) return found;
    // From what was most likely meant to what was least; found ones are among the first.
    const attempts = [
      () => ranked(own.map((match) => (match.isKnown ? match : index.nearMatches(match.word)))),
      () => ranked(words.map(index.nearMatches)),
      ...joinings(words).map((joined) => () => ranked(joined.map(index.matches))),
      () => ranked(own.filter(isLong), SOME),
    ];
    for (const attempt of attempts) {
      const meant = attempt();
      if (meant.length > 0) return meant;
    }
    return [];
  };

  return {
    search: (text) =>
      find(wordsTyped(text)).map(({ occupation, name }) => {
        const { code = '', title = '' } = list[occupation] ?? {};
        const { kind, text: found } = names[name] ?? {};
        return kind === 'title' ? { code, title } : { code, title, name: found ?? '' };
      }),
  };
}

const isLong = ({ word }: WordMatches): boolean => word.length >= SHORTEST;

/** The words with two neighbours in one: `moto boy` is also written `motoboy`. */
const joinings = (words: readonly string[]): string[][] =>
  words
    .slice(1)
    .map((word, index) => [
      ...words.slice(0, index),
      words[index] + word,
      ...words.slice(index + 2),
    ]);
