import { LINKS } from '@observatorio/language';
import type { Area } from '../kit/area';
import { labour } from './labour';
import { type LabourFilter, labourFilterDefinitions } from './labour-filters';

/** Area of the labour market overview. */
export const labourArea: Area<LabourFilter> = {
  family: 'labour',
  page: '/mapa',
  filters: labourFilterDefinitions,
  options: labour.options,
  narrowing: ['ano', 'regiao', 'uf'],
  withoutChips: ['ano'],
  unitOf: () => LINKS,
  debounce: 0,
};
