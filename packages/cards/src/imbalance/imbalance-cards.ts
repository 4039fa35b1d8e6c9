import type { Card } from '../model/card';
import { imbalanceBalance } from './imbalance-balance';
import { imbalancePanel } from './imbalance-panel';
import { imbalanceRanking } from './imbalance-ranking';

/** Cards of the imbalance panel, in catalogue order. */
export const imbalanceCards = [
  imbalanceBalance,
  imbalancePanel,
  imbalanceRanking,
] as const satisfies readonly Card[];
