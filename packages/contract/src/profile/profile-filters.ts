import { genders, sectors } from '@observatorio/domain';
import {
  codeList,
  ONE_OCCUPATION,
  occupationFilter,
  state,
  withSingle,
  year,
} from '../kit/common-filters';
import type { Filters } from '../kit/filter';
import { linkMeasure } from '../kit/measure';
import type { FilterOption } from '../kit/options';
import { labourSeriesFilters } from '../labour/labour-filters';

/** Filters of the occupation profile, in display order. */
export const profileFilterDefinitions = [
  occupationFilter('codigoBrasileiroOcupacao', 'cbo'),
  year,
  codeList('sector', 'setorEmpresa', 'Setor da empresa', sectors),
  state,
  codeList('sex', 'sexo', 'Sexo', genders),
] as const;

/** Filters of a group: those of the datasets, the measure and the series over the years. */
export const profileGroupFilters = [
  ...profileFilterDefinitions,
  linkMeasure,
  ...labourSeriesFilters,
] as const;

/** Filters of the occupation profile, limited to one occupation. */
export const oneProfileFilters = withSingle(
  profileFilterDefinitions,
  'codigoBrasileiroOcupacao',
  ONE_OCCUPATION,
);

export type ProfileGroupFilter = (typeof profileGroupFilters)[number]['name'];

export type ProfileFilter = (typeof profileFilterDefinitions)[number]['name'];

/** Returns whether a profile is new: neither an occupation nor a year is set. */
export const isNewProfile = ({ ano, codigoBrasileiroOcupacao }: Filters): boolean =>
  !ano && !codigoBrasileiroOcupacao;

/**
 * Returns the initial filters of a new profile: the first occupation and the first sector among its
 * options. The API chooses the year.
 */
export function initialProfile(options: readonly FilterOption[]): Filters {
  const firstOf = (name: ProfileFilter): string[] =>
    options.flatMap(({ filter, code }) => (filter === name ? [code] : [])).slice(0, 1);
  return {
    codigoBrasileiroOcupacao: firstOf('codigoBrasileiroOcupacao'),
    setorEmpresa: firstOf('setorEmpresa'),
  };
}
