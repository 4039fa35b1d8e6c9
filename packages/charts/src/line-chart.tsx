import { LINKS, type YearLinks } from '@observatorio/domain';
import { LinearScale, LineController, LineElement, PointElement } from 'chart.js';
import { useCallback } from 'react';
import { ChartFrame } from './frame/chart-frame';
import type { ChartProps } from './frame/chart-props';
import type { RenderTarget } from './frame/chart-spec';
import { lineYears } from './line-data';
import { lineSpec } from './line-spec';

export type LineChartProps = Omit<ChartProps<YearLinks>, 'selected' | 'onSelect'>;

const parts = [LineController, LineElement, PointElement, LinearScale];

/** Draws counts by year as a line, with gaps for missing years. */
export function LineChart({ rows, unit = LINKS, ...frame }: LineChartProps) {
  const build = useCallback(
    (target: RenderTarget) => lineSpec(target, { years: lineYears(rows), unit }),
    [rows, unit],
  );
  return <ChartFrame parts={parts} build={build} {...frame} />;
}
