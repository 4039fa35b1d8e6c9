import { genders, sectors } from '@observatorio/domain';
import { codeList, occupation, state, year } from './common-filters';

/** Stands for all sectors where a screen has one of them by default. */
export const ALL_SECTORS = '';

const sector = codeList('setorEmpresa', 'Setor da empresa', sectors);

/** The filters of the occupation profile, in the order in which screens list them. */
export const profileFilters = [
  occupation('codigoBrasileiroOcupacao', 'cbo'),
  year,
  { ...sector, parse: (text: string) => (text === ALL_SECTORS ? text : sector.parse(text)) },
  state,
  codeList('sexo', 'Sexo', genders),
] as const;

export type ProfileFilter = (typeof profileFilters)[number]['name'];
