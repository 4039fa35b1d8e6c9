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
import type { RenderTarget } from './frame/chart-spec';
import { scoreBars } from './radar-bar-spec';
import radarChartSheet from './radar-chart.css?inline';
import { MIN_AXES, radarData, type ScoreRow, type ScoreScale } from './radar-data';
import { radarSpec } from './radar-spec';

/** Style sheet of the radar, in addition to `chartStyles`. */
export const radarStyles = radarChartSheet;

export interface RadarChartProps
  extends Omit<ChartProps<ScoreRow>, 'selected' | 'onSelect' | 'unit'> {
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
 * Draws scores as a radar with numbered axes and a list of their names, or as bars. Fewer than
 * three scores are always drawn as bars.
 */
export function RadarChart({ rows, scale, axisTitle, bars = false, ...frame }: RadarChartProps) {
  const { min, max } = scale;
  const options = useMemo(
    () => ({ ...radarData(rows), scale: { min, max }, axisTitle }),
    [rows, min, max, axisTitle],
  );
  const buildRadar = useCallback((target: RenderTarget) => radarSpec(target, options), [options]);
  const buildBars = useCallback((target: RenderTarget) => scoreBars(target, options), [options]);
  return bars || options.known.length < MIN_AXES ? (
    <ChartFrame parts={barParts} build={buildBars} {...frame} />
  ) : (
    <div className="obs-chart-noted">
      <ChartFrame parts={radarParts} build={buildRadar} {...frame} />
    </div>
  );
}
