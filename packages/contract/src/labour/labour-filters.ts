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
  enumeration,
  municipality,
  occupationFilter,
  region,
  state,
  year,
} from '../kit/common-filters';
import { mapMeasure } from '../kit/measure';
import { comparedOverYears, prices, splitFilter } from '../kit/trend';

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

/** Dimensions by which pay can be grouped: names of filters, and columns without a filter. */
export const payDimensions = [
  'grandeSetor',
  'setor',
  'sizeLink',
  'escolaridade',
  'faixaEtaria',
  'genero',
  'raca',
  'jornada',
  'tempoEmprego',
  'inicio',
  'uf',
  'municipio',
  'occupation',
  'total',
] as const;

export type PayDimension = (typeof payDimensions)[number];

/** Dimensions by which each category's pay can be split. */
export const paySplits = ['genero', 'raca'] as const satisfies readonly PayDimension[];

export type PaySplit = (typeof paySplits)[number];

/** Labels of the dimensions without a filter. */
const columnLabels: Readonly<Record<Exclude<PayDimension, LabourFilter>, string>> = {
  raca: 'Cor ou raça',
  jornada: 'Jornada contratada',
  tempoEmprego: 'Tempo de emprego',
  inicio: 'Começo no emprego',
  total: 'Todos os vínculos',
};

const dimensionLabels: Readonly<Record<string, string>> = {
  ...columnLabels,
  ...Object.fromEntries(labourFilterDefinitions.map(({ name, label }) => [name, label])),
};

/** Returns the label of a dimension. */
const dimensionLabel = (name: string): string | undefined => dimensionLabels[name];

/** Filters of the pay by dimension. */
export const payFilterDefinitions = [
  ...labourFilterDefinitions,
  {
    ...enumeration('por', 'Agrupado por', payDimensions),
    single: 'uma dimensão só',
    labelOf: dimensionLabel,
  },
  {
    ...enumeration('separado', 'Separado por', paySplits),
    single: 'uma separação só',
    labelOf: dimensionLabel,
  },
] as const;

/** Dimensions by which a series over the years can be split. */
export const trendDimensions = [
  'grandeSetor',
  'setor',
  'sizeLink',
  'escolaridade',
  'faixaEtaria',
  'genero',
  'raca',
  'jornada',
  'uf',
] as const satisfies readonly PayDimension[];

/** Filters that choose the series over the years. */
export const labourSeriesFilters = [
  splitFilter(trendDimensions, dimensionLabel),
  comparedOverYears,
  prices,
] as const;

/** Name of a filter that chooses the series over the years. */
export type SeriesFilter = (typeof labourSeriesFilters)[number]['name'];

export const seriesFilterNames = labourSeriesFilters.map(({ name }) => name);

/** Filters of the series over the years. */
export const labourTrendFilters = [
  ...labourFilterDefinitions.filter(({ name }) => name !== 'ano'),
  ...labourSeriesFilters,
] as const;

/** Filters of a group: those of the datasets, the measure and the series over the years. */
export const labourGroupFilters = [
  ...labourFilterDefinitions,
  mapMeasure,
  ...labourSeriesFilters,
] as const;

export type LabourGroupFilter = (typeof labourGroupFilters)[number]['name'];
