import { LINKS } from '@observatorio/language';
import type { Area } from '../kit/area';
import { linkMeasure, MEASURE, mapMeasure } from '../kit/measure';
import { labour } from './labour';
import {
  type LabourFilter,
  type LabourGroupFilter,
  labourFilterDefinitions,
  labourGroupFilters,
  labourSeriesFilters,
  seriesFilterNames,
} from './labour-filters';

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

/** Like `labourMeasureArea`, with the measures of the map. */
export const labourMapArea: Area<LabourFilter | typeof MEASURE> = {
  ...labourMeasureArea,
  filters: [...labourFilterDefinitions, mapMeasure],
};

/** Like `labourMeasureArea`, with the filters that choose the series over the years. */
export const labourTrendArea: Area<LabourGroupFilter> = {
  ...labourMeasureArea,
  filters: [...labourFilterDefinitions, linkMeasure, ...labourSeriesFilters],
  series: ['ano', ...seriesFilterNames],
};

/** The area of the portal page, with the filters of all its cards. */
export const labourPageArea: Area<LabourGroupFilter> = {
  ...labourMeasureArea,
  filters: labourGroupFilters,
  series: seriesFilterNames,
};
