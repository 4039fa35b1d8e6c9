import { course, courseArea, placeFilters } from '@observatorio/contract';
import { placeSentence } from '@observatorio/language';
import { map } from '../drawings/map';
import { byCount } from '../model/arrange';
import { card } from '../model/card';

/** Map of the offers by state. */
export const courseMap = card({
  tag: 'course-map',
  title: 'Onde há ofertas',
  description: 'Mapa das ofertas de cursos que os filtros acham, por estado.',
  area: courseArea,
  rows: course.offersByState,
  selects: 'uf',
  // Keeps the other states on the map when a place is selected.
  filtersOf: ({ filters, fixed }) =>
    Object.fromEntries(
      Object.entries(filters).filter(([name]) => name in fixed || !placeFilters.includes(name)),
    ),
  arrange: byCount,
  summarize: placeSentence,
  draw: map,
});
