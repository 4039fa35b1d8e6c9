import { graduatePageArea } from '@observatorio/contract';
import { panel } from '../model/panel';

/** Filter bar of graduates and enrolments: level, year, measure, region, state and municipality. */
export const graduateFilterBar = panel({
  tag: 'graduate-filters',
  title: 'Filtros',
  description:
    'Barra com os filtros de nível de ensino, ano, dados, região, estado e município, e os filtros em vigor do grupo.',
  area: graduatePageArea,
  kind: 'filters',
  reserve: { heights: { 0: 86, 632: 194, 900: 120 } },
});
