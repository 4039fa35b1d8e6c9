import { imbalanceCards } from '@observatorio/cards/imbalance/imbalance-cards';
import type { Declaration } from '../../base/declaration';
import { cardElements } from '../../card/card-element';
import { pagedView } from '../../card/contents/paged-content';
import { professionsView } from '../../card/contents/professions-content';
import { imbalanceFilters } from './imbalance-filters';

/** Elements of the imbalance family, in catalogue order. */
export const imbalanceElements = [
  imbalanceFilters,
  ...cardElements(imbalanceCards, { paged: pagedView, professions: professionsView }),
] as const satisfies readonly Declaration[];
