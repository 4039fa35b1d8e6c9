import { comparableYears } from './breaks';

/** Annual changes in links that separate the growth levels 1 to 5. */
const GROWTH_BOUNDS = [-0.05, -0.01, 0.01, 0.05] as const;

/** Number of years over which growth is averaged. */
const GROWTH_YEARS = 3;

/** Active links on 31 December of a year. */
export interface YearLinks {
  year: number;
  links: number;
}

/** Why a growth is unknown: too few years, or years that are not comparable. */
export type NoGrowthReason = 'sem-dados' | 'anos-nao-comparaveis';

/** Mean annual change in links and the years it compares, or why it is unknown. */
export type Growth =
  | { rate: number; from: number; to: number; reason: null }
  | { rate: null; from: null; to: null; reason: NoGrowthReason };

/** A growth that is unknown for a reason. */
const unknownGrowth = (reason: NoGrowthReason): Growth => ({
  rate: null,
  from: null,
  to: null,
  reason,
});

/**
 * Returns the mean annual change in links over the last three years of a series, as a share. Only
 * complete years that are comparable count: those of the newest segment that has two of them.
 */
export function yearlyGrowth(
  series: readonly YearLinks[],
  partialYears: readonly number[] = [],
): Growth {
  const complete = series
    .filter(({ year }) => !partialYears.includes(year))
    .toSorted((a, b) => a.year - b.year);
  const last = complete.findLast(({ year }, index) => {
    const before = complete[index - 1];
    return before !== undefined && comparableYears(before.year, year);
  });
  if (!last) return unknownGrowth(series.length > 1 ? 'anos-nao-comparaveis' : 'sem-dados');
  const first = complete.find(
    ({ year }) => year >= last.year - GROWTH_YEARS && comparableYears(year, last.year),
  );
  if (!first || first.year === last.year || first.links === 0) return unknownGrowth('sem-dados');
  const { year: from, links } = first;
  const rate = (last.links / links) ** (1 / (last.year - from)) - 1;
  return { rate, from, to: last.year, reason: null };
}

/**
 * Returns the growth level of an annual change: 1 (muito baixo) to 5 (muito alto), with 3 within
 * ±1%.
 */
export const growthLevel = (change: number): number =>
  1 + GROWTH_BOUNDS.filter((bound) => change > bound).length;

/** Returns the level of an automation probability, 1 to 5, in equal fifths. */
export const automationLevel = (probability: number): number =>
  Math.min(5, 1 + Math.floor(probability * 5));

/** Connotation of a level, from bad to good. */
export type Tone = 'danger' | 'warning' | 'default' | 'success';

/** A level of an indicator. */
export interface LevelStep {
  /** All-caps name, as in the specification. Cards show it in sentence case. */
  word: string;
  /** Name as used within a sentence. Default: `word` in lower case. */
  inSentence?: string;
  tone: Tone;
}

const LEVEL_WORDS = ['MUITO BAIXO', 'BAIXO', 'ESTÁVEL', 'ALTO', 'MUITO ALTO'] as const;
const GROWTH_TONES: readonly Tone[] = ['danger', 'warning', 'default', 'success', 'success'];

const levelSteps = (tones: readonly Tone[]): readonly LevelStep[] =>
  LEVEL_WORDS.map((word, index) => ({ word, tone: tones[index] ?? 'default' }));

/** The growth levels 1 to 5. */
export const growthSteps = levelSteps(GROWTH_TONES);

/** The automation risk levels 1 to 5; higher is worse. */
export const automationSteps = levelSteps(GROWTH_TONES.toReversed()).map((step) =>
  step.word === 'ESTÁVEL' ? { ...step, inSentence: 'médio' } : step,
);

/**
 * Returns the rounded mean of the known levels, or undefined if none is known. The specification's
 * default of 1 would present a figure that was never measured.
 */
export function meanLevel(levels: readonly (number | null)[]): number | undefined {
  const known = levels.filter((level) => level !== null);
  if (known.length === 0) return undefined;
  return Math.round(known.reduce((sum, level) => sum + level, 0) / known.length);
}
