import { occupationCards } from '@observatorio/cards/occupation/occupation-cards';
import type { Declaration } from '../../base/declaration';
import { cardElements } from '../../card/card-element';
import { chartView } from '../../card/contents/chart-content';
import { factsView } from '../../card/contents/facts-content';
import { figuresView } from '../../card/contents/figures-content';
import { flipView } from '../../card/contents/flip-content';
import { gendersView } from '../../card/contents/genders-content';
import { resultsView } from '../../card/contents/results-content';
import { starView } from '../../card/contents/star-content';
import { occupationCompare } from './occupation-compare';
import { occupationSearch } from './occupation-search';
import { occupationWhere } from './occupation-where';

/** Elements of the occupation search family, in catalogue order. */
export const occupationElements = [
  occupationSearch,
  ...cardElements(occupationCards, {
    chart: chartView,
    facts: factsView,
    figures: figuresView,
    flip: flipView,
    genders: gendersView,
    results: resultsView,
    star: starView,
  }),
  occupationWhere,
  occupationCompare,
] as const satisfies readonly Declaration[];
