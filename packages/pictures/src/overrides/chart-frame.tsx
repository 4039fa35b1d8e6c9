import type { ChartType } from 'chart.js';
import type { ChartFrameProps } from '../../../charts/src/frame/chart-frame';
import { rendering } from '../rendering';

/** Reports the chart. */
export function ChartFrame<Type extends ChartType>({
  parts,
  build,
  height,
}: ChartFrameProps<Type>) {
  rendering().shown.chart ??= { parts, build, ...(height !== undefined && { height }) };
  return null;
}
