import { enumeration, municipality, state, year } from '../kit/common-filters';
import type { FilterDefinition } from '../kit/filter';

/** Name of the filter that chooses an indicator. */
export const INDICATOR = 'indicador';

/** What an indicator may describe: places, from the largest to the smallest, occupations and courses. */
export const indicatorLevels = {
  brasil: 'Brasil',
  regiao: 'Regiões',
  uf: 'Estados',
  municipio: 'Municípios',
  cbo: 'Ocupações',
  curso: 'Cursos',
} as const;

export type IndicatorLevel = keyof typeof indicatorLevels;

/** Ids of tables and indicators, which are part of addresses. */
export const INDICATOR_ID = /^[a-z](-?[a-z0-9]){0,39}$/;

/** Filter by indicator; elements also accept it as the attribute `de`. */
const chosenIndicator: FilterDefinition<typeof INDICATOR> = {
  name: INDICATOR,
  label: 'Indicador',
  aliases: ['de'],
  parse: (text) => (INDICATOR_ID.test(text) ? text : undefined),
  allowed: 'o id de um indicador, de /api/v1/indicadores',
  example: 'demonstracao',
  single: 'um indicador só',
};

const places = [
  { ...state, single: 'um estado só' },
  { ...municipality, single: 'um município só' },
] as const;

/** Filters of the indicators. Only one place may be selected at a time: indicators do not add up. */
export const indicatorFilterDefinitions = [chosenIndicator, year, ...places] as const;

export type IndicatorFilter = (typeof indicatorFilterDefinitions)[number]['name'];

/** Filters of the list of indicators. */
export const listFilters: readonly FilterDefinition[] = [chosenIndicator];

/** Filters of the values of an indicator. */
export const valueFilters: readonly FilterDefinition[] = [
  ...indicatorFilterDefinitions.filter(({ name }) => name !== 'municipio'),
  {
    ...enumeration('nivel', 'Nível', Object.keys(indicatorLevels)),
    single: 'um nível só',
    labelOf: (code) => indicatorLevels[code as IndicatorLevel],
  },
];

/** Filters of a series. */
export const seriesFilters: readonly FilterDefinition[] = [chosenIndicator, ...places];

/** Filters of the indicators of one place. */
export const indicatorPlaceFilters: readonly FilterDefinition[] = places;
