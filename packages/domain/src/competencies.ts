/** Competencies with at most this score are not shown. */
const MIN_SCORE = 0.1;

/** Number of shades, one per tenth of the score. */
export const COMPETENCY_SHADES = 9;

/** An Economy 4.0 competency as displayed on cards. */
export interface CompetencyTag {
  name: string;
  /** Proximity to the occupation, 0 to 1. */
  score: number;
  /** 1 (faint) to 9 (strong). */
  shade: number;
}

/** Returns the competencies above 0.1 with their shades, closest first. */
export const competencyTags = (
  competencies: readonly { name: string; score: number }[],
): CompetencyTag[] =>
  competencies
    .filter(({ score }) => score > MIN_SCORE)
    .map(({ name, score }) => ({ name, score, shade: shadeOf(score) }))
    .toSorted((a, b) => b.score - a.score);

const shadeOf = (score: number): number =>
  Math.min(COMPETENCY_SHADES, Math.max(1, Math.floor(score * 10)));
