import type { Card } from '../model/card';
import { imbalancePanel } from './imbalance-panel';
import { imbalanceRanking } from './imbalance-ranking';

/** Cards of the imbalance panel, in catalogue order. */
export const imbalanceCards = [imbalancePanel, imbalanceRanking] as const satisfies readonly Card[];
