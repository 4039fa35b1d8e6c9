import type { Chart, ChartType, InteractionMode } from 'chart.js';

/** Returns the index of the mark at the pointer, or −1 if there is none. */
export function elementIndexAt<Type extends ChartType>(
  chart: Chart<Type>,
  event: Event,
  mode: InteractionMode = 'point',
): number {
  const [element] = chart.getElementsAtEventForMode(event, mode, { intersect: true }, true);
  return element?.index ?? -1;
}
