import {
  academicDegrees,
  academicLevels,
  administrations,
  educationLevels,
  educationMeasures,
  fundings,
  generalAreas,
  labelOf,
  modalities,
  specificAreas,
  technicalForms,
  technologicalAxes,
} from '@observatorio/domain';
import { codeList, municipality, region, state, year } from '../kit/common-filters';
import type { FilterDefinition, Filters } from '../kit/filter';
import { placesOverYears, splitFilter } from '../kit/trend';

const studyFields = [...generalAreas, ...specificAreas];

/**
 * Returns whether the filters select higher education. The default level is technical education.
 */
export const isHigher = ({ nivel_ensino: level }: Filters): boolean => level?.[0] === 'Superior';

/**
 * Returns the code of an area as spelled in the list of its level of education: `1` and `01` both
 * mean axis 1 or field of study 01. Returns undefined if the level does not have that area.
 */
export function areaCode(text: string, filters: Filters): string | undefined {
  const list = isHigher(filters) ? studyFields : technologicalAxes;
  const spellings = [text, text.padStart(2, '0'), text.replace(/^0(?=.$)/, '')];
  return list.find(({ code }) => spellings.includes(code))?.code;
}

const eitherLevel = codeList('study-area', 'area', 'Área', [...technologicalAxes, ...studyFields]);

/** Axes and fields of study share some codes, so their labels depend on the level of education. */
const area: FilterDefinition<'area'> = {
  ...eitherLevel,
  dependsOn: 'nivel_ensino',
  codeUnder: areaCode,
  parse: (text) => eitherLevel.parse(text) ?? eitherLevel.parse(text.padStart(2, '0')),
  allowed: `no nível Técnico, ${codeList('study-area', 'area', '', technologicalAxes).allowed}; no Superior, ${codeList('study-area', 'area', '', studyFields).allowed}`,
  labelOf: (code, filters = {}) => {
    const known = areaCode(code, filters);
    return known && labelOf(isHigher(filters) ? studyFields : technologicalAxes, known);
  },
};

/** Filters of the graduate overview, in display order. */
export const graduateFilterDefinitions = [
  {
    ...codeList('education-level', 'nivel_ensino', 'Nível de ensino', educationLevels),
    single: 'um nível de ensino só',
  },
  year,
  {
    ...codeList('education-measure', 'dimensao', 'Dados', educationMeasures),
    dependsOn: 'nivel_ensino',
    single: 'uma medida só: matrículas, concluintes e vagas não se somam',
  },
  region,
  state,
  municipality,
  area,
  codeList('academic-level', 'nivel_academico', 'Nível acadêmico', academicLevels),
  codeList('academic-degree', 'grauAcademico', 'Grau acadêmico', academicDegrees),
  codeList('technical-form', 'etapa_ensino', 'Tipo de curso', technicalForms),
  codeList(
    'administration',
    'dependenciaAdministrativa',
    'Categoria administrativa',
    administrations,
  ),
  codeList('modality', 'modalidade', 'Modalidade', modalities),
  codeList('funding', 'custeamento', 'Custeamento', fundings),
] as const;

export type GraduateFilter = (typeof graduateFilterDefinitions)[number]['name'];

/** Dimensions by which a series over the years can be split. */
export const graduateTrendDimensions = [
  'rede',
  'dependenciaAdministrativa',
  'modalidade',
  'area',
  'custeamento',
  'uf',
] as const;

export type GraduateTrendDimension = (typeof graduateTrendDimensions)[number];

const splitLabels: Readonly<Record<string, string>> = {
  ...Object.fromEntries(graduateFilterDefinitions.map(({ name, label }) => [name, label])),
  rede: 'Rede de ensino',
};

/** Filters that choose the series over the years. */
export const graduateSeriesFilters = [
  splitFilter(graduateTrendDimensions, (name) => splitLabels[name]),
  placesOverYears,
] as const;

/** Filters of the series over the years. */
export const graduateTrendFilters = [
  ...graduateFilterDefinitions.filter(({ name }) => name !== 'ano'),
  ...graduateSeriesFilters,
] as const;

/** Filters of a group: those of the datasets, and the series over the years. */
export const graduateGroupFilters = [
  ...graduateFilterDefinitions,
  ...graduateSeriesFilters,
] as const;

export type GraduateGroupFilter = (typeof graduateGroupFilters)[number]['name'];
