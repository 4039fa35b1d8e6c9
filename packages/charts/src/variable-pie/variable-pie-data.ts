import type { CountRow, Hues } from '@observatorio/domain';
import { pieSlices, type Slice } from '../pie/pie-data';

/** A slice whose angle and radius depend on its count. */
export interface VariableSlice extends Slice {
  /** Angle in degrees, proportional to the share. */
  angle: number;
  /**
   * Radius relative to the longest radius, from `MIN_RADIUS` to 1. Proportional to the square root
   * of the count above that minimum.
   */
  radius: number;
}

/** Minimum radius; smaller slices would be hard to click. */
const MIN_RADIUS = 0.35;

/** Returns slices whose angle and radius both increase with the count. */
export function variableSlices(rows: readonly CountRow[], hues: Hues | undefined): VariableSlice[] {
  const slices = pieSlices(rows, hues);
  const most = Math.max(...slices.map(({ count }) => count));
  return slices.map((slice) => ({
    ...slice,
    angle: slice.share * 360,
    radius: Math.max(MIN_RADIUS, Math.sqrt(slice.count / most)),
  }));
}
