import type { NamedRating } from '@observatorio/domain';

/** What one of the occupations asks for, by importance, 1 to 5. */
export type Ratings = readonly NamedRating[];

/** One name, and its importance for each occupation, in their order. */
export interface Contrast {
  name: string;
  /** Null where nobody measured it; undefined where the occupation's list leaves it out. */
  values: readonly (number | null | undefined)[];
}

export interface Differences {
  /** The names that tell the occupations apart, the widest apart first; 5 at most. */
  differing: readonly Contrast[];
  /** The names that are important to all alike, the most important first; 4 at most. */
  common: readonly string[];
}

/** What an occupation's list leaves out is not important to it. */
const ABSENT = 1;
/** What nobody measured stands in the middle of the scale. */
const UNMEASURED = 3;
/** From here on something is important. */
const IMPORTANT = 3;
/** One whole step of the scale tells occupations apart. */
const STEP = 1;

const MAX_DIFFERING = 5;
const MAX_COMMON = 4;

const scoreOf = (value: number | null | undefined): number =>
  value === undefined ? ABSENT : (value ?? UNMEASURED);

/** A name with what orders it. */
interface Spread extends Contrast {
  least: number;
  greatest: number;
}

function spreadOf(name: string, lists: readonly Ratings[]): Spread {
  const values = lists.map((list) =>
    list.length === 0 ? null : list.find((rating) => rating.name === name)?.value,
  );
  // An occupation of which nothing is known differs in nothing.
  const scores = lists.flatMap((list, index) => (list.length > 0 ? [scoreOf(values[index])] : []));
  return { name, values, least: Math.min(...scores), greatest: Math.max(...scores) };
}

/** Rounded: 4.1 and 3.1 are one point apart, which they are not in binary. */
const width = ({ least, greatest }: Spread): number => Math.round((greatest - least) * 100) / 100;

/**
 * What tells occupations apart in what they ask for: the names whose importance differs by one
 * point of five or more between some two of them, where a list without the name counts as 1, the
 * least. Undefined where fewer than two lists are known.
 */
export function differencesOf(lists: readonly Ratings[]): Differences | undefined {
  if (lists.filter(({ length }) => length > 0).length < 2) return undefined;
  const names = new Set(lists.flatMap((list) => list.map(({ name }) => name)));
  const spreads = [...names].map((name) => spreadOf(name, lists));
  return {
    differing: spreads
      .filter((spread) => width(spread) >= STEP)
      .toSorted((a, b) => width(b) - width(a) || b.greatest - a.greatest)
      .slice(0, MAX_DIFFERING)
      .map(({ name, values }) => ({ name, values })),
    common: spreads
      .filter((spread) => width(spread) < STEP && spread.least >= IMPORTANT)
      .toSorted((a, b) => b.least - a.least)
      .slice(0, MAX_COMMON)
      .map(({ name }) => name),
  };
}
