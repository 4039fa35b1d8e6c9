import { cboCode, municipalityCode, stateCode } from '@observatorio/domain';
import { enumeration } from './common-filters';
import type { FilterDefinition, Filters } from './filter';
import { type GroupRule, without } from './group-rule';
import { type Field, numberOrNull, textOrNull } from './record';
import type { Vintage } from './vintage';

/** Name of the filter that selects the prices of amounts over several years. */
export const PRICES = 'precos';

/** Name of the filter that compares two to four places, occupations or courses over the years. */
export const COMPARED_OVER_YEARS = 'compara';

/** Least and most values of that filter. */
export const COMPARED_COUNT = [2, 4] as const;

const CURRENT_PRICES = 'correntes';

/** Selects the prices of amounts over several years. Default: constant prices. */
export const prices: FilterDefinition<typeof PRICES> = {
  ...enumeration(PRICES, 'Preços', ['constantes', CURRENT_PRICES]),
  concept: 'prices',
  single: 'um tipo de preços só',
  labelOf: (code) =>
    code === CURRENT_PRICES ? 'de cada ano' : 'de um mesmo mês, descontada a inflação',
};

/** Whether the amounts of several years are in the prices of one month. */
export const hasConstantPrices = ({ precos }: Filters): boolean => precos?.[0] !== CURRENT_PRICES;

/** Kind of what a code of `compara` names; undefined if it is none. */
export function comparedKind(
  code: string,
): 'uf' | 'municipio' | 'occupation' | 'codigo_curso' | undefined {
  if (code.includes('-')) return 'codigo_curso';
  if (/^\d{2}$/.test(code)) return 'uf';
  if (/^\d{7}$/.test(code)) return 'municipio';
  return /^\d{6}$/.test(code) ? 'occupation' : undefined;
}

const places = ['regiao', 'uf', 'municipio'];

/** Names that the filter on occupations has in the areas with links. */
const occupations = ['occupation', 'cod_cbo', 'codigoBrasileiroOcupacao'];

/** Filters that the choice of a place, an occupation or a course with a code replaces. */
function replacedBy(code: string): readonly string[] {
  const kind = comparedKind(code) ?? 'occupation';
  if (kind === 'codigo_curso') return [kind];
  return kind === 'occupation' ? occupations : places;
}

/** Returns the filters that select one of the compared places, occupations or courses. */
export function comparedFilters(filters: Filters, code: string): Filters {
  return {
    ...without(filters, [...replacedBy(code), COMPARED_OVER_YEARS, PRICES]),
    [comparedKind(code) ?? 'occupation']: [code],
  };
}

/** Returns the filters without those that `compara` replaces. */
export const sharedFilters = (filters: Filters): Filters =>
  without(filters, (filters.compara ?? []).flatMap(replacedBy));

/** Ends a comparison over the years when the reader chooses another place or occupation. */
export const endComparison: GroupRule = (next, { name, isState }) =>
  name !== null && !isState && next.compara?.length && [...places, ...occupations].includes(name)
    ? { ...next, [COMPARED_OVER_YEARS]: [] }
    : next;

/** Compares two to four places, or two to four occupations, over the years. */
export const comparedOverYears: FilterDefinition<typeof COMPARED_OVER_YEARS> = {
  name: COMPARED_OVER_YEARS,
  label: 'Comparação',
  // A code of six digits is an occupation, although municipalities may be written so elsewhere.
  parse: (text) =>
    /^\d{7}$/.test(text) ? municipalityCode(text) : (cboCode(text) ?? stateCode(text)),
  valueCount: COMPARED_COUNT,
  example: '33,35',
  allowed:
    'de dois a quatro códigos, todos de estados, todos de municípios (sete algarismos) ou todos de ocupações (seis algarismos)',
};

/** Compares two to four places over the years. */
export const placesOverYears: FilterDefinition<typeof COMPARED_OVER_YEARS> = {
  ...comparedOverYears,
  parse: (text) => (/^\d{7}$/.test(text) ? municipalityCode(text) : stateCode(text)),
  allowed: 'de dois a quatro códigos, todos de estados ou todos de municípios (sete algarismos)',
};

/** Creates the filter that splits a series by a dimension; `labelOf` names the dimensions. */
export const splitFilter = (
  dimensions: readonly string[],
  labelOf: (dimension: string) => string | undefined,
) =>
  ({
    ...enumeration('por', 'Separado por', dimensions),
    concept: 'split',
    aliases: ['by'],
    single: 'uma dimensão só',
    labelOf,
  }) as const;

/** Fields of every row of a series. */
export const yearFields = {
  /** Vintage of the year's data; null if the edition has none. */
  vintage: textOrNull('situacao', 'Situação') as Field<'situacao', Vintage | null, Vintage | null>,
  /** Years that compare with the row's, unless their data are partial; null for sources without breaks. */
  segment: textOrNull('trecho', 'Anos comparáveis'),
  /** Part of the chosen places that the row counts, such as `só Acre`; null for all of them. */
  coverage: textOrNull('cobertura', 'Cobertura'),
};

/** Month whose prices a row's amounts are in, such as `2025-12`; null for those of the row's year. */
export const pricesOf = textOrNull('mesDosPrecos', 'Preços de');

/** Mean and median pay. */
export const payFields = {
  meanPay: numberOrNull('remuneracaoMedia', 'Remuneração média'),
  medianPay: numberOrNull('remuneracaoMediana', 'Remuneração mediana'),
};
