/** A scored item. */
export interface ScoreRow {
  key: string | null;
  label: string;
  /** Score on the chart's scale; null if unknown. */
  score: number | null;
}

/** A row with a score. */
export interface KnownScore extends ScoreRow {
  score: number;
}

/** Ends of a scale. */
export interface ScoreScale {
  min: number;
  max: number;
}

/** Minimum number of axes of a radar. */
export const MIN_AXES = 3;

/** Maximum length of a name in the tooltip and in the notes, in characters. */
export const MAX_TOOLTIP_NAME = 40;
export const MAX_NOTE_NAME = 50;

/** Separates rows with a score from rows without one. */
export function radarData(rows: readonly ScoreRow[]) {
  const known = rows.filter((row): row is KnownScore => row.score !== null);
  const unknown = rows.filter(({ score }) => score === null);
  return { known, unknown };
}

/** Truncates a string to `length` characters plus "…". */
export const truncate = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length).trimEnd()}…` : text;

/** Maximum number of rings without overlapping labels. */
const MAX_RINGS = 4;

/** Returns the scores of the rings, in whole steps down from the end of the scale. */
export function scoreRings({ min, max }: ScoreScale): number[] {
  const step = Math.max(1, Math.ceil((max - min) / MAX_RINGS));
  const count = Math.ceil((max - min) / step);
  return Array.from({ length: count }, (_, index) => max - index * step).toReversed();
}
