import { ageBands, genders, schoolingGroups } from '@observatorio/domain';
import { codeList, ONE_OCCUPATION, occupation, state, withSingle } from './common-filters';

/** The filters of the occupation search, in the order in which screens list them. */
export const occupationFilters = [
  occupation('cod_cbo', 'cbo'),
  codeList('sexotrabalhador', 'Gênero', genders),
  codeList('escolaridadeapos2005', 'Escolaridade', schoolingGroups),
  codeList('faixaetaria', 'Faixa etária', ageBands),
  state,
] as const;

/** The same filters, for information about one occupation. */
export const oneOccupationFilters = withSingle(occupationFilters, 'cod_cbo', ONE_OCCUPATION);

export type OccupationFilter = (typeof occupationFilters)[number]['name'];

/** The occupations that a page compares; requests name each one as `cod_cbo`. */
export const comparedOccupations = {
  ...occupation('comparar'),
  label: 'Profissões comparadas',
  allowed: 'de dois a quatro códigos da CBO, de seis algarismos, com ou sem traço',
} as const;
