import { generalAreas, specificAreas } from '@observatorio/domain';
import { countSql, oneOfSql } from '../reading/cells';
import type { Fields } from '../reading/checks';
import type { FileKind } from '../reading/kind';
import { placeSteps } from './place';
import { otherYear, YEAR_NAME } from './year';

const codesOf = (areas: readonly { code: string }[]): string[] => areas.map(({ code }) => code);

/** SQL of an area that the domain knows, else of its general area, else NULL. */
const knownArea = (area: string): string =>
  `coalesce(${oneOfSql(area, codesOf(specificAreas))}, ${oneOfSql(`left(${area}, 2)`, codesOf(generalAreas))})`;

/** SQL of a code with a fixed number of digits, whose leading zeros may be lost. */
const padded = (field: string, digits: number): string =>
  `CASE WHEN regexp_full_match(trim(${field}), '\\d{1,${digits}}') THEN lpad(trim(${field}), ${digits}, '0') END`;

/** SQL of the specific area in a label of the CINE: 091 of 0912M01. Leading zeros may be lost. */
const areaOfLabel = (field: string): string =>
  `CASE WHEN regexp_full_match(trim(${field}, ' "'), '\\d{3,4}[A-Z]\\d{2}') THEN left(lpad(trim(${field}, ' "'), 7, '0'), 3) END`;

/** SQL of the specific area in three digits, or if unknown, of the general one in two. */
const AREA = `coalesce(${padded('specificArea', 3)}, left(${padded('detailedArea', 4)}, 3),
  ${areaOfLabel('label')}, ${padded('generalArea', 2)})`;

const areaFields = {
  label: ['CO_CINE_ROTULO', 'CO_CINE_ROTULO2'],
  generalArea: ['CO_CINE_AREA_GERAL'],
  specificArea: ['CO_CINE_AREA_ESPECIFICA'],
  detailedArea: ['CO_CINE_AREA_DETALHADA'],
} as const satisfies Fields;

/** The file that names the institutions. */
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

/** The table of areas of the CINE Brasil. */
export const areas: FileKind = {
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

/** Special institutions, public by law and paid, count as the network that the file names. */
const ADMINISTRATION = `
  CASE WHEN categoryCode <= 3 THEN categoryCode
    WHEN categoryCode = 7 AND networkCode = 1 THEN 3
    WHEN categoryCode IS NOT NULL THEN 4 END`;

/**
 * The file of courses, in the current layout or the original one of 2019. It has a row for each
 * place where a course is offered. A distance course has one more row, without a place, for the
 * figures known only for the whole country, its vacancies (TP_DIMENSAO 3): the rows add up.
 */
export const courses: FileKind = {
  title: 'o arquivo de cursos do Censo da Educação Superior',
  table: 'staged',
  // The second name of a measure is that of the original release of 2019.
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
    ...areaFields,
  },
  required: ['year', 'category', 'municipality', 'course', 'level', 'enrolments'],
  noted: ['institution', 'degree', 'modality', 'free', 'graduates', 'vacancies'],
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
      // Students of common entry are counted in the courses that they go on to.
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
  },
};
