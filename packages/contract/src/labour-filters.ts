import {
  ageBands,
  cboCode,
  establishmentSizes,
  formatCbo,
  genders,
  macroSectors,
  regions,
  schoolings,
  sectors,
  wageBands,
} from '@observatorio/domain';
import { codeList, municipality, state, year } from './common-filters';
import type { FilterDefinition } from './filter';

const occupation: FilterDefinition<'occupation'> = {
  name: 'occupation',
  label: 'Ocupação',
  parse: cboCode,
  allowed: 'o código da CBO, de seis algarismos, com ou sem traço',
  labelOf: (code) => `Ocupação ${formatCbo(code)}`,
};

/** The filters of the labour overview, in the order in which screens list them. */
export const labourFilters = [
  year,
  codeList('regiao', 'Região', regions),
  state,
  municipality,
  occupation,
  codeList('grandeSetor', 'Grande setor', macroSectors),
  codeList('setor', 'Setor', sectors),
  codeList('genero', 'Gênero', genders),
  codeList('sizeLink', 'Tamanho do estabelecimento', establishmentSizes),
  codeList('minimumSalaryRange', 'Faixa salarial', wageBands),
  codeList('escolaridade', 'Escolaridade', schoolings),
  codeList('faixaEtaria', 'Faixa etária', ageBands),
] as const;

export type LabourFilter = (typeof labourFilters)[number]['name'];
