import { LINKS } from '@observatorio/language';
import type { Area } from '../kit/area';
import { linkMeasure, MEASURE } from '../kit/measure';
import { COMPARED_OVER_YEARS } from '../kit/trend';
import {
  labourSeriesFilters,
  type SeriesFilter,
  seriesFilterNames,
} from '../labour/labour-filters';
import { occupation } from './occupation';
import { type OccupationFilter, occupationFilters } from './occupation-filters';
import { occupationPage } from './occupation-page';

/** Area of the occupation search: employment links of one occupation. */
export const occupationArea = {
  family: 'occupation',
  ...occupationPage,
  options: occupation.options,
  narrowing: [],
  requiredFilter: {
    filter: 'cod_cbo',
    example: '225125',
    invitation: {
      title: 'Escolha uma profissão',
      text: 'Os dados dela aparecem aqui depois da busca.',
    },
  },
  withoutChips: [],
  unitOf: () => LINKS,
  debounce: 0,
} as const satisfies Area<OccupationFilter>;

/** Like `occupationArea`, for cards that show links or their pay. */
export const occupationMeasureArea: Area<OccupationFilter | typeof MEASURE> = {
  ...occupationArea,
  filters: [...occupationFilters, linkMeasure],
  measures: [MEASURE],
};

/** Name of a filter of the portal page, which does not compare occupations. */
export type OccupationPageFilter = OccupationFilter | typeof MEASURE | SeriesFilter;

/** Like `occupationArea`, with the series over the years: the area of the portal page. */
export const occupationTrendArea: Area<OccupationPageFilter> = {
  ...occupationArea,
  filters: [...occupationFilters, linkMeasure, ...labourSeriesFilters],
  requiredFilter: { ...occupationArea.requiredFilter, alternative: COMPARED_OVER_YEARS },
  measures: [MEASURE],
  series: seriesFilterNames,
};
