/** One thing that is asked for, and how much of it. */
export interface ScoreRow {
  key: string | null;
  label: string;
  /** On the chart's scale; null where it is not known. */
  score: number | null;
}

export interface KnownScore extends ScoreRow {
  score: number;
}

/** The ends of a scale. */
export interface ScoreScale {
  min: number;
  max: number;
}

/** Two axes make no figure. */
export const MIN_AXES = 3;

/** In characters: where a name is cut in the tooltip and in the notes. */
export const TOOLTIP_CUT = 40;
export const NOTE_CUT = 50;

/** The rows with a score, in their order, and those without one. */
export function radarData(rows: readonly ScoreRow[]) {
  const known = rows.filter((row): row is KnownScore => row.score !== null);
  const unknown = rows.filter(({ score }) => score === null);
  return { known, unknown };
}

/** The text, or its first `length` characters and "…". */
export const cutAt = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length).trimEnd()}…` : text;

/** The most rings whose numbers stay apart. */
const MAX_RINGS = 4;

/** The scores of a few rings: from the end of the scale, in whole steps towards the centre. */
export function scoreRings({ min, max }: ScoreScale): number[] {
  const step = Math.max(1, Math.ceil((max - min) / MAX_RINGS));
  const count = Math.ceil((max - min) / step);
  return Array.from({ length: count }, (_, index) => max - index * step).toReversed();
}
