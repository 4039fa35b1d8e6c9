import {
  ageBands,
  establishmentSizes,
  genders,
  macroSectors,
  regions,
  schoolings,
  sectors,
  wageBands,
} from '@observatorio/domain';
import { sizeInFull, wageBandInFull } from '@observatorio/language';
import { codeList, municipality, occupation, state, year } from '../kit/common-filters';

/** Filters of the labour overview, in display order. */
export const labourFilters = [
  year,
  codeList('regiao', 'Região', regions),
  state,
  municipality,
  occupation('occupation'),
  codeList('grandeSetor', 'Grande setor', macroSectors),
  codeList('setor', 'Setor', sectors),
  codeList('genero', 'Gênero', genders),
  codeList('sizeLink', 'Tamanho do estabelecimento', establishmentSizes, sizeInFull),
  codeList('minimumSalaryRange', 'Faixa salarial', wageBands, wageBandInFull),
  codeList('escolaridade', 'Escolaridade', schoolings),
  codeList('faixaEtaria', 'Faixa etária', ageBands),
] as const;

export type LabourFilter = (typeof labourFilters)[number]['name'];
