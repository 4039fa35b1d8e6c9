import type { Declaration } from '../../base/declaration';
import { imbalanceFilters } from './imbalance-filters';
import { imbalancePanel } from './imbalance-panel';
import { imbalanceRanking } from './imbalance-ranking';

/** Declarations of the imbalance family, in catalogue order. */
export const imbalanceElements = [
  imbalanceFilters,
  imbalancePanel,
  imbalanceRanking,
] as const satisfies readonly Declaration[];
