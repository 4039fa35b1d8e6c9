import {
  type Category,
  cboCode,
  municipalityCode,
  regions,
  stateCode,
  stateLabel,
  states,
  unnamedOccupation,
} from '@observatorio/domain';
import { foldText } from '@observatorio/language';
import type { Concept } from './concept';
import type { FilterDefinition } from './filter';

/**
 * Creates a filter whose values are the codes of a closed list. Case, accents and leading zeros are
 * ignored, since files and spreadsheets often change them. `inFull` completes the labels for use
 * outside of the filter's chart.
 */
export function codeList<Name extends string>(
  concept: Concept | undefined,
  name: Name,
  label: string,
  list: readonly Category[],
  inFull = (listed: string) => listed,
): FilterDefinition<Name> {
  const labels = new Map(list.map((entry) => [entry.code, inFull(entry.label)]));
  const codes = new Map(list.map((entry) => [foldText(entry.code), entry.code]));
  return {
    name,
    concept,
    label,
    parse: (text) =>
      codes.get(foldText(text)) ?? codes.get(foldText(text).replace(/^0+(?=\d)/, '')),
    allowed: list
      .map((entry) => (entry.code === entry.label ? entry.code : `${entry.code} (${entry.label})`))
      .join(', '),
    values: list.map(({ code }) => code),
    example: list[0]?.code ?? '',
    labelOf: (code) => labels.get(code),
  };
}

/** Name of the parameter that omits long option lists. */
export const OMITTED = 'sem';

/**
 * Creates the parameter that omits long option lists from a response, except for the selected
 * codes.
 */
export const omitted = (...lists: string[]): FilterDefinition<typeof OMITTED> => ({
  ...enumeration(OMITTED, 'Listas omitidas, exceto os valores escolhidos', lists),
  allowed: lists.join(' ou '),
});

/** Creates a parameter that accepts one of a fixed set of words. */
export const enumeration = <Name extends string>(
  name: Name,
  label: string,
  words: readonly string[],
): FilterDefinition<Name> => ({
  name,
  label,
  parse: (text) => words.find((word) => word === text),
  allowed: words.join(', '),
  values: words,
  example: words[0] ?? '',
});

/** Filter by reference year. */
export const year: FilterDefinition<'ano'> = {
  name: 'ano',
  concept: 'year',
  label: 'Ano',
  parse: (text) => (/^(19|20)\d\d$/.test(text) ? text : undefined),
  allowed: 'um ano de 1900 a 2099',
  example: '2019',
  single: 'um ano só: os dados de anos diferentes não se somam',
  labelOf: (code) => code,
};

/** Filter by region. */
export const region = codeList('region', 'regiao', 'Região', regions);

/** Filter by state. */
export const state: FilterDefinition<'uf'> = {
  name: 'uf',
  concept: 'state',
  label: 'Estado',
  aliases: ['estado'],
  parse: stateCode,
  allowed: states.map((entry) => `${entry.code} ou ${entry.abbr}`).join(', '),
  values: states.flatMap(({ code, abbr }) => [code, abbr]),
  example: '35',
  labelOf: stateLabel,
};

/** Filter by municipality. */
export const municipality: FilterDefinition<'municipio'> = {
  name: 'municipio',
  concept: 'municipality',
  label: 'Cidade',
  parse: municipalityCode,
  allowed: 'o código de um município que está na lista do IBGE, de sete algarismos ou de seis',
  example: '3550308',
};

/** Creates an occupation filter; `pageName` is its name in page URLs. */
export const occupationFilter = <Name extends string>(
  name: Name,
  pageName: string = name,
): FilterDefinition<Name> => ({
  name,
  concept: 'occupation',
  pageName,
  label: 'Ocupação',
  parse: cboCode,
  allowed: 'o código de uma ocupação que está na CBO, de seis algarismos, com ou sem traço',
  example: '225125',
  labelOf: unnamedOccupation,
});

/**
 * Returns the filters with the named one limited to a single value. `single` describes the limit,
 * such as `um ano só`.
 */
export const withSingle = (
  filters: readonly FilterDefinition[],
  name: string,
  single: string,
): readonly FilterDefinition[] =>
  filters.map((filter) => (filter.name === name ? { ...filter, single } : filter));

/** Value of `single` for datasets about one occupation. */
export const ONE_OCCUPATION = 'uma ocupação só';
