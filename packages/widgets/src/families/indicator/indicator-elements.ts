import { indicatorCards } from '@observatorio/cards/indicator/indicator-cards';
import { indicatorFilterBar } from '@observatorio/cards/indicator/indicator-panels';
import type { Declaration } from '../../base/declaration';
import { cardElements } from '../../card/card-element';
import { chartView } from '../../card/contents/chart-content';
import { barElement } from '../../card/fields/bar-element';

/** Elements of the indicators, in catalogue order. */
export const indicatorElements = [
  barElement(indicatorFilterBar),
  ...cardElements(indicatorCards, { chart: chartView }),
] as const satisfies readonly Declaration[];
