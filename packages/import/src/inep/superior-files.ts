import { generalAreas, shiftBit, specificAreas } from '@observatorio/domain';
import { countSql, oneOfSql } from '../reading/cells/cells';
import type { HeaderNames } from '../reading/cells/checks';
import type { FileKind } from '../reading/kind/kind';
import { placeSteps } from './place';
import { otherYear, YEAR_NAME } from './year';

const codesOf = (areas: readonly { code: string }[]): string[] => areas.map(({ code }) => code);

/** SQL expression for a known area code, falling back to its general area, then to NULL. */
const knownArea = (area: string): string =>
  `coalesce(${oneOfSql(area, codesOf(specificAreas))}, ${oneOfSql(`left(${area}, 2)`, codesOf(generalAreas))})`;

/**
 * SQL expression that restores the leading zeros of a code with at most `digits` digits; NULL for
 * other values.
 */
const padded = (field: string, digits: number): string =>
  `CASE WHEN regexp_full_match(trim(${field}), '\\d{1,${digits}}') THEN lpad(trim(${field}), ${digits}, '0') END`;

/**
 * SQL expression for the specific area in a CINE label: 091 in 0912M01. Restores lost leading
 * zeros.
 */
const areaOfLabel = (field: string): string =>
  `CASE WHEN regexp_full_match(trim(${field}, ' "'), '\\d{3,4}[A-Z]\\d{2}') THEN left(lpad(trim(${field}, ' "'), 7, '0'), 3) END`;

/** SQL expression for the three-digit specific area, falling back to the two-digit general area. */
const AREA = `coalesce(${padded('specificArea', 3)}, left(${padded('detailedArea', 4)}, 3),
  ${areaOfLabel('label')}, ${padded('generalArea', 2)})`;

const areaFields = {
  label: ['CO_CINE_ROTULO', 'CO_CINE_ROTULO2'],
  generalArea: ['CO_CINE_AREA_GERAL'],
  specificArea: ['CO_CINE_AREA_ESPECIFICA'],
  detailedArea: ['CO_CINE_AREA_DETALHADA'],
} as const satisfies HeaderNames;

/** The institutions file: codes and names. */
export const institutions: FileKind = {
  title: 'o arquivo de instituições do Censo da Educação Superior',
  table: 'institutions',
  isLookup: true,
  fields: { year: [YEAR_NAME], institution: ['CO_IES'], name: ['NO_IES'] },
  required: ['institution', 'name'],
  checks: ({ is }) => [is.noCode('institution', "nullif(trim(institution), '')")],
  columns: {
    code: ['INTEGER', 'TRY_CAST(institution AS INTEGER)'],
    name: ['VARCHAR', 'trim(name)'],
  },
};

/** The CINE Brasil table of areas. */
export const areasFile: FileKind = {
  title: 'a tabela da CINE Brasil',
  table: 'areas',
  isLookup: true,
  fields: { year: [YEAR_NAME], ...areaFields },
  required: ['label', 'specificArea'],
  checks: ({ is }) => [is.noCode('label', "nullif(trim(label), '')")],
  columns: {
    label: ['VARCHAR', `trim(label, ' "')`],
    area: ['VARCHAR', knownArea(`(${AREA})`)],
  },
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

const isFlagged = (field: keyof typeof shiftFields): string => `code(${field}, 0, 1) = 1`;
const isCounted = (field: keyof typeof shiftFields): string => `${countSql(field)} > 0`;

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
    institution: ['CO_IES'],
    category: ['TP_CATEGORIA_ADMINISTRATIVA'],
    network: ['TP_REDE'],
    state: ['CO_UF'],
    municipality: ['CO_MUNICIPIO'],
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
  ],
  derive: ({ has }) => [
    `code(level, 1, 2) AS levelCode,
    code(entry, 0, 9) AS entryCode,
    code(category, 1, 9) AS categoryCode,
    code(network, 1, 2) AS networkCode,
    code(degree, 1, 4) AS degreeCode,
    code(modality, 1, 2) AS modalityCode,
    code(free, 0, 1) AS freeCode,
    ${AREA} AS areaCode,
    ${countSql('enrolments')} AS enrolmentCount,
    ${has('graduates') ? countSql('graduates') : 'NULL'} AS graduateCount,
    ${has('vacancies') ? countSql('vacancies') : 'NULL'} AS vacancyCount`,
    ...placeSteps,
  ],
  checks: ({ has, is, year }) => [
    otherYear(year),
    is.noCode('level', 'levelCode'),
    {
      // Excludes common-entry students because they are counted in the courses they enter later.
      reason: has('entry')
        ? 'de outros níveis ou de área básica de ingresso'
        : 'de outros níveis que não a graduação',
      field: 'level',
      when: 'levelCode <> 1 OR entryCode <> 0',
      outcome: 'inactive',
    },
    is.notNumber('enrolments', 'enrolmentCount'),
    is.unknownMunicipality,
    { ...is.noCode('category', 'categoryCode'), outcome: 'doubtful' },
    is.unlistedCode('entry', 'entryCode'),
    is.unlistedCode('network', 'networkCode'),
    is.unlistedCode('degree', 'degreeCode'),
    is.unlistedCode('modality', 'modalityCode'),
    is.unlistedCode('free', 'freeCode'),
    { ...is.notNumber('graduates', 'graduateCount'), outcome: 'doubtful' },
    { ...is.notNumber('vacancies', 'vacancyCount'), outcome: 'doubtful' },
  ],
  columns: {
    municipio: ['INTEGER', 'municipio'],
    uf: ['UTINYINT', 'uf'],
    category: ['UTINYINT', 'categoryCode'],
    administration: ['UTINYINT', ADMINISTRATION],
    degree: ['UTINYINT', 'degreeCode'],
    area: ['VARCHAR', knownArea('areaCode')],
    label: ['VARCHAR', `trim(label, ' "')`],
    modality: ['UTINYINT', 'modalityCode'],
    funding: ['UTINYINT', 'freeCode'],
    course: ['VARCHAR', 'trim(course)'],
    course_code: ['INTEGER', 'TRY_CAST(courseCode AS INTEGER)'],
    institution_code: ['INTEGER', 'TRY_CAST(institution AS INTEGER)'],
    enrolments: ['INTEGER', 'enrolmentCount'],
    graduates: ['INTEGER', 'graduateCount'],
    vacancies: ['INTEGER', 'vacancyCount'],
    shifts: ['UTINYINT', SHIFTS],
  },
};
