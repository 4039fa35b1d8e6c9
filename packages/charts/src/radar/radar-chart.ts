import {
  BarController,
  BarElement,
  CategoryScale,
  Filler,
  LinearScale,
  LineElement,
  PointElement,
  RadarController,
  RadialLinearScale,
  Title,
} from 'chart.js';
import type { Chart } from '../specs/chart';
import { scoreBars } from './radar-bar-spec';
import { MIN_AXES, radarData, type ScoreRow, type ScoreScale } from './radar-data';
import { radarSpec } from './radar-spec';

export type { ScoreRow, ScoreScale };

export interface RadarChartOptions {
  rows: readonly ScoreRow[];
  /** Lowest (at the centre) and highest possible scores. */
  scale: ScoreScale;
  /** Name of the measure, e.g. "Profundidade". */
  axisTitle: string;
  /** Draws sorted bars instead of the radar. Default: false. */
  bars?: boolean;
}

const radarParts = [RadarController, LineElement, PointElement, RadialLinearScale, Filler, Title];
const barParts = [BarController, BarElement, CategoryScale, LinearScale, Title];

/**
 * Scores as a radar with numbered axes and a list of their names, or as bars. Fewer than three
 * scores are always drawn as bars.
 */
export function radarChart({
  rows,
  scale,
  axisTitle,
  bars = false,
}: RadarChartOptions): Chart<'bar'> | Chart<'radar'> {
  const options = { ...radarData(rows), scale, axisTitle };
  return bars || options.known.length < MIN_AXES
    ? { parts: barParts, build: (target) => scoreBars(target, options) }
    : { parts: radarParts, build: (target) => radarSpec(target, options), isNoted: true };
}
