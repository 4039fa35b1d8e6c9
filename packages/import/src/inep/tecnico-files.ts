import { technicalForms, technologicalAxes } from '@observatorio/domain';
import { countSql, oneOfSql } from '../reading/cells/cells';
import type { HeaderNames } from '../reading/cells/checks';
import type { FileKind } from '../reading/kind/kind';
import { placeSteps } from './place';
import { otherYear, YEAR_NAME } from './year';

/**
 * Form → enrolment columns. Two columns of 2023 have shortened names; IFTP has a second column,
 * IFTP_CT, from 2024 on.
 */
const formFields = Object.fromEntries(
  [...technicalForms.map(({ code }) => code), 'IFTP_CT'].map((form) => [
    form.toLowerCase(),
    [`QT_MAT_CURSO_TEC_${form}`, `QT_MAT_TEC_${form}`],
  ]),
) as unknown as HeaderNames;
const forms = Object.keys(formFields);

/**
 * SQL expression for the sum of enrolments over the forms. Omits IFTP_CT because IFTP may already
 * include it.
 */
const partsSql = forms
  .filter((form) => form !== 'iftp_ct')
  .map((form) => `coalesce(${countSql(form)}, 0)`)
  .join(' + ');

const schoolFields = {
  school: ['CO_ENTIDADE'],
  schoolName: ['NO_ENTIDADE'],
  state: ['CO_UF'],
  municipality: ['CO_MUNICIPIO'],
  dependency: ['TP_DEPENDENCIA'],
} as const satisfies HeaderNames;

const axisCodes = technologicalAxes.map(({ code }) => code);

/** The courses file. From 2025 on, it identifies schools only by their codes. */
export const technicalCoursesFile: FileKind = {
  title: 'o arquivo de cursos técnicos do Censo Escolar',
  table: 'staged',
  fields: {
    year: [YEAR_NAME],
    ...schoolFields,
    axis: ['ID_AREA_CURSO_PROFISSIONAL'],
    course: ['NO_CURSO_EDUC_PROFISSIONAL'],
    courseCode: ['CO_CURSO_EDUC_PROFISSIONAL'],
    total: ['QT_MAT_CURSO_TEC'],
    ...formFields,
  },
  required: ['year', 'school', 'axis', 'course', 'total'],
  derive: () => [
    `TRY_CAST(school AS INTEGER) AS schoolCode,
    code(dependency, 1, 4) AS dependencyCode,
    ${oneOfSql('TRY_CAST(axis AS INTEGER)::VARCHAR', axisCodes)} AS axisCode`,
    ...placeSteps,
    `${partsSql} AS inForms`,
  ],
  checks: ({ is, year }) => [
    otherYear(year),
    is.notNumber('total', countSql('total')),
    is.unknownMunicipality,
    { ...is.noCode('school', 'schoolCode'), outcome: 'doubtful' },
    { ...is.noCode('dependency', 'dependencyCode'), outcome: 'doubtful' },
    is.unlistedCode('axis', 'axisCode'),
    ...forms.map((form) => ({
      ...is.notNumber(form, countSql(form)),
      outcome: 'doubtful' as const,
    })),
    {
      reason: '“QT_MAT_CURSO_TEC” é menor que a soma dos tipos de curso',
      field: 'total',
      when: `inForms > ${countSql('total')} AND ${countSql('total')} > 0`,
      outcome: 'doubtful',
    },
  ],
  columns: {
    municipio: ['INTEGER', 'municipio'],
    uf: ['UTINYINT', 'uf'],
    administration: ['UTINYINT', 'dependencyCode'],
    area: ['VARCHAR', 'axisCode'],
    course: ['VARCHAR', 'trim(course)'],
    course_code: ['INTEGER', 'TRY_CAST(courseCode AS INTEGER)'],
    institution: ['VARCHAR', 'trim(schoolName)'],
    institution_code: ['INTEGER', 'schoolCode'],
    total: ['INTEGER', countSql('total')],
    ...Object.fromEntries(
      forms.map((form) => [form, ['INTEGER', `coalesce(${countSql(form)}, 0)`] as const]),
    ),
  },
};

/** The schools file, from 2025 on: names, places and administration. */
export const schools: FileKind = {
  title: 'o arquivo de escolas do Censo Escolar',
  table: 'schools',
  isLookup: true,
  fields: { year: [YEAR_NAME], ...schoolFields },
  required: Object.keys(schoolFields),
  checks: ({ is }) => [is.noCode('school', "nullif(trim(school), '')")],
  columns: {
    code: ['INTEGER', 'TRY_CAST(school AS INTEGER)'],
    name: ['VARCHAR', 'trim(schoolName)'],
    municipio: ['INTEGER', 'municipality_of(left(trim(municipality), 6))'],
    uf: ['UTINYINT', 'code(state, 11, 53)'],
    administration: ['UTINYINT', 'code(dependency, 1, 4)'],
  },
};
