import { technicalForms, technologicalAxes } from '@observatorio/domain';
import { cellsSql } from '../reading/columns';
import { type Check, exampleSql, type Reading, statusSql } from '../reading/reading';
import { checksFor, countSql, municipioSql, placeSql } from './cells';
import { type CensusFile, type CourseKind, type Names, YEAR_NAME } from './census-file';
import { lookup } from './lookup';

/** In 2023 two of the columns lack a part of their names; from 2025 on IFTP stands in two. */
const formNames = Object.fromEntries(
  [...technicalForms.map(({ code }) => code), 'IFTP_CT'].map((form) => [
    form.toLowerCase(),
    [`QT_MAT_CURSO_TEC_${form}`, `QT_MAT_TEC_${form}`],
  ]),
) as Names;
const formFields = Object.keys(formNames);

const schoolNames = {
  school: ['CO_ENTIDADE'],
  schoolName: ['NO_ENTIDADE'],
  state: ['CO_UF'],
  municipality: ['CO_MUNICIPIO'],
  dependency: ['TP_DEPENDENCIA'],
} as const satisfies Names;

const courseNames: Names = {
  year: [YEAR_NAME],
  ...schoolNames,
  axis: ['ID_AREA_CURSO_PROFISSIONAL'],
  course: ['NO_CURSO_EDUC_PROFISSIONAL'],
  courseCode: ['CO_CURSO_EDUC_PROFISSIONAL'],
  total: ['QT_MAT_CURSO_TEC'],
  ...formNames,
};

/** The file of courses. From 2025 on it tells of the schools nothing but their codes. */
export const courses: CourseKind = {
  what: 'o arquivo de cursos técnicos do Censo Escolar',
  table: 'staged',
  ddl: `
    CREATE TABLE staged (
      status UTINYINT, example VARCHAR,
      municipio INTEGER, uf UTINYINT, administration UTINYINT, area VARCHAR, course VARCHAR,
      course_code INTEGER, institution VARCHAR, institution_code INTEGER,
      total INTEGER, ${formFields.map((form) => `${form} INTEGER`).join(', ')})`,
  names: courseNames,
  necessary: ['year', 'school', 'axis', 'course', 'total'],
  marks: ['axis', 'course', 'courseCode', 'total'],
  readingOf,
};

/** The file of schools of 2025 on, which tells where they are and whose. */
export const schools = lookup({
  what: 'o arquivo de escolas do Censo Escolar',
  table: 'schools',
  names: schoolNames,
  necessary: Object.keys(schoolNames),
  key: 'school',
  columns: {
    code: ['INTEGER', 'TRY_CAST(school AS INTEGER)'],
    name: ['VARCHAR', 'trim(schoolName)'],
    municipio: ['INTEGER', 'municipality_of(left(trim(municipality), 6))'],
    uf: ['UTINYINT', 'code(state, 11, 53)'],
    administration: ['UTINYINT', 'code(dependency, 1, 4)'],
  },
});

const axisCodes = technologicalAxes.map(({ code }) => `'${code}'`).join(', ');
const AXIS = 'TRY_CAST(axis AS INTEGER)::VARCHAR';

function readingOf({ file, columns, kind }: CensusFile, year: number): Reading {
  const is = checksFor(courseNames);
  const told = formFields.filter((form) => columns.has(form));
  const checks: Check[] = [
    is.otherYear(year),
    is.notCount('total'),
    is.nowhere,
    { ...is.noCode('school', 'schoolCode'), counts: true, necessary: true },
    is.unknownCode('dependency', 'dependencyCode'),
    { ...is.unknownCode('axis', 'axisCode'), necessary: true },
    ...told.map((form) => ({ ...is.notCount(form), counts: true })),
  ];
  const status = statusSql(checks, { inactive: 'FALSE', before: 0 });
  const sql = `
    INSERT INTO staged
    WITH cells AS (${cellsSql(file, columns, Object.keys(courseNames))}),
    coded AS (
      SELECT *, ${placeSql},
        TRY_CAST(school AS INTEGER) AS schoolCode,
        code(dependency, 1, 4) AS dependencyCode,
        CASE WHEN ${AXIS} IN (${axisCodes}) THEN ${AXIS} END AS axisCode
      FROM cells),
    placed AS (SELECT *, ${municipioSql} FROM coded),
    judged AS (SELECT *, ${status} AS verdict FROM placed)
    SELECT verdict, ${exampleSql(checks, 'verdict')},
      municipio, uf, dependencyCode, axisCode, trim(course), TRY_CAST(courseCode AS INTEGER),
      trim(schoolName), schoolCode, ${countSql('total')}, ${formFields.map((form) => `coalesce(${countSql(form)}, 0)`).join(', ')}
    FROM judged`;
  return { table: kind.table, sql, checks, inactive: '', what: kind.what };
}
