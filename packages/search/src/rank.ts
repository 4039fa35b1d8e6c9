import type { Name, WordMatches } from './name-index';
import { QUALITY } from './term-index';

/** Components of a name's score, in points. Match quality dominates. */
const POINTS = {
  /** Factor for the mean match quality of the words, weighted by rarity. */
  quality: 8,
  /** Factor for the share of the name that was typed. */
  coverage: 0.8,
  /** Bonus if the query is the whole name. */
  whole: { title: 2.4, everyday: 1.2, synonym: 1.2 },
  /** Bonus if the name starts with one of the words. */
  first: 0.5,
  kind: { title: 0.5, everyday: 0.45, synonym: 0 },
  /** Factor for the base-10 logarithm of the weight. */
  weight: 0.25,
} as const;

/** An item with its best-matching name, both as indices. */
export interface Ranked {
  item: number;
  name: number;
  score: number;
  /** Whether the name contains every typed word, ignoring gender and number. */
  isExact: boolean;
  /** Whether the name only resembles some typed word, or lacks it. */
  isNear: boolean;
}

interface RankOptions {
  names: readonly Name[];
  /** Weights by item. */
  weights: readonly number[];
  /** Minimum share of the typed letters that a name must contain, 0 to 1. */
  share: number;
}

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);

/** Ranks items by their best-matching name, best first; those that only resemble it come last. */
export function rank(
  words: readonly WordMatches[],
  { names, weights, share }: RankOptions,
): Ranked[] {
  const typed = sum(words.map(({ word }) => word.length));
  const rarities = sum(words.map(({ rarity }) => rarity));
  const best = new Map<number, Ranked>();
  names.forEach((name, position) => {
    let found = 0;
    let quality = 0;
    let covered = 0;
    let worst = 1;
    let isFirst = false;
    for (const match of words) {
      const matched = match.quality[position] ?? 0;
      worst = Math.min(worst, matched);
      if (matched === 0) continue;
      found += match.word.length;
      quality += matched * match.rarity;
      covered += match.covered[position] ?? 0;
      isFirst ||= match.first[position] === 1;
    }
    if (found === 0 || found < typed * share) return;
    const isExact = worst >= QUALITY.sameStem;
    const coverage = Math.min(1, covered / name.letters);
    const score =
      (POINTS.quality * quality) / rarities +
      POINTS.coverage * coverage +
      (isExact && coverage === 1 ? POINTS.whole[name.kind] : 0) +
      (isFirst ? POINTS.first : 0) +
      POINTS.kind[name.kind] +
      POINTS.weight * Math.log10(1 + (weights[name.item] ?? 0));
    const known = best.get(name.item);
    if (!known || score > known.score) {
      const isNear = worst < QUALITY.prefix;
      best.set(name.item, { item: name.item, name: position, score, isExact, isNear });
    }
  });
  return [...best.values()].toSorted(
    (a, b) => Number(a.isNear) - Number(b.isNear) || b.score - a.score,
  );
}
