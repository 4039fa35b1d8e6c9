import { labourCards } from '@observatorio/cards/labour/labour-cards';
import type { Declaration } from '../../base/declaration';
import { cardElements } from '../../card/card-element';
import { chartView } from '../../card/contents/chart-content';
import { figuresView } from '../../card/contents/figures-content';
import { selectableView } from '../../card/contents/selectable-content';
import { labourFilters } from './labour-filters';
import { labourWhere } from './labour-where';

/** Elements of the labour market family, in catalogue order. */
export const labourElements = [
  labourFilters,
  ...cardElements(labourCards, {
    chart: chartView,
    figures: figuresView,
    selectable: selectableView,
  }),
  labourWhere,
] as const satisfies readonly Declaration[];
