/** Competencies at or below this score are not shown. */
const MIN_SCORE = 0.1;

/** Number of shades, one per tenth of the score. */
export const COMPETENCY_SHADES = 9;

/** A competency of the Economy 4.0, as cards show it. */
export interface CompetencyTag {
  name: string;
  /** Proximity to the occupation, 0 to 1. */
  score: number;
  /** 1 (faint) to 9 (strong). */
  shade: number;
}

/** The competencies above 0.1, closest first, each with its shade. */
export const competencyTags = (
  competencies: readonly { name: string; score: number }[],
): CompetencyTag[] =>
  competencies
    .filter(({ score }) => score > MIN_SCORE)
    .map(({ name, score }) => ({ name, score, shade: shadeOf(score) }))
    .toSorted((a, b) => b.score - a.score);

const shadeOf = (score: number): number =>
  Math.min(COMPETENCY_SHADES, Math.max(1, Math.floor(score * 10)));
