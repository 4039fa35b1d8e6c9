import type { Hues } from '@observatorio/domain';
import type { CountRow } from './frame/chart-props';
import { pieSlices, type Slice } from './pie-data';

export interface VariableSlice extends Slice {
  /** In degrees: as much of the circle as the share of the total. */
  angle: number;
  /** 0–1 of the longest: the square root of the count, which keeps small slices in sight. */
  radius: number;
}

/** A shorter slice would be only a point. */
const SHORTEST = 0.35;

/** The slices of a pie whose angle and radius both grow with the count. */
export function variableSlices(rows: readonly CountRow[], hues: Hues | undefined): VariableSlice[] {
  const slices = pieSlices(rows, hues);
  const most = Math.max(...slices.map(({ count }) => count));
  return slices.map((slice) => ({
    ...slice,
    angle: slice.share * 360,
    radius: Math.max(SHORTEST, Math.sqrt(slice.count / most)),
  }));
}
