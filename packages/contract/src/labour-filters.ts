import {
  ageBands,
  type Category,
  cboCode,
  establishmentSizes,
  formatCbo,
  genders,
  macroSectors,
  regions,
  schoolings,
  sectors,
  stateCode,
  states,
  wageBands,
} from '@observatorio/domain';
import type { FilterDefinition } from './filter';

function codeList(name: string, label: string, list: readonly Category[]): FilterDefinition {
  const labels = new Map(list.map((entry) => [entry.code, entry.label]));
  return {
    name,
    label,
    parse(text) {
      const code = text.replace(/^0+(?=\d)/, '');
      return labels.has(code) ? code : undefined;
    },
    allowed: list.map((entry) => `${entry.code} (${entry.label})`).join(', '),
    labelOf: (code) => labels.get(code),
  };
}

const year: FilterDefinition = {
  name: 'ano',
  label: 'Ano',
  parse: (text) => (/^(19|20)\d\d$/.test(text) ? text : undefined),
  allowed: 'um ano de quatro algarismos',
  labelOf: (code) => code,
};

const state: FilterDefinition = {
  name: 'uf',
  label: 'Estado',
  aliases: ['estado'],
  parse: stateCode,
  allowed: states.map((entry) => `${entry.code} ou ${entry.abbr}`).join(', '),
  labelOf: (code) => states.find((entry) => entry.code === code)?.label,
};

const municipality: FilterDefinition = {
  name: 'municipio',
  label: 'Cidade',
  parse: (text) => (/^\d{6,7}$/.test(text) && stateCode(text.slice(0, 2)) ? text : undefined),
  allowed: 'o código do município no IBGE, de sete algarismos ou de seis',
};

const occupation: FilterDefinition = {
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
