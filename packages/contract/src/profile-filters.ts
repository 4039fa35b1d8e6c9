import { genders, sectors } from '@observatorio/domain';
import { codeList, occupation, state, year } from './common-filters';

/** The filters of the occupation profile, in the order in which screens list them. */
export const profileFilters = [
  occupation('codigoBrasileiroOcupacao', 'cbo'),
  year,
  codeList('setorEmpresa', 'Setor da empresa', sectors),
  state,
  codeList('sexo', 'Sexo', genders),
] as const;

export type ProfileFilter = (typeof profileFilters)[number]['name'];
