import {
  enumeration,
  municipality,
  ONE_OCCUPATION,
  occupationFilter,
  region,
  state,
  year,
} from '../kit/common-filters';
import type { FilterDefinition } from '../kit/filter';
import { INDICATOR } from './indicator-name';

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

/** A level that is not a place, which is also the name of its filter. */
export type SubjectLevel = 'cbo' | 'curso';

/** Returns what the values of an indicator without places are of; undefined for places. */
export function subjectOf({ levels }: { levels: string }): SubjectLevel | undefined {
  const [largest] = levels.split(' ');
  return largest === 'cbo' || largest === 'curso' ? largest : undefined;
}

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

const { concept: _, ...anyOccupation } = occupationFilter('cbo');

/**
 * Filters by what is not a place. They share no concept with other areas, so that an occupation that
 * is chosen there does not apply to an indicator of places.
 */
const subjects = [
  { ...anyOccupation, single: ONE_OCCUPATION },
  {
    name: 'curso',
    label: 'Curso',
    parse: (text: string) => (/^[\p{L}\p{N}][\p{L}\p{N}._-]{0,39}$/u.test(text) ? text : undefined),
    allowed: 'o código de um curso, como está na tabela do indicador',
    example: 'tecnico-1006',
    single: 'um curso só',
  },
] as const;

/**
 * Filters of the indicators. Only one place, occupation or course may be selected at a time:
 * indicators do not add up.
 */
export const indicatorFilterDefinitions = [chosenIndicator, year, ...places, ...subjects] as const;

export type IndicatorFilter = (typeof indicatorFilterDefinitions)[number]['name'];

/** Filters of the list of indicators. */
export const listFilters: readonly FilterDefinition[] = [chosenIndicator];

/** Filters of the values of an indicator. */
export const valueFilters: readonly FilterDefinition[] = [
  chosenIndicator,
  year,
  ...places.filter(({ name }) => name !== 'municipio'),
  {
    ...enumeration('nivel', 'Nível', Object.keys(indicatorLevels)),
    single: 'um nível só',
    labelOf: (code) => indicatorLevels[code as IndicatorLevel],
  },
];

/** Filters of a series. */
export const seriesFilters: readonly FilterDefinition[] = [chosenIndicator, ...places, ...subjects];

/** Filters of the indicators of one occupation. */
export const indicatorOccupationFilters: readonly FilterDefinition[] = subjects.slice(0, 1);

/** Filters of the indicators of one place, without which it is Brazil. */
export const indicatorPlaceFilters: readonly FilterDefinition[] = [
  { ...region, single: 'uma região só' },
  ...places,
];
