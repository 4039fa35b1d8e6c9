import type { CountRow, Hues } from '@observatorio/domain';
import { pieSlices, type Slice } from '../pie/pie-data';

/** A slice whose angle and radius depend on its count. */
export interface VariableSlice extends Slice {
  /** Angle in degrees: at least `MIN_ANGLE`, and above that proportional to the share. */
  angle: number;
  /**
   * Radius relative to the longest radius, from `MIN_RADIUS` to 1. Proportional to the square root
   * of the count above that minimum.
   */
  radius: number;
}

/** Minimum angle, in degrees, and radius; smaller slices would be hard to see and to click. */
const MIN_ANGLE = 7;
const MIN_RADIUS = 0.5;

/** Returns slices whose angle and radius both increase with the count. */
export function variableSlices(rows: readonly CountRow[], hues: Hues | undefined): VariableSlice[] {
  const slices = pieSlices(rows, hues);
  const most = Math.max(...slices.map(({ count }) => count));
  const isSmall = ({ share }: Slice) => share * 360 < MIN_ANGLE;
  const small = slices.filter(isSmall);
  const left = 360 - small.length * MIN_ANGLE;
  const leftShare = 1 - small.reduce((sum, { share }) => sum + share, 0);
  return slices.map((slice) => ({
    ...slice,
    angle: isSmall(slice) ? MIN_ANGLE : (slice.share / leftShare) * left,
    radius: Math.max(MIN_RADIUS, Math.sqrt(slice.count / most)),
  }));
}
