import { graduateTitles } from '@observatorio/bus';
import {
  type Filters,
  type GraduateFilter,
  graduate,
  graduateFilters,
} from '@observatorio/contract';
import { measureUnit } from '@observatorio/domain';
import type { Area, Message } from '../../base/area';

const places = ['regiao', 'uf', 'municipio'];

const DISTANCE = '2';

/** Vacancies of distance courses are known for the country only. */
function unknownVacancies(filters: Filters): Message | undefined {
  const { modalidade = [DISTANCE] } = filters;
  const isUnknown =
    graduateTitles(filters).chart === 'Vagas' &&
    modalidade.includes(DISTANCE) &&
    places.some((name) => filters[name]?.length);
  return isUnknown
    ? {
        title: 'Nenhuma vaga informada',
        text: 'O censo só informa para o país as vagas dos cursos a distância, sem o município.',
      }
    : undefined;
}

/** The overview of graduates and enrolments. */
export const graduateArea: Area<GraduateFilter> = {
  family: 'graduate',
  filters: graduateFilters,
  options: graduate.options,
  defaults: { nivel_ensino: ['Técnico'], dimensao: ['Matrículas'] },
  withoutChips: ['ano', 'dimensao'],
  unitOf: (filters) => measureUnit(graduateTitles(filters).chart),
  unknownMessage: unknownVacancies,
  debounce: 0,
};
