import { generalAreas, specificAreas } from '@observatorio/domain';
import { cellsSql } from '../reading/columns';
import { type Check, exampleSql, type Reading, statusSql } from '../reading/reading';
import { checksFor, countSql, municipioSql, placeSql } from './cells';
import { type CensusFile, type CourseKind, type Names, YEAR_NAME } from './census-file';
import { lookup } from './lookup';

const quotedList = (codes: readonly { code: string }[]): string =>
  codes.map(({ code }) => `'${code}'`).join(', ');

/** SQL of an area that the domain knows, else of its general area, else NULL. */
const knownArea = (area: string): string => `
  CASE WHEN ${area} IN (${quotedList(specificAreas)}) THEN ${area}
    WHEN left(${area}, 2) IN (${quotedList(generalAreas)}) THEN left(${area}, 2) END`;

/** SQL of a code of so many digits, whose zeros in front may be lost. */
const padded = (field: string, digits: number): string =>
  `CASE WHEN regexp_full_match(trim(${field}), '\\d{1,${digits}}') THEN lpad(trim(${field}), ${digits}, '0') END`;

/** SQL of the specific area of a label of the CINE, as 091 of 0912M01; zeros in front may be lost. */
const areaOfLabel = (field: string): string =>
  `CASE WHEN regexp_full_match(trim(${field}, ' "'), '\\d{3,4}[A-Z]\\d{2}') THEN left(lpad(trim(${field}, ' "'), 7, '0'), 3) END`;

/** SQL of the area in three digits, or in two where only the general one is told. */
const AREA = `coalesce(${padded('specificArea', 3)}, left(${padded('detailedArea', 4)}, 3),
  ${areaOfLabel('label')}, ${padded('generalArea', 2)})`;

const areaNames = {
  label: ['CO_CINE_ROTULO', 'CO_CINE_ROTULO2'],
  generalArea: ['CO_CINE_AREA_GERAL'],
  specificArea: ['CO_CINE_AREA_ESPECIFICA'],
  detailedArea: ['CO_CINE_AREA_DETALHADA'],
} as const satisfies Names;

/** The second name of a measure is that of the original release of 2019. */
const courseNames = {
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
  ...areaNames,
} as const satisfies Names;

/** Columns that a file may lack: what they tell is then not informed. */
export const optionalFields = [
  'institution',
  'degree',
  'modality',
  'free',
  'graduates',
  'vacancies',
] as const;

export const institutions = lookup({
  what: 'o arquivo de instituições do Censo da Educação Superior',
  table: 'institutions',
  names: { institution: ['CO_IES'], name: ['NO_IES'] },
  necessary: ['institution', 'name'],
  key: 'institution',
  columns: {
    code: ['INTEGER', 'TRY_CAST(institution AS INTEGER)'],
    name: ['VARCHAR', 'trim(name)'],
  },
});

export const areas = lookup({
  what: 'a tabela da CINE Brasil',
  table: 'areas',
  names: areaNames,
  necessary: ['label', 'specificArea'],
  key: 'label',
  columns: {
    label: ['VARCHAR', `trim(label, ' "')`],
    area: ['VARCHAR', knownArea(`(${AREA})`)],
  },
});

/**
 * The file of courses, in the current layout or the original one of 2019. It has a row for each
 * place where a course is offered, and for distance education one more, of no place, with what is
 * known only of the whole country, its vacancies (TP_DIMENSAO 3): the rows add up.
 */
export const courses: CourseKind = {
  what: 'o arquivo de cursos do Censo da Educação Superior',
  table: 'staged',
  ddl: `
    CREATE TABLE staged (
      status UTINYINT, example VARCHAR,
      municipio INTEGER, uf UTINYINT, category UTINYINT, administration UTINYINT, degree UTINYINT,
      area VARCHAR, label VARCHAR, modality UTINYINT, funding UTINYINT, course VARCHAR,
      course_code INTEGER, institution_code INTEGER,
      enrolments INTEGER, graduates INTEGER, vacancies INTEGER)`,
  names: courseNames,
  necessary: ['year', 'category', 'municipality', 'course', 'level', 'enrolments'],
  marks: ['course', 'courseCode', 'modality', 'level'],
  readingOf,
};

/** Special institutions, public by law and paid, count as the network that the file names. */
const ADMINISTRATION = `
  CASE WHEN categoryCode <= 3 THEN categoryCode
    WHEN categoryCode = 7 AND networkCode = 1 THEN 3
    WHEN categoryCode IS NOT NULL THEN 4 END`;

function readingOf({ file, columns, kind }: CensusFile, year: number): Reading {
  const is = checksFor(courseNames);
  const measures = (['graduates', 'vacancies'] as const).filter((field) => columns.has(field));
  const checks: Check[] = [
    is.otherYear(year),
    is.noCode('level', 'levelCode'),
    is.notCount('enrolments'),
    is.nowhere,
    { ...is.unknownCode('category', 'categoryCode'), necessary: true },
    is.unknownCode('entry', 'entryCode'),
    is.unknownCode('network', 'networkCode'),
    is.unknownCode('degree', 'degreeCode'),
    is.unknownCode('modality', 'modalityCode'),
    is.unknownCode('free', 'freeCode'),
    ...measures.map((field) => ({ ...is.notCount(field), counts: true })),
  ];
  // Courses of common entry are not counted beside those that their students go on to.
  const status = statusSql(checks, { inactive: 'levelCode <> 1 OR entryCode <> 0', before: 2 });
  const count = (field: (typeof measures)[number]): string =>
    columns.has(field) ? countSql(field) : 'NULL';
  const sql = `
    INSERT INTO staged
    WITH cells AS (${cellsSql(file, columns, Object.keys(courseNames))}),
    coded AS (
      SELECT *, ${placeSql},
        code(level, 1, 2) AS levelCode,
        code(entry, 0, 9) AS entryCode,
        code(category, 1, 9) AS categoryCode,
        code(network, 1, 2) AS networkCode,
        code(degree, 1, 4) AS degreeCode,
        code(modality, 1, 2) AS modalityCode,
        code(free, 0, 1) AS freeCode,
        ${AREA} AS areaCode
      FROM cells),
    placed AS (SELECT *, ${municipioSql} FROM coded),
    judged AS (SELECT *, ${status} AS verdict FROM placed)
    SELECT verdict, ${exampleSql(checks, 'verdict')},
      municipio, uf, categoryCode, ${ADMINISTRATION}, degreeCode, ${knownArea('areaCode')},
      trim(label, ' "'), modalityCode, freeCode, trim(course), TRY_CAST(courseCode AS INTEGER),
      TRY_CAST(institution AS INTEGER),
      ${countSql('enrolments')}, ${count('graduates')}, ${count('vacancies')}
    FROM judged`;
  const inactive = columns.has('entry')
    ? 'de outros níveis ou de área básica de ingresso'
    : 'de outros níveis que não a graduação';
  return { table: kind.table, sql, checks, inactive, what: kind.what };
}
