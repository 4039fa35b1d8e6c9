import { genders, sectors } from '@observatorio/domain';
import { codeList, ONE_OCCUPATION, occupation, state, withSingle, year } from './common-filters';

/** Filters of the occupation profile, in display order. */
export const profileFilters = [
  occupation('codigoBrasileiroOcupacao', 'cbo'),
  year,
  codeList('setorEmpresa', 'Setor da empresa', sectors),
  state,
  codeList('sexo', 'Sexo', genders),
] as const;

/** Filters of the occupation profile, limited to one occupation. */
export const oneProfileFilters = withSingle(
  profileFilters,
  'codigoBrasileiroOcupacao',
  ONE_OCCUPATION,
);

export type ProfileFilter = (typeof profileFilters)[number]['name'];
