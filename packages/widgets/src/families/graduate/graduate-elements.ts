import { graduateCards } from '@observatorio/cards/graduate/graduate-cards';
import type { Declaration } from '../../base/declaration';
import { cardElements } from '../../card/card-element';
import { chartView } from '../../card/contents/chart-content';
import { figuresView } from '../../card/contents/figures-content';
import { pagedView } from '../../card/contents/paged-content';
import { graduateFilters } from './graduate-filters';

/** Elements of the graduates and enrolments family, in catalogue order. */
export const graduateElements = [
  graduateFilters,
  ...cardElements(graduateCards, { chart: chartView, figures: figuresView, paged: pagedView }),
] as const satisfies readonly Declaration[];
