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
  regions,
  specificAreas,
  technicalForms,
  technologicalAxes,
} from '@observatorio/domain';
import { codeList, municipality, state, year } from './common-filters';
import type { FilterDefinition } from './filter';

const studyFields = [...generalAreas, ...specificAreas];

/** Axes and fields of study share some codes, whose label depends on the level of education. */
const area: FilterDefinition<'area'> = {
  ...codeList('area', 'Área', [...technologicalAxes, ...studyFields]),
  labelOf: (code, filters) =>
    labelOf(filters?.nivel_ensino?.[0] === 'Superior' ? studyFields : technologicalAxes, code),
};

/** The filters of the graduate overview, in the order in which screens list them. */
export const graduateFilters = [
  codeList('nivel_ensino', 'Nível de ensino', educationLevels),
  year,
  codeList('dimensao', 'Dados', educationMeasures),
  codeList('regiao', 'Região', regions),
  state,
  municipality,
  area,
  codeList('nivel_academico', 'Nível acadêmico', academicLevels),
  codeList('grauAcademico', 'Grau acadêmico', academicDegrees),
  codeList('etapa_ensino', 'Tipo de curso', technicalForms),
  codeList('dependenciaAdministrativa', 'Categoria administrativa', administrations),
  codeList('modalidade', 'Modalidade', modalities),
  codeList('custeamento', 'Custeamento', fundings),
] as const;

export type GraduateFilter = (typeof graduateFilters)[number]['name'];
