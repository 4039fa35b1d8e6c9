import type { Chart, ChartType } from 'chart.js';

/** Index of the mark at the pointer, −1 if there is none. */
export function elementIndexAt<Type extends ChartType>(chart: Chart<Type>, event: Event): number {
  const [element] = chart.getElementsAtEventForMode(event, 'point', { intersect: true }, true);
  return element?.index ?? -1;
}
