/** Yearly changes of links that separate the growth levels 1 to 5. */
const GROWTH_BOUNDS = [-0.05, -0.01, 0.01, 0.05] as const;

/** Number of years over which growth is averaged. */
const GROWTH_YEARS = 3;

/** Active links on 31/12 of one year. */
export interface YearLinks {
  year: number;
  links: number;
}

/**
 * The mean yearly change of links over the last three years of a series, as a share; undefined
 * without an earlier year to compare with.
 */
export function yearlyGrowth(series: readonly YearLinks[]): number | undefined {
  const ordered = series.toSorted((a, b) => a.year - b.year);
  const last = ordered.at(-1);
  const first = ordered.find(({ year }) => last && year >= last.year - GROWTH_YEARS);
  if (!first || !last || first.year === last.year || first.links === 0) return undefined;
  return (last.links / first.links) ** (1 / (last.year - first.year)) - 1;
}

/** The growth level, 1 (muito baixo) to 5 (muito alto), of a yearly change; 3 is within ±1%. */
export const growthLevel = (change: number): number =>
  1 + GROWTH_BOUNDS.filter((bound) => change > bound).length;

/** The level, 1 to 5, of a probability of automation: equal fifths of 0 to 1. */
export const automationLevel = (probability: number): number =>
  Math.min(5, 1 + Math.floor(probability * 5));

/** Whether a level is good or bad. */
export type Tone = 'danger' | 'warning' | 'default' | 'success';

/** One level of an indicator. */
export interface LevelStep {
  /** In capitals, as in the specification; cards show it in sentence case. */
  word: string;
  /** The word in a sentence. Default: `word` in lower case. */
  spoken?: string;
  tone: Tone;
}

const LEVEL_WORDS = ['MUITO BAIXO', 'BAIXO', 'ESTÁVEL', 'ALTO', 'MUITO ALTO'] as const;
const GROWTH_TONES: readonly Tone[] = ['danger', 'warning', 'default', 'success', 'success'];

const levelSteps = (tones: readonly Tone[]): readonly LevelStep[] =>
  LEVEL_WORDS.map((word, index) => ({ word, tone: tones[index] ?? 'default' }));

/** The levels of growth, 1 to 5. */
export const growthSteps = levelSteps(GROWTH_TONES);

/** The levels of automation risk, 1 to 5; a high level is bad. */
export const automationSteps = levelSteps(GROWTH_TONES.toReversed()).map((step) =>
  step.word === 'ESTÁVEL' ? { ...step, spoken: 'médio' } : step,
);

/**
 * The rounded mean of the known levels. Undefined if none is known: the specification's default of
 * 1 would present a figure that was never measured.
 */
export function meanLevel(levels: readonly (number | null)[]): number | undefined {
  const known = levels.filter((level) => level !== null);
  if (known.length === 0) return undefined;
  return Math.round(known.reduce((sum, level) => sum + level, 0) / known.length);
}
