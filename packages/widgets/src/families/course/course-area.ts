import { type CourseFilter, course, courseFilter, coursePageFilters } from '@observatorio/contract';
import { OFFERS } from '@observatorio/domain';
import type { Area } from '../../base/area';

/** Area of the course search, which lists course offers. */
export const courseArea: Area<CourseFilter> = {
  family: 'course',
  filters: coursePageFilters,
  options: course.options,
  withoutChips: ['raio_km', 'codigo_curso', 'currentPage'],
  unitOf: () => OFFERS,
  debounce: 0,
};

/** Area of a single course, regardless of where it is offered. */
export const courseDetailArea: Area<'codigo_curso'> = {
  ...courseArea,
  filters: [courseFilter],
  requiredFilter: {
    filter: 'codigo_curso',
    example: 'tecnico-1006',
    invitation: {
      title: 'Sem curso',
      text: 'Escolha um curso na lista para ver o que se faz depois de formado, onde ele é oferecido e a que ocupações leva.',
    },
  },
  withoutChips: ['codigo_curso'],
};
