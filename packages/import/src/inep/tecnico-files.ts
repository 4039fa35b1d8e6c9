import { technicalForms, technologicalAxes } from '@observatorio/domain';
import { oneOfSql } from '../reading/cells/cells';
import type { HeaderNames, RowCheck } from '../reading/cells/checks';
import type { FileKind } from '../reading/kind/kind';
import { schoolOwnerSql } from '../reading/kind/owner';
import { namedSql, placeChecks, placeCodes, placePairs, placeSteps } from '../reading/kind/place';
import type { RowContext } from '../reading/kind/row-context';
import {
  atMostPair,
  type CodeRule,
  codeRange,
  type Dependency,
  everyRow,
  MAX_CONTRADICTION_SHARE,
  MAX_INVALID_SHARE,
  type Pair,
  someRows,
  wholeNumber,
} from '../reading/kind/rules';
import { bothSql } from '../reading/rows/row-checks';
import { placeFields } from './place-fields';
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

/** Form of before 2024 → its column of courses, which counts some if there are enrolments. */
const courseFields = Object.fromEntries(
  technicalForms
    .filter(({ code }) => code !== 'IFTP')
    .map(({ code }) => [`${code.toLowerCase()}_courses`, [`QT_CURSO_TEC_${code}`]]),
) as unknown as HeaderNames;

const coursePairs: readonly Pair[] = Object.keys(courseFields).map((courses) => {
  const form = courses.replace('_courses', '');
  return {
    fields: [form, courses],
    agree: `(${form}Number > 0) = (${courses}Number > 0)`,
  };
});

/**
 * SQL expression for the sum of enrolments over the forms. Omits IFTP_CT because IFTP may already
 * include it.
 */
const partsSql = forms
  .filter((form) => form !== 'iftp_ct')
  .map((form) => `coalesce(${form}Number, 0)`)
  .join(' + ');

const schoolFields = {
  school: ['CO_ENTIDADE'],
  schoolName: ['NO_ENTIDADE'],
  dependency: ['TP_DEPENDENCIA'],
  location: ['TP_LOCALIZACAO'],
  ...placeFields,
} as const satisfies HeaderNames;

/** Codes of schools begin with that of their state. */
const schoolRule: CodeRule = everyRow({
  sql: (field) =>
    `CASE WHEN regexp_full_match(trim(${field}), '\\d{8}') THEN TRY_CAST(${field} AS INTEGER) END`,
  form: 'um código de escola de oito algarismos',
});

const schoolPairs = (context: RowContext): Pair[] => [
  { fields: ['school', 'state'], agree: 'schoolCode // 1000000 = stateCode' },
  ...placePairs(context),
  {
    fields: ['schoolName', 'dependency'],
    agree: `${schoolOwnerSql('schoolName')} = dependencyCode`,
    maxShare: MAX_INVALID_SHARE,
    isLoose: true,
  },
];

const axisCodes = technologicalAxes.map(({ code }) => code);

/** Axes by the names that INEP gives them, besides those shown here. */
const officialAxes = [
  ...technologicalAxes,
  { code: '999', label: 'Ensino Médio - Curso Normal/Magistério' },
];

/** The course code of INEP for the teachers' course of secondary schools, in the axis 999. */
const TEACHERS = "axisCode = '999'";

const axisPairs: readonly Pair[] = [
  {
    fields: ['axisName', 'axis'],
    agree: `${namedSql('axisName', officialAxes)} = axisCode`,
  },
  {
    // Course codes begin with that of their axis.
    fields: ['courseCode', 'axis'],
    agree: `CASE WHEN courseCodeCode BETWEEN 1000 AND 13999
      THEN courseCodeCode // 1000 = TRY_CAST(axisCode AS INTEGER) END`,
    maxShare: MAX_INVALID_SHARE,
  },
  { fields: ['nm', 'axis'], agree: `(nmNumber > 0) <= (${TEACHERS})`, maxShare: MAX_INVALID_SHARE },
];

/** Largest count in one row, above the 171,854 enrolments of the largest town in 2025. */
const MAX_STUDENTS = 200_000;
const count = wholeNumber(MAX_STUDENTS, { blank: 'zero' });
const courseCount = wholeNumber(MAX_STUDENTS, { blank: 'unknown', outcome: 'doubtful' });

/** Maximum share of rows that give a course of one code another name or axis. */
const MAX_RENAMED_SHARE = 0.1;

const dependencies: readonly Dependency[] = [
  { fields: ['school', 'schoolName'], values: ['institution_code', 'folded(institution)'] },
  { fields: ['school', 'municipality'], values: ['institution_code', 'municipio'] },
  { fields: ['school', 'dependency'], values: ['institution_code', 'administration'] },
  {
    fields: ['courseCode', 'course'],
    values: ['course_code', 'folded(course)'],
    maxShare: MAX_RENAMED_SHARE,
  },
  {
    fields: ['course', 'courseCode'],
    values: ['folded(course)', 'course_code'],
    maxShare: MAX_RENAMED_SHARE,
  },
  {
    fields: ['courseCode', 'axis'],
    values: ['course_code', 'area'],
    maxShare: MAX_RENAMED_SHARE,
  },
  { fields: ['axis', 'axisName'], values: ['area', 'folded(axis_name)'] },
  {
    fields: ['school', 'courseCode'],
    values: [
      "institution_code || ', ' || course_code || ', ' || course || ', ' || area",
      `concat_ws(', ', total, ${forms.join(', ')})`,
    ],
    reason: 'a escola e o curso são os de outra linha, com outros números',
  },
];

/** The courses file. From 2025 on, it identifies schools only by their codes. */
export const technicalCoursesFile: FileKind = {
  title: 'o arquivo de cursos técnicos do Censo Escolar',
  table: 'staged',
  fields: {
    year: [YEAR_NAME],
    ...schoolFields,
    axis: ['ID_AREA_CURSO_PROFISSIONAL'],
    axisName: ['NO_AREA_CURSO_PROFISSIONAL'],
    course: ['NO_CURSO_EDUC_PROFISSIONAL'],
    courseCode: ['CO_CURSO_EDUC_PROFISSIONAL'],
    courses: ['QT_CURSO_TEC'],
    total: ['QT_MAT_CURSO_TEC'],
    ...formFields,
    ...courseFields,
  },
  required: ['year', 'school', 'axis', 'course', 'total'],
  codes: {
    school: schoolRule,
    dependency: everyRow(codeRange(1, 4)),
    location: someRows(codeRange(1, 2)),
    ...placeCodes,
    axis: everyRow({ sql: (field) => oneOfSql(`digits(${field})::VARCHAR`, axisCodes) }),
    courseCode: someRows({ ...codeRange(1, 9_999_999), form: 'um código de curso' }),
  },
  numbers: {
    total: count,
    courses: courseCount,
    ...Object.fromEntries(forms.map((form) => [form, { ...count, outcome: 'doubtful' }])),
    ...Object.fromEntries(Object.keys(courseFields).map((field) => [field, courseCount])),
  },
  pairs: (context) => [
    ...schoolPairs(context),
    ...axisPairs,
    atMostPair('courses', 'total', {
      agree: 'CASE WHEN totalNumber > 0 THEN coursesNumber <= totalNumber END',
    }),
    ...coursePairs,
  ],
  dependencies,
  blanks: { course: 0.05, municipality: 0.05, total: 0.05 },
  varied: { total: 'total', schoolName: 'institution' },
  contrasts: [
    {
      // 58% and 7% of the offers in the file of 2023.
      field: 'ct',
      value: '(ct > 0)::INTEGER',
      higher: 'administration <= 2',
      lower: 'administration = 4',
      reversed:
        'as escolas privadas têm mais cursos integrados, em proporção, que as federais e as estaduais',
    },
  ],
  rarities: [
    {
      // Of the offers in the file of 2023, 4%; 25% in Bahia.
      field: 'eja',
      when: 'CASE WHEN total > 0 THEN eja > 0 END',
      maxShare: 0.5,
      found: 'tem matrículas: devem ser as de outro tipo de curso',
    },
  ],
  // The means of towns with many courses are 10 to 416 in the file of 2023.
  scales: { total: { count: 'total', mean: [3, 900] } },
  derive: () => [...placeSteps, `${partsSql} AS inForms`],
  checks: (context) => [
    otherYear(context),
    context.is.total('course'),
    ...placeChecks(context),
    ...sumChecks(context),
  ],
  columns: {
    municipio: ['INTEGER', 'municipio'],
    uf: ['UTINYINT', 'uf'],
    administration: ['UTINYINT', 'dependencyCode'],
    area: ['VARCHAR', 'axisCode'],
    axis_name: ['VARCHAR', 'trim(axisName)'],
    course: ['VARCHAR', 'trim(course)'],
    course_code: ['INTEGER', 'courseCodeCode'],
    institution: ['VARCHAR', 'trim(schoolName)'],
    institution_code: ['INTEGER', 'schoolCode'],
    total: ['INTEGER', 'totalNumber'],
    ...Object.fromEntries(
      forms.map((form) => [form, ['INTEGER', `coalesce(${form}Number, 0)`] as const]),
    ),
  },
  once: 'institution_code IS NOT NULL',
};

/**
 * Checks of the total against the sum of the forms. They are equal in each row of the official file of
 * 2023; from 2024 on, the columns of itineraries overlap others in some rows.
 */
function sumChecks({ has, label }: RowContext): RowCheck[] {
  const total = `“${label('total')}”`;
  const sum = 'a soma dos tipos de curso';
  const check = (reason: string, when: string): RowCheck => ({
    reason,
    field: 'total',
    value: bothSql('total', 'inForms'),
    when: `totalNumber > 0 AND ${when}`,
    outcome: 'contradictory',
    maxShare: has('iftp') ? 0.1 : MAX_CONTRADICTION_SHARE,
  });
  return [
    check(`${total} é menor que ${sum}`, 'inForms > totalNumber'),
    ...(has('iftp') || !forms.some(has)
      ? []
      : [check(`${total} é maior que ${sum}`, 'inForms < totalNumber')]),
  ];
}

/** The schools file, from 2025 on: names, places and administration. */
export const schools: FileKind = {
  title: 'o arquivo de escolas do Censo Escolar',
  table: 'schools',
  isLookup: true,
  fields: { year: [YEAR_NAME], ...schoolFields },
  required: ['school', 'schoolName', 'state', 'municipality', 'dependency'],
  codes: {
    school: { ...schoolRule, outcome: 'rejected' },
    dependency: everyRow(codeRange(1, 4)),
    location: someRows(codeRange(1, 2)),
    ...placeCodes,
  },
  pairs: schoolPairs,
  blanks: { schoolName: 0.05, municipality: 0.05, state: 0.05 },
  derive: () => placeSteps,
  checks: (context) => [otherYear(context), ...placeChecks(context)],
  columns: {
    code: ['INTEGER', 'schoolCode'],
    name: ['VARCHAR', 'trim(schoolName)'],
    municipio: ['INTEGER', 'municipio'],
    uf: ['UTINYINT', 'uf'],
    administration: ['UTINYINT', 'dependencyCode'],
  },
  varied: { schoolName: 'name' },
  key: ['code'],
};
