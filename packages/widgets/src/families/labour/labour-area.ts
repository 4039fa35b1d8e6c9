import { type LabourFilter, labour, labourFilters } from '@observatorio/contract';
import { LINKS } from '@observatorio/domain';
import type { Area } from '../../base/area';

/** Area of the labour market overview. */
export const labourArea: Area<LabourFilter> = {
  family: 'labour',
  filters: labourFilters,
  options: labour.options,
  withoutChips: ['ano'],
  unitOf: () => LINKS,
  debounce: 0,
};
