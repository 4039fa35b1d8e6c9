import type { Card } from '../model/card';
import { placeSummary } from './place-summary';

/** Cards about one place, in catalogue order. */
export const placeCards = [placeSummary] as const satisfies readonly Card[];
