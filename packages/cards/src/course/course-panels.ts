import {
  type Area,
  type CourseFilter,
  course,
  courseArea,
  courseDetailArea,
} from '@observatorio/contract';
import { panel } from '../model/panel';
import { requestedOffers } from './requested-offers';

/** Filter bar of the course search. */
export const courseFilterBar = panel({
  tag: 'course-filters',
  title: 'Filtros',
  description:
    'Barra com os filtros de cursos: nível de ensino, eixo ou área, tipo, nome e, com extra-row, lugar, custeamento, modalidade e turno.',
  area: courseArea,
  kind: 'filters',
  reserve: { heights: { 0: 172, 632: 120 } },
});

/** Paginated course offers, ten per page; nearest first if a municipality is selected. */
export const courseOffersPanel = panel({
  tag: 'course-offers',
  title: 'Ofertas de cursos',
  description:
    'Lista das ofertas de cursos que os filtros acham, em páginas de dez; com uma cidade, a mais perto primeiro.',
  area: courseArea,
  kind: 'card',
  reserve: { heights: { 0: 1890, 400: 1475, 474: 1446, 754: 1425 } },
  fileOf: (filters) => ({ dataset: course.offers, filters: requestedOffers(filters) }),
});

/** A course: career prospects, places and institutions that offer it, and related occupations. */
export const courseDetailPanel = panel({
  tag: 'course-detail',
  title: 'Sobre o curso',
  description:
    'O curso escolhido: o que se faz depois de formado, onde pode trabalhar, ocupações, mapa e instituições.',
  area: courseDetailArea,
  kind: 'card',
  reserve: { heights: { 0: 429, 474: 400, 754: 379 } },
});

/** The whole course search. */
export const courseSearchPanel = panel({
  tag: 'course-search',
  title: 'Busca de cursos',
  description:
    'A busca de cursos inteira, para outros sites: filtros, lista de ofertas e o curso escolhido.',
  area: courseArea,
  kind: 'filters',
  isWhole: true,
  reserve: { heights: { 0: 2430, 400: 2022, 474: 2000, 914: 1582 } },
});

/** Area of the course search without chips, because the fields already show the filters. */
const unlabelled: Area<CourseFilter> = {
  ...courseArea,
  withoutChips: courseArea.filters.map(({ name }) => name),
};

/** Tabs to search for a profession or a course. */
export const homeSearchPanel = panel({
  tag: 'home-search',
  title: 'O que você procura?',
  description:
    'Abas para buscar uma profissão ou um curso; o botão leva à página da busca, com os filtros.',
  area: unlabelled,
  kind: 'filters',
  isWhole: true,
  reserve: { heights: { 0: 210, 474: 145 } },
});
