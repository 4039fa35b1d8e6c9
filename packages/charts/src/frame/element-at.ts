import type { Chart, ChartType } from 'chart.js';

/** The index of the mark under the pointer, −1 where there is none. */
export function elementIndexAt<Type extends ChartType>(chart: Chart<Type>, event: Event): number {
  const [element] = chart.getElementsAtEventForMode(event, 'point', { intersect: true }, true);
  return element?.index ?? -1;
}
