import { graduateTitles } from '@observatorio/bus';
import { type GraduateFilter, graduate, graduateFilters } from '@observatorio/contract';
import { measureUnit } from '@observatorio/domain';
import type { Area } from '../../base/area';

/** The overview of graduates and enrolments. */
export const graduateArea: Area<GraduateFilter> = {
  family: 'graduate',
  filters: graduateFilters,
  options: graduate.options,
  defaults: { nivel_ensino: ['Técnico'], dimensao: ['Matrículas'] },
  withoutChips: ['ano', 'dimensao'],
  unitOf: (filters) => measureUnit(graduateTitles(filters).chart),
  debounce: 0,
};
