/** Annual changes in links that separate the growth levels 1 to 5. */
const GROWTH_BOUNDS = [-0.05, -0.01, 0.01, 0.05] as const;

/** Number of years over which growth is averaged. */
const GROWTH_YEARS = 3;

/** Active links on 31 December of a year. */
export interface YearLinks {
  year: number;
  links: number;
}

/**
 * Returns the mean annual change in links over the last three years of a series, as a share.
 * Returns undefined if there is no earlier year to compare with.
 */
export function yearlyGrowth(series: readonly YearLinks[]): number | undefined {
  const ordered = series.toSorted((a, b) => a.year - b.year);
  const last = ordered.at(-1);
  const first = ordered.find(({ year }) => last && year >= last.year - GROWTH_YEARS);
  if (!first || !last || first.year === last.year || first.links === 0) return undefined;
  return (last.links / first.links) ** (1 / (last.year - first.year)) - 1;
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
