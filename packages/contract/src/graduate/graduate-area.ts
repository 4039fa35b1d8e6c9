import { measureUnit } from '@observatorio/language';
import type { Area, Message } from '../kit/area';
import type { Filters } from '../kit/filter';
import { graduate } from './graduate';
import {
  type GraduateFilter,
  type GraduateGroupFilter,
  graduateFilterDefinitions,
  graduateGroupFilters,
  graduateSeriesFilters,
} from './graduate-filters';
import { graduateTitles } from './graduate-titles';

const places = ['regiao', 'uf', 'municipio'];

/** Code of the distance learning modality. */
export const DISTANCE = '2';

export const DISTANCE_VACANCIES =
  'O censo só informa para o país as vagas dos cursos a distância, sem o município.';

/** Whether rows lack distance learning vacancies, which are reported only for the whole country. */
export const lacksDistance = (filters: Filters): boolean =>
  graduateTitles(filters).chart === 'Vagas' &&
  (filters.modalidade ?? [DISTANCE]).includes(DISTANCE) &&
  places.some((name) => filters[name]?.length);

const unknownVacancies = (filters: Filters): Message | undefined =>
  lacksDistance(filters)
    ? { title: 'Nenhuma vaga informada', text: DISTANCE_VACANCIES }
    : undefined;

/** Area of graduates and enrolments. */
export const graduateArea: Area<GraduateFilter> = {
  family: 'graduate',
  page: '/formandos',
  filters: graduateFilterDefinitions,
  options: graduate.options,
  narrowing: ['nivel_ensino', 'ano', 'regiao', 'uf'],
  defaults: { nivel_ensino: ['Técnico'], dimensao: ['Matrículas'] },
  withoutChips: ['ano', 'dimensao'],
  unitOf: (filters) => measureUnit(graduateTitles(filters).chart),
  unknownMessage: unknownVacancies,
  debounce: 0,
};

const series = graduateSeriesFilters.map(({ name }) => name);

/** Like `graduateArea`, with the filters that choose the series over the years. */
export const graduateTrendArea: Area<GraduateGroupFilter> = {
  ...graduateArea,
  filters: graduateGroupFilters,
  series: ['ano', ...series],
};

/** The area of the portal page, with the filters of all its cards. */
export const graduatePageArea: Area<GraduateGroupFilter> = {
  ...graduateTrendArea,
  series,
};
