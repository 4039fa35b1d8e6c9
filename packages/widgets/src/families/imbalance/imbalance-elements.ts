import { imbalanceCards } from '@observatorio/cards/imbalance/imbalance-cards';
import { imbalanceFilterBar } from '@observatorio/cards/imbalance/imbalance-panels';
import type { Declaration } from '../../base/declaration';
import { cardElements } from '../../card/card-element';
import { chartView } from '../../card/contents/chart-content';
import { pagedView } from '../../card/contents/paged-content';
import { professionsView } from '../../card/contents/professions-content';
import { barElement } from '../../card/fields/bar-element';

/** Elements of the imbalance family, in catalogue order. */
export const imbalanceElements = [
  barElement(imbalanceFilterBar),
  ...cardElements(imbalanceCards, {
    chart: chartView,
    paged: pagedView,
    professions: professionsView,
  }),
] as const satisfies readonly Declaration[];
