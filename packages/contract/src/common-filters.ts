import { type Category, cboCode, stateCode, states, unnamedOccupation } from '@observatorio/domain';
import type { FilterDefinition } from './filter';

const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

/**
 * A filter over a closed list, whose values are the list's codes. Zeros that a file or a
 * spreadsheet added or lost in front, and upper or lower case and accents, do not matter.
 */
export function codeList<Name extends string>(
  name: Name,
  label: string,
  list: readonly Category[],
): FilterDefinition<Name> {
  const labels = new Map(list.map((entry) => [entry.code, entry.label]));
  const codes = new Map(list.map((entry) => [fold(entry.code), entry.code]));
  return {
    name,
    label,
    parse: (text) => codes.get(fold(text)) ?? codes.get(fold(text).replace(/^0+(?=\d)/, '')),
    allowed: list
      .map((entry) => (entry.code === entry.label ? entry.code : `${entry.code} (${entry.label})`))
      .join(', '),
    labelOf: (code) => labels.get(code),
  };
}

export const year: FilterDefinition<'ano'> = {
  name: 'ano',
  label: 'Ano',
  parse: (text) => (/^(19|20)\d\d$/.test(text) ? text : undefined),
  allowed: 'um ano de quatro algarismos',
  labelOf: (code) => code,
};

export const state: FilterDefinition<'uf'> = {
  name: 'uf',
  label: 'Estado',
  aliases: ['estado'],
  parse: stateCode,
  allowed: states.map((entry) => `${entry.code} ou ${entry.abbr}`).join(', '),
  labelOf: (code) => states.find((entry) => entry.code === code)?.label,
};

export const municipality: FilterDefinition<'municipio'> = {
  name: 'municipio',
  label: 'Cidade',
  parse: (text) => (/^\d{6,7}$/.test(text) && stateCode(text.slice(0, 2)) ? text : undefined),
  allowed: 'o código do município no IBGE, de sete algarismos ou de seis',
};

/** A filter over occupations; in the addresses of pages it may have a shorter name. */
export const occupation = <Name extends string>(
  name: Name,
  pageName: string = name,
): FilterDefinition<Name> => ({
  name,
  pageName,
  label: 'Ocupação',
  parse: cboCode,
  allowed: 'o código da CBO, de seis algarismos, com ou sem traço',
  labelOf: unnamedOccupation,
});
