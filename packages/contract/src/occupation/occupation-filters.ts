import { ageBands, genders, schoolingGroups } from '@observatorio/domain';
import {
  codeList,
  ONE_OCCUPATION,
  occupationFilter,
  state,
  withSingle,
} from '../kit/common-filters';
import { COMPARED } from '../kit/filter';
import { linkMeasure } from '../kit/measure';
import { labourSeriesFilters } from '../labour/labour-filters';

/** Filters of the occupation search, in display order. */
export const occupationFilters = [
  occupationFilter('cod_cbo', 'cbo'),
  codeList('sex', 'sexotrabalhador', 'Gênero', genders),
  codeList('schooling-group', 'escolaridadeapos2005', 'Escolaridade', schoolingGroups),
  codeList('age-band', 'faixaetaria', 'Faixa etária', ageBands),
  state,
] as const;

/** Filters of the occupation search, limited to one occupation. */
export const oneOccupationFilters = withSingle(occupationFilters, 'cod_cbo', ONE_OCCUPATION);

export type OccupationFilter = (typeof occupationFilters)[number]['name'];

/** Filter that selects the compared occupations, in page URLs and in requests. */
export const comparedOccupations = {
  ...occupationFilter(COMPARED),
  // Several occupations side by side, not a filter of the other cards.
  concept: undefined,
  label: 'Profissões comparadas',
  valueCount: [2, 4],
  example: '225125,411010',
  allowed:
    'de dois a quatro códigos de ocupações que estão na CBO, de seis algarismos, com ou sem traço',
} as const;

/** Filters of a search that may also compare occupations and show their pay. */
export const occupationGroupFilters = [
  ...occupationFilters,
  comparedOccupations,
  linkMeasure,
  ...labourSeriesFilters,
] as const;
