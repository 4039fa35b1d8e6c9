import {
  academicDegrees,
  academicLevels,
  educationLevels,
  fundings,
  generalAreas,
  modalities,
  shifts,
  technicalForms,
  technologicalAxes,
} from '@observatorio/domain';
import {
  codeList,
  municipality,
  ONE_OCCUPATION,
  occupationFilter,
  region,
  state,
} from '../kit/common-filters';
import type { FilterDefinition, Filters } from '../kit/filter';
import { pageParameter } from '../kit/paging';
import { COMPARED_OVER_YEARS } from '../kit/trend';
import { ALL_LEVELS } from './all-levels';

/** Levels of education, plus the option for all of them. */
export const courseLevels = [...educationLevels, { code: ALL_LEVELS, label: ALL_LEVELS }];

/** Maximum length of the search text, in characters. */
export const MAX_COURSE_TEXT = 100;

const text: FilterDefinition<'nome_curso'> = {
  name: 'nome_curso',
  label: 'Nome do curso',
  parse: (typed) => {
    const words = typed.trim().replace(/\s+/g, ' ');
    return words.length <= MAX_COURSE_TEXT ? words : undefined;
  },
  allowed: `nome ou parte do nome de um curso ou de uma instituição, ou a sigla dela, de até ${MAX_COURSE_TEXT} letras`,
  example: 'enfermagem',
  isText: true,
  single: 'um nome só',
  labelOf: (code) => code,
};

/** Filters of the course search, in display order. */
export const courseFilterDefinitions = [
  {
    ...codeList('education-level', 'nivel_ensino', 'Nível de ensino', courseLevels),
    single: 'um nível de ensino só',
  },
  codeList('technological-axis', 'eixo_tecnologico', 'Eixo tecnológico', technologicalAxes),
  codeList('general-area', 'area_geral', 'Área do curso', generalAreas),
  {
    ...codeList('academic-level', 'nivel_academico', 'Nível acadêmico', [
      ...academicLevels,
      ...technicalForms,
    ]),
    dependsOn: 'nivel_ensino',
  },
  codeList('academic-degree', 'grauAcademico', 'Grau acadêmico', academicDegrees),
  text,
  region,
  state,
  municipality,
  codeList('funding', 'custeamento', 'Custeamento', fundings),
  codeList('modality', 'mediacao_didatico_pedagogica', 'Modalidade', modalities),
  codeList(undefined, 'turno', 'Turno', shifts),
] as const;

const MAX_RADIUS = 500;

/** Maximum distance of matching offers from the chosen cities, in km. */
export const radius: FilterDefinition<'raio_km'> = {
  name: 'raio_km',
  label: 'Distância',
  parse: (typed) =>
    /^\d{1,3}$/.test(typed) && Number(typed) <= MAX_RADIUS ? String(Number(typed)) : undefined,
  allowed: `quilômetros em torno de municipio, de 0 a ${MAX_RADIUS}; sem ele, só o município`,
  example: '50',
  single: 'uma distância só',
  dependsOn: 'municipio',
  labelOf: (code) => (code === '0' ? 'só na cidade' : `até ${code} km`),
};

/** A course code: an optional level of education and the official number. */
const courseCode = /^(?:(tecnico|superior)-)?(\d{1,9})$/;

/** Filter that selects the course a dataset describes. */
export const courseFilter: FilterDefinition<'codigo_curso'> = {
  name: 'codigo_curso',
  label: 'Curso',
  parse: (typed) => {
    const [, level = 'tecnico', digits] = courseCode.exec(typed.trim().toLowerCase()) ?? [];
    return digits === undefined ? undefined : `${level}-${Number(digits)}`;
  },
  allowed:
    'tecnico- ou superior- e o código do curso no INEP; só os algarismos são de um curso técnico',
  example: 'tecnico-1006',
  single: 'um curso só',
};

/** Returns the code of a course, or null if the source does not number it. */
export const courseCodeOf = (level: string, number: number | null): string | null =>
  number === null ? null : `${level === 'Superior' ? 'superior' : 'tecnico'}-${number}`;

/** Returns the level of education of the selected or compared courses, or of the selected offer. */
export const levelOfCourse = ({
  compara,
  codigo_curso,
  oferta,
}: Filters): 'Técnico' | 'Superior' =>
  (compara ?? codigo_curso ?? oferta)?.[0]?.startsWith('superior') ? 'Superior' : 'Técnico';

/** Identifies an offer by official codes, so that a link to it outlives the edition. */
export interface OfferKey {
  level: string;
  course: number;
  /** Null if the source does not name the institution. */
  institution: number | null;
  /** Municipality; null for distance learning without a local centre. */
  city: number | null;
  /** Null in higher education. */
  form: string | null;
}

const offerCode = /^(tecnico|superior)-(\d{1,9})-(\d{1,9})-(\d{7}|0)(?:-([a-z]{1,4}))?$/i;

/** Returns the code of an offer: `superior-1210-55-3550308`, or `tecnico-1006-11049375-1100023-SUBS`. */
export const offerCodeOf = ({ level, course, institution, city, form }: OfferKey): string =>
  [courseCodeOf(level, course), institution ?? 0, city ?? 0, form]
    .filter((part) => part !== null)
    .join('-');

/** Parses the code of an offer. Returns undefined if it is invalid. */
export function offerKeyOf(code: string): OfferKey | undefined {
  const [, level = '', course, institution, city, form] = offerCode.exec(code.trim()) ?? [];
  if (!level) return undefined;
  return {
    level: level.toLowerCase() === 'superior' ? 'Superior' : 'Técnico',
    course: Number(course),
    institution: Number(institution) || null,
    city: Number(city) || null,
    form: form?.toUpperCase() ?? null,
  };
}

/** Filter that selects one offer of a course. */
export const offerFilter: FilterDefinition<'oferta'> = {
  name: 'oferta',
  label: 'Oferta',
  parse: (typed) => {
    const key = offerKeyOf(typed);
    return key && offerCodeOf(key);
  },
  allowed:
    'o código do curso, o da instituição e o do município, separados por hífens, com 0 onde faltam, e, num curso técnico, o tipo',
  example: 'tecnico-1006-11049375-1100023-SUBS',
  single: 'uma oferta só',
};

/** Filters of the datasets about one course. */
export const oneCourseFilters = [courseFilter, region, state, municipality] as const;

export type OneCourseFilter = (typeof oneCourseFilters)[number]['name'];

/** Compares two to four courses of one level over the years. */
export const coursesOverYears: FilterDefinition<typeof COMPARED_OVER_YEARS> = {
  name: COMPARED_OVER_YEARS,
  label: 'Comparação',
  parse: courseFilter.parse,
  valueCount: [2, 4],
  example: 'tecnico-1006,tecnico-1023',
  allowed: `de dois a quatro cursos, todos técnicos ou todos superiores: ${courseFilter.allowed}`,
};

/** Filters of the series over the years. */
export const courseTrendFilters = [...oneCourseFilters, coursesOverYears] as const;

export type CourseTrendFilter = (typeof courseTrendFilters)[number]['name'];

/** Filters for the courses that lead to an occupation. */
export const coursesOfOccupationFilters = [
  { ...occupationFilter('cod_cbo', 'cbo'), single: ONE_OCCUPATION },
] as const;

/**
 * Filters in the course search's page URLs: those for offers, plus distance, course, offer and page
 * number.
 */
export const coursePageFilters = [
  ...courseFilterDefinitions,
  radius,
  courseFilter,
  offerFilter,
  pageParameter,
] as const;

export type CourseFilter = (typeof coursePageFilters)[number]['name'];

/** Filters of a group: those of the page, and the compared courses. */
export const courseGroupFilters = [...coursePageFilters, coursesOverYears] as const;
