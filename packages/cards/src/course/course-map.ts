import { course, courseArea, without } from '@observatorio/contract';
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
  // Keeps the other states on the map when a city is selected.
  filtersOf: ({ filters, fixed }) =>
    'municipio' in fixed ? filters : without(filters, ['municipio']),
  arrange: byCount,
  summarize: placeSentence,
  draw: map,
});
