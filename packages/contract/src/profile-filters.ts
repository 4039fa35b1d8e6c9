import { genders, sectors } from '@observatorio/domain';
import { codeList, ONE_OCCUPATION, occupation, state, withSingle, year } from './common-filters';

/** The filters of the occupation profile, in the order in which screens list them. */
export const profileFilters = [
  occupation('codigoBrasileiroOcupacao', 'cbo'),
  year,
  codeList('setorEmpresa', 'Setor da empresa', sectors),
  state,
  codeList('sexo', 'Sexo', genders),
] as const;

/** The same filters, for information about one occupation. */
export const oneProfileFilters = withSingle(
  profileFilters,
  'codigoBrasileiroOcupacao',
  ONE_OCCUPATION,
);

export type ProfileFilter = (typeof profileFilters)[number]['name'];
