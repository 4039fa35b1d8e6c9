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
import { useCallback, useMemo } from 'react';
import { ChartFrame } from './frame/chart-frame';
import type { ChartProps } from './frame/chart-props';
import type { Look } from './frame/chart-spec';
import { scoreBars } from './radar-bar-spec';
import radarChartSheet from './radar-chart.css?inline';
import { MIN_AXES, radarData, type ScoreRow, type ScoreScale } from './radar-data';
import { radarSpec } from './radar-spec';

/** Style sheet of the radar, adopted beside `chartStyles`. */
export const radarStyles = radarChartSheet;

export interface RadarChartProps
  extends Omit<ChartProps<ScoreRow>, 'selected' | 'onSelect' | 'unit'> {
  /** The lowest score possible, in the centre, and the highest. */
  scale: ScoreScale;
  /** What the scores are, as "Profundidade". */
  axisTitle: string;
}

const radarParts = [RadarController, LineElement, PointElement, RadialLinearScale, Filler, Title];
const barParts = [BarController, BarElement, CategoryScale, LinearScale, Title];

/** Scores as a figure with a corner each, and their names as numbered notes; fewer than 3 as bars. */
export function RadarChart({ rows, scale, axisTitle, ...frame }: RadarChartProps) {
  const { min, max } = scale;
  const options = useMemo(
    () => ({ ...radarData(rows), scale: { min, max }, axisTitle }),
    [rows, min, max, axisTitle],
  );
  const buildRadar = useCallback((look: Look) => radarSpec(look, options), [options]);
  const buildBars = useCallback((look: Look) => scoreBars(look, options), [options]);
  return options.known.length < MIN_AXES ? (
    <ChartFrame parts={barParts} build={buildBars} {...frame} />
  ) : (
    <div className="obs-chart-noted">
      <ChartFrame parts={radarParts} build={buildRadar} {...frame} />
    </div>
  );
}
