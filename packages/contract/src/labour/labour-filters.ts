import {
  ageBands,
  establishmentSizes,
  genders,
  macroSectors,
  schoolings,
  sectors,
  wageBands,
} from '@observatorio/domain';
import { sizeInFull, wageBandInFull } from '@observatorio/language';
import {
  codeList,
  municipality,
  occupationFilter,
  region,
  state,
  year,
} from '../kit/common-filters';

/** Filters of the labour overview, in display order. */
export const labourFilterDefinitions = [
  year,
  region,
  state,
  municipality,
  occupationFilter('occupation'),
  codeList('macro-sector', 'grandeSetor', 'Grande setor', macroSectors),
  codeList('sector', 'setor', 'Setor', sectors),
  codeList('sex', 'genero', 'Gênero', genders),
  codeList(
    'establishment-size',
    'sizeLink',
    'Tamanho do estabelecimento',
    establishmentSizes,
    sizeInFull,
  ),
  codeList('wage-band', 'minimumSalaryRange', 'Faixa salarial', wageBands, wageBandInFull),
  codeList('schooling', 'escolaridade', 'Escolaridade', schoolings),
  codeList('age-band', 'faixaEtaria', 'Faixa etária', ageBands),
] as const;

export type LabourFilter = (typeof labourFilterDefinitions)[number]['name'];
