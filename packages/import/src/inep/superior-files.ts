import { shiftBit } from '@observatorio/domain';
import type { HeaderNames } from '../reading/cells/checks';
import type { FileKind } from '../reading/kind/kind';
import { isPublicNameSql, organisationSql } from '../reading/kind/owner';
import { placeChecks, placeCodes, placePairs, placeSteps } from '../reading/kind/place';
import {
  atMostPair,
  type CodeRule,
  codeRange,
  everyRow,
  isBlankSql,
  MAX_INVALID_SHARE,
  type Pair,
  someRows,
  sumPair,
  wholeNumber,
} from '../reading/kind/rules';
import {
  AREA,
  areaCodes,
  areaColumns,
  areaDependencies,
  areaFields,
  areaPairs,
  coursePair,
  knownArea,
  LABEL_FORM,
  labelSql,
} from './cine';
import { placeFields } from './place-fields';
import { otherYear, YEAR_NAME } from './year';

/** Rule for the codes of institutions. The highest one of 2018 is 23,705. */
const institutionRule = everyRow({
  ...codeRange(1, 99_999),
  form: 'um código de instituição',
});

const ownerFields = {
  category: ['TP_CATEGORIA_ADMINISTRATIVA'],
  organisation: ['TP_ORGANIZACAO_ACADEMICA'],
} as const satisfies HeaderNames;

const ownerCodes = {
  category: everyRow(codeRange(1, 9)),
  organisation: someRows(codeRange(1, 5)),
} satisfies Record<string, CodeRule>;

/** Federal institutes (4) and CEFETs (5) are federal (1). */
const ownerPairs: readonly Pair[] = [
  {
    fields: ['organisation', 'category'],
    agree: 'CASE WHEN organisationCode >= 4 THEN categoryCode = 1 END',
  },
];

/** Pairs of the name of an institution and what it is. A few names are of earlier days. */
const namePairs: readonly Pair[] = [
  {
    fields: ['name', 'organisation'],
    agree: `${organisationSql('name')} = organisationCode`,
    maxShare: 0.05,
    isLoose: true,
  },
  {
    fields: ['name', 'category'],
    agree: `CASE WHEN categoryCode <> 7 THEN ${isPublicNameSql('name')} = (categoryCode <= 3) END`,
    maxShare: MAX_INVALID_SHARE,
    isLoose: true,
  },
];

/** The institutions file: codes, names and owners. */
export const institutions: FileKind = {
  title: 'o arquivo de instituições do Censo da Educação Superior',
  table: 'institutions',
  isLookup: true,
  fields: {
    year: [YEAR_NAME],
    institution: ['CO_IES'],
    name: ['NO_IES'],
    ...ownerFields,
    ...placeFields,
  },
  required: ['institution', 'name'],
  codes: {
    institution: { ...institutionRule, outcome: 'rejected' },
    category: someRows(codeRange(1, 9)),
    organisation: ownerCodes.organisation,
    ...placeCodes,
  },
  pairs: (context) => [...ownerPairs, ...placePairs(context), ...namePairs],
  derive: () => placeSteps,
  checks: (context) => [otherYear(context), context.is.blank('name'), ...placeChecks(context)],
  columns: {
    code: ['INTEGER', 'institutionCode'],
    name: ['VARCHAR', 'trim(name)'],
    uf: ['UTINYINT', 'uf'],
    category: ['UTINYINT', 'categoryCode'],
    organisation: ['UTINYINT', 'organisationCode'],
  },
  varied: { name: 'name' },
  key: ['code'],
};

/**
 * SQL expression for the administration. Special institutions are public by law but charge fees;
 * they count as municipal or private, depending on the network given in the file.
 */
const ADMINISTRATION = `
  CASE WHEN categoryCode <= 3 THEN categoryCode
    WHEN categoryCode = 7 AND networkCode = 1 THEN 3
    WHEN categoryCode IS NOT NULL THEN 4 END`;

const shiftFields = {
  fullTime: ['IN_INTEGRAL'],
  morning: ['IN_MATUTINO'],
  afternoon: ['IN_VESPERTINO'],
  night: ['IN_NOTURNO'],
  dayEnrolments: ['QT_MAT_DIURNO'],
  nightEnrolments: ['QT_MAT_NOTURNO'],
  dayVacancies: ['QT_VG_TOTAL_DIURNO'],
  nightVacancies: ['QT_VG_TOTAL_NOTURNO'],
} as const satisfies HeaderNames;

type ShiftField = keyof typeof shiftFields;

const isFlagged = (field: ShiftField): string => `${field}Code = 1`;
const isCounted = (field: ShiftField): string => `${field}Number > 0`;

/** SQL condition for each shift: the current layout only counts people and vacancies by day and night. */
const shiftConditions = {
  integral: [isFlagged('fullTime')],
  matutino: [isFlagged('morning')],
  vespertino: [isFlagged('afternoon')],
  diurno: [isCounted('dayEnrolments'), isCounted('dayVacancies')],
  noturno: [isFlagged('night'), isCounted('nightEnrolments'), isCounted('nightVacancies')],
};

/** SQL expression for the shifts of a course on campus, as a sum of bits; NULL if unknown. */
const SHIFTS = `CASE WHEN modalityCode IS DISTINCT FROM 2 THEN nullif(${Object.entries(
  shiftConditions,
)
  .map(([code, any]) => `CASE WHEN ${any.join(' OR ')} THEN ${shiftBit(code)} ELSE 0 END`)
  .join(' + ')}, 0) END`;

const originalShifts = ['INTEGRAL', 'MATUTINO', 'VESPERTINO', 'NOTURNO', 'EAD'];

/** Returns the fields of a total's parts in the original layout: by kind of vacancy and shift. */
const originalParts = (name: string, columns: readonly string[]): HeaderNames =>
  Object.fromEntries(
    columns.flatMap((column, kind) =>
      originalShifts.map(
        (shift, index) => [`${name}${kind}${index}`, [`${column}_${shift}`]] as const,
      ),
    ),
  );

const vacancyParts = originalParts('vacancies', [
  'QT_VAGAS_NOVAS',
  'QT_VAGAS_REMAN',
  'QT_VAGAS_PROG_ESP',
]);
const applicantParts = originalParts('applicants', [
  'QT_INSC_VAGA_NOVA',
  'QT_INSC_VAGA_REMAN',
  'QT_INSC_PROG_ESP',
]);

/** Columns of counts that only their checks read. */
const checkedCounts = {
  women: ['QT_MAT_FEM'],
  men: ['QT_MAT_MASC'],
  graduateWomen: ['QT_CONC_FEM'],
  graduateMen: ['QT_CONC_MASC'],
  entrants: ['QT_ING', 'QT_INGRESSO_TOTAL'],
  newEntrants: ['QT_ING_VG_NOVA', 'QT_INGRESSO_VAGA_NOVA'],
  distanceVacancies: ['QT_VG_TOTAL_EAD'],
  applicants: ['QT_INSCRITO_TOTAL'],
  dayApplicants: ['QT_INSCRITO_TOTAL_DIURNO'],
  nightApplicants: ['QT_INSCRITO_TOTAL_NOTURNO'],
  distanceApplicants: ['QT_INSCRITO_TOTAL_EAD'],
  ...vacancyParts,
  ...applicantParts,
} as const satisfies HeaderNames;

/** Pairs of totals and their parts, and of counts of which one is never or rarely above the other. */
const countPairs: readonly Pair[] = [
  atMostPair('graduates', 'enrolments', {
    agree: `CASE WHEN NOT ${isBlankSql('enrolments')} THEN graduatesNumber <= enrolmentsNumber END`,
  }),
  sumPair('enrolments', ['women', 'men']),
  sumPair('graduates', ['graduateWomen', 'graduateMen'], { maxShare: MAX_INVALID_SHARE }),
  sumPair('enrolments', ['dayEnrolments', 'nightEnrolments'], {
    where: 'modalityCode = 1',
    maxShare: 0.1,
    isLoose: true,
  }),
  ...(
    [
      ['vacancies', ['dayVacancies', 'nightVacancies', 'distanceVacancies'], vacancyParts],
      ['applicants', ['dayApplicants', 'nightApplicants', 'distanceApplicants'], applicantParts],
    ] as const
  ).flatMap(([total, byShift, original]) => [
    sumPair(total, byShift, { maxShare: 0.1, isLoose: true }),
    sumPair(total, Object.keys(original) as [string, ...string[]], {
      blanks: 'zero',
      maxShare: MAX_INVALID_SHARE,
    }),
  ]),
  atMostPair('newEntrants', 'entrants', { maxShare: MAX_INVALID_SHARE }),
  // Some enter and leave within the year, above all in distance courses.
  atMostPair('entrants', 'enrolments', {
    agree: `CASE WHEN NOT ${isBlankSql('enrolments')} THEN entrantsNumber <= enrolmentsNumber END`,
    maxShare: 0.5,
    isLoose: true,
  }),
];

/** Pairs of what a course is, apart from its area and its owner. */
const courseFacts: readonly Pair[] = [
  {
    // Of TP_DIMENSAO, only 1 is of courses on campus.
    fields: ['dimension', 'modality'],
    agree: '(dimensionCode = 1) = (modalityCode = 1)',
    maxShare: MAX_INVALID_SHARE,
  },
  {
    fields: ['modality', 'municipality'],
    agree: `CASE WHEN modalityCode = 1 THEN NOT ${isBlankSql('municipality')} END`,
    maxShare: MAX_INVALID_SHARE,
  },
  {
    // The areas 0112 to 0115 train teachers.
    fields: ['degree', 'label'],
    agree:
      "CASE WHEN degreeCode <= 3 THEN (degreeCode = 2) = (left(labelCode, 4) BETWEEN '0112' AND '0115') END",
    maxShare: 0.05,
    isLoose: true,
  },
  {
    // Municipal institutions charge fees.
    fields: ['free', 'category'],
    agree: `CASE WHEN categoryCode IN (1, 2) THEN freeCode = 1
      WHEN categoryCode NOT IN (3, 7) THEN freeCode = 0 END`,
    maxShare: 0.25,
    isLoose: true,
  },
  coursePair,
];

/**
 * Bounds of the counts in one row. The original layout counts a distance course of the whole country
 * in one row; 852,476 students attended all courses of the most popular one, pedagogy, in 2023. The
 * vacancies of a distance course are a number that its institution may declare at will.
 */
const MAX_STUDENTS = 500_000;
const MAX_VACANCIES = 2_000_000;

const students = wholeNumber(MAX_STUDENTS, { blank: 'zero' });
const partOfStudents = wholeNumber(MAX_STUDENTS, { blank: 'unknown', outcome: 'doubtful' });
const checkedCount = wholeNumber(MAX_VACANCIES, { blank: 'unknown', outcome: 'doubtful' });
const partOfVacancies = wholeNumber(MAX_VACANCIES, { blank: 'unknown', outcome: 'doubtful' });

/**
 * The courses file, in the current layout or the original one of 2019. It has one row per place
 * where a course is offered. A distance learning course has an additional row without a place for
 * its vacancies, which are known only nationally (TP_DIMENSAO 3), so the rows add up.
 */
export const higherCoursesFile: FileKind = {
  title: 'o arquivo de cursos do Censo da Educação Superior',
  table: 'staged',
  // The second name of each measure is from the original 2019 release.
  fields: {
    year: [YEAR_NAME],
    dimension: ['TP_DIMENSAO'],
    institution: ['CO_IES'],
    ...ownerFields,
    network: ['TP_REDE'],
    ...placeFields,
    courseCode: ['CO_CURSO'],
    course: ['NO_CURSO'],
    degree: ['TP_GRAU_ACADEMICO'],
    modality: ['TP_MODALIDADE_ENSINO'],
    level: ['TP_NIVEL_ACADEMICO'],
    free: ['IN_GRATUITO'],
    entry: ['TP_ATRIBUTO_INGRESSO'],
    enrolments: ['QT_MAT', 'QT_MATRICULA_TOTAL'],
    graduates: ['QT_CONC', 'QT_CONCLUINTE_TOTAL'],
    vacancies: ['QT_VG_TOTAL', 'QT_VAGA_TOTAL'],
    ...shiftFields,
    ...checkedCounts,
    ...areaFields,
  },
  required: ['year', 'category', 'municipality', 'course', 'level', 'enrolments'],
  noted: [
    'institution',
    'degree',
    'modality',
    'free',
    'graduates',
    'vacancies',
    ['nightEnrolments', 'night'],
    ['label', 'specificArea', 'detailedArea', 'generalArea'],
  ],
  codes: {
    level: everyRow({ ...codeRange(1, 2), outcome: 'rejected' }),
    dimension: someRows(codeRange(1, 4)),
    institution: institutionRule,
    ...ownerCodes,
    network: someRows(codeRange(1, 2)),
    ...placeCodes,
    courseCode: someRows({ ...codeRange(1, 99_999_999), form: 'um código de curso' }),
    degree: someRows(codeRange(1, 4)),
    modality: someRows(codeRange(1, 2)),
    free: someRows(codeRange(0, 1)),
    fullTime: someRows(codeRange(0, 1)),
    morning: someRows(codeRange(0, 1)),
    afternoon: someRows(codeRange(0, 1)),
    night: someRows(codeRange(0, 1)),
    entry: someRows(codeRange(0, 9)),
    label: someRows({ sql: labelSql, form: LABEL_FORM }),
    ...areaCodes,
  },
  numbers: {
    enrolments: students,
    ...Object.fromEntries(Object.keys(checkedCounts).map((field) => [field, checkedCount])),
    graduates: { ...students, outcome: 'doubtful' },
    vacancies: { ...wholeNumber(MAX_VACANCIES, { blank: 'zero' }), outcome: 'doubtful' },
    dayEnrolments: partOfStudents,
    nightEnrolments: partOfStudents,
    dayVacancies: partOfVacancies,
    nightVacancies: partOfVacancies,
  },
  pairs: (context) => [
    ...placePairs(context),
    ...ownerPairs,
    {
      fields: ['network', 'category'],
      agree: 'CASE WHEN categoryCode <> 7 THEN (categoryCode <= 3) = (networkCode = 1) END',
    },
    ...areaPairs,
    ...countPairs,
    ...courseFacts,
  ],
  dependencies: [
    { fields: ['institution', 'category'], values: ['institution_code', 'category'] },
    { fields: ['institution', 'organisation'], values: ['institution_code', 'organisation'] },
    { fields: ['courseCode', 'course'], values: ['course_code', 'folded(course)'] },
    { fields: ['courseCode', 'institution'], values: ['course_code', 'institution_code'] },
    { fields: ['courseCode', 'label'], values: ['course_code', 'label'] },
    // A distance course has a row for each place.
    {
      fields: ['courseCode', 'modality'],
      values: [
        "CASE WHEN modality = 1 THEN course_code || ' em ' || municipio END",
        "concat_ws(', ', enrolments, graduates, vacancies)",
      ],
      reason: 'o curso presencial é o de outra linha, com outros números',
      maxShare: 0.1,
    },
    ...areaDependencies,
  ],
  // Real files leave none of these blank, except in courses that have no degree or no single area.
  blanks: {
    course: 0.05,
    degree: 0.2,
    modality: 0.05,
    free: 0.5,
    label: 0.1,
    enrolments: 0.05,
    graduates: 0.2,
    vacancies: 0.5,
  },
  varied: {
    enrolments: 'enrolments',
    graduates: 'graduates',
    vacancies: 'vacancies',
    course: 'course',
  },
  contrasts: [
    {
      // Technologists study management and logistics; bachelors law, medicine and administration.
      field: 'degree',
      value: '(degree = 3)::INTEGER',
      minGap: 0.5,
      higher: `list_contains(['0413G07', '0413G11', '0416G01', '0413L01'], label)`,
      lower: `list_contains(['0421D01', '0912M01', '0413A01', '0911O01'], label)`,
      reversed: 'há mais tecnólogos, em proporção, em direito e medicina que em logística e gestão',
    },
    {
      // Few study medicine at night, and most do administration and accounting.
      field: 'nightEnrolments',
      value: `((shifts & ${shiftBit('noturno')}) > 0)::INTEGER`,
      minGap: 0.2,
      higher: "list_contains(['0413A01', '0411C01'], label) AND modality = 1",
      lower: "list_contains(['0912M01', '0911O01', '0841M01'], label) AND modality = 1",
      reversed: 'há mais cursos noturnos, em proporção, de medicina que de administração',
    },
  ],
  scales: {
    // Half of the mean of the smallest institutions, and double that of the largest ones.
    enrolments: { count: 'CASE WHEN modality = 1 THEN enrolments END', mean: [3, 1500] },
    graduates: { count: 'CASE WHEN modality = 1 THEN graduates END', mean: [0, 300] },
  },
  derive: () => placeSteps,
  checks: (context) => [
    otherYear(context),
    {
      // Excludes common-entry students because they are counted in the courses they enter later.
      reason: context.has('entry')
        ? 'de outros níveis ou de área básica de ingresso'
        : 'de outros níveis que não a graduação',
      field: 'level',
      when: 'levelCode <> 1 OR entryCode <> 0',
      outcome: 'inactive',
    },
    context.is.total('course'),
    ...placeChecks(context),
  ],
  columns: {
    municipio: ['INTEGER', 'municipio'],
    uf: ['UTINYINT', 'uf'],
    dimension: ['UTINYINT', 'dimensionCode'],
    category: ['UTINYINT', 'categoryCode'],
    organisation: ['UTINYINT', 'organisationCode'],
    administration: ['UTINYINT', ADMINISTRATION],
    degree: ['UTINYINT', 'degreeCode'],
    area: ['VARCHAR', knownArea(AREA)],
    ...areaColumns,
    modality: ['UTINYINT', 'modalityCode'],
    funding: ['UTINYINT', 'freeCode'],
    course: ['VARCHAR', 'trim(course)'],
    course_code: ['INTEGER', 'courseCodeCode'],
    institution_code: ['INTEGER', 'institutionCode'],
    enrolments: ['INTEGER', 'enrolmentsNumber'],
    graduates: ['INTEGER', 'graduatesNumber'],
    vacancies: ['INTEGER', 'vacanciesNumber'],
    shifts: ['UTINYINT', SHIFTS],
  },
  once: 'course_code IS NOT NULL',
};
