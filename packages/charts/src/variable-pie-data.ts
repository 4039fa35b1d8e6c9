import type { CountRow, Hues } from '@observatorio/domain';
import { pieSlices, type Slice } from './pie-data';

/** A slice with its own angle and radius. */
export interface VariableSlice extends Slice {
  /** In degrees, proportional to the share. */
  angle: number;
  /** 0–1, relative to the longest; grows with the square root of the count, so small slices stay visible. */
  radius: number;
}

/** Minimum radius; a smaller slice would be hard to click. */
const MIN_RADIUS = 0.35;

/** Slices whose angle and radius both grow with the count. */
export function variableSlices(rows: readonly CountRow[], hues: Hues | undefined): VariableSlice[] {
  const slices = pieSlices(rows, hues);
  const most = Math.max(...slices.map(({ count }) => count));
  return slices.map((slice) => ({
    ...slice,
    angle: slice.share * 360,
    radius: Math.max(MIN_RADIUS, Math.sqrt(slice.count / most)),
  }));
}
