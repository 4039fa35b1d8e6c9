import type { Chart, ChartType, InteractionMode } from 'chart.js';

/** Index of the mark at the pointer, −1 if there is none. */
export function elementIndexAt<Type extends ChartType>(
  chart: Chart<Type>,
  event: Event,
  mode: InteractionMode = 'point',
): number {
  const [element] = chart.getElementsAtEventForMode(event, mode, { intersect: true }, true);
  return element?.index ?? -1;
}
