import { LINKS } from '@observatorio/language';
import type { Area } from '../kit/area';
import { linkMeasure, MEASURE } from '../kit/measure';
import { labour } from './labour';
import { type LabourFilter, labourFilterDefinitions, labourGroupFilters } from './labour-filters';

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

/** Like `labourArea`, for cards that show links or their pay. */
export const labourMeasureArea: Area<LabourFilter | typeof MEASURE> = {
  ...labourArea,
  filters: [...labourFilterDefinitions, linkMeasure],
  measures: [MEASURE],
};

/** Like `labourMeasureArea`, with the measures of the map: the area of the portal page. */
export const labourMapArea: Area<LabourFilter | typeof MEASURE> = {
  ...labourMeasureArea,
  filters: labourGroupFilters,
};
