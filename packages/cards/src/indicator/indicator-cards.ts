import type { Card } from '../model/card';
import { indicatorMap } from './indicator-map';
import { indicatorRanking } from './indicator-ranking';
import { indicatorTrend } from './indicator-trend';

/** Cards of the indicators, in catalogue order. */
export const indicatorCards = [
  indicatorMap,
  indicatorTrend,
  indicatorRanking,
] as const satisfies readonly Card[];
