import { measureUnit, OFFERS } from '@observatorio/language';
import type { Area } from '../kit/area';
import { course } from './course';
import {
  type CourseFilter,
  type CourseTrendFilter,
  courseFilter,
  coursesOverYears,
  courseTrendFilters,
  offerFilter,
} from './course-filters';
import { coursePage } from './course-page';
import { coursePositions } from './course-rule';

/** Area of the course search, which lists course offers. */
export const courseArea: Area<CourseFilter> = {
  family: 'course',
  ...coursePage,
  options: course.options,
  narrowing: ['nivel_ensino', 'regiao', 'uf'],
  withoutChips: ['raio_km', ...coursePositions],
  positions: coursePositions,
  unitOf: () => OFFERS,
  debounce: 0,
};

/** Area of a single course, regardless of where it is offered. */
export const courseDetailArea: Area<'codigo_curso' | 'oferta'> = {
  ...courseArea,
  filters: [courseFilter, offerFilter],
  narrowing: [],
  requiredFilter: {
    filter: 'codigo_curso',
    example: 'tecnico-1006',
    invitation: {
      title: 'Sem curso',
      text: 'Escolha um curso na lista para ver o que se faz depois de formado, onde ele é oferecido e a que ocupações leva.',
    },
  },
  withoutChips: ['codigo_curso', 'oferta'],
  positions: [],
};

/** Area of one course, or of several compared ones, over the years. */
export const courseTrendArea: Area<CourseTrendFilter> = {
  ...courseArea,
  filters: courseTrendFilters,
  narrowing: [],
  requiredFilter: {
    filter: 'codigo_curso',
    alternative: coursesOverYears.name,
    example: 'tecnico-1006',
    invitation: {
      title: 'Sem curso',
      text: 'Escolha um curso na lista para ver quantas pessoas o fizeram em cada ano.',
    },
  },
  withoutChips: [],
  // The sentence names the course.
  neverChips: ['codigo_curso'],
  positions: [],
  series: [coursesOverYears.name],
  unitOf: () => measureUnit('Matrículas'),
};
