import type { Chart } from 'chart.js';

/** The index of the mark under the pointer, −1 where there is none. */
export const elementIndexAt = (chart: Chart, event: Event): number =>
  chart.getElementsAtEventForMode(event, 'point', { intersect: true }, true)[0]?.index ?? -1;
