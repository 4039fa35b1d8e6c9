import type { Name, WordMatches } from './name-index';
import { QUALITY } from './term-index';

/** What counts for a name, in points: a better match outweighs all the rest. */
const POINTS = {
  /** Times the mean quality of the words, the rarer counting for more. */
  quality: 8,
  /** Times the share of the name that was typed. */
  coverage: 0.8,
  /** The whole name and nothing else was typed. */
  whole: { title: 2.4, everyday: 1.2, synonym: 1.2 },
  /** The name starts with one of the words. */
  first: 0.5,
  kind: { title: 0.5, everyday: 0.45, synonym: 0 },
  /** Times the power of ten of the links. */
  links: 0.25,
} as const;

/** An occupation by the best of its names, all by their places. */
export interface Ranked {
  occupation: number;
  name: number;
  score: number;
  /** Whether every typed word stands in the name as it was typed, but for gender and number. */
  isExact: boolean;
}

interface RankOptions {
  names: readonly Name[];
  /** The links of each occupation. */
  links: readonly number[];
  /** The least share of the typed letters that a name must have. */
  share: number;
}

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);

/** The occupations with a name that has the typed words, best first. */
export function rank(
  words: readonly WordMatches[],
  { names, links, share }: RankOptions,
): Ranked[] {
  const typed = sum(words.map(({ word }) => word.length));
  const rarities = sum(words.map(({ rarity }) => rarity));
  const best = new Map<number, Ranked>();
  names.forEach((name, place) => {
    let found = 0;
    let quality = 0;
    let covered = 0;
    let least = 1;
    let isFirst = false;
    for (const match of words) {
      const own = match.quality[place] ?? 0;
      least = Math.min(least, own);
      if (own === 0) continue;
      found += match.word.length;
      quality += own * match.rarity;
      covered += match.covered[place] ?? 0;
      isFirst ||= match.first[place] === 1;
    }
    if (found === 0 || found < typed * share) return;
    const isExact = least >= QUALITY.sameStem;
    const coverage = Math.min(1, covered / name.letters);
    const score =
      (POINTS.quality * quality) / rarities +
      POINTS.coverage * coverage +
      (isExact && coverage === 1 ? POINTS.whole[name.kind] : 0) +
      (isFirst ? POINTS.first : 0) +
      POINTS.kind[name.kind] +
      POINTS.links * Math.log10(1 + (links[name.occupation] ?? 0));
    const known = best.get(name.occupation);
    if (!known || score > known.score) {
      best.set(name.occupation, { occupation: name.occupation, name: place, score, isExact });
    }
  });
  return [...best.values()].toSorted((a, b) => b.score - a.score);
}
