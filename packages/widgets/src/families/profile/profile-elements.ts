import { profileCards } from '@observatorio/cards/profile/profile-cards';
import type { Declaration } from '../../base/declaration';
import { cardElements } from '../../card/card-element';
import { chartView } from '../../card/contents/chart-content';
import { factsView } from '../../card/contents/facts-content';
import { levelView } from '../../card/contents/level-content';
import { rangeView } from '../../card/contents/range-content';
import { ratingsView } from '../../card/contents/ratings-content';
import { profileFilters } from './profile-filters';
import { profileWhere } from './profile-where';

/** Elements of the occupation profile family, in catalogue order. */
export const profileElements = [
  profileFilters,
  ...cardElements(profileCards, {
    chart: chartView,
    facts: factsView,
    level: levelView,
    range: rangeView,
    ratings: ratingsView,
  }),
  profileWhere,
] as const satisfies readonly Declaration[];
