import { administrationsOf, NOT_INFORMED, technicalForms } from '@observatorio/domain';
import { measureUnit, withUnit } from '@observatorio/language';
import type { Imported, YearlyImporter } from '../pipeline/importer';
import { inService, type Join, joinValues } from '../pipeline/joins';
import { numberOf } from '../pipeline/number-of';
import { wholeStates } from '../pipeline/whole';
import { assertRequiredColumns } from '../reading/kind/columns';
import type { MatchedFile } from '../reading/kind/kind';
import { COUNTED_SQL } from '../reading/rows/staging-plan';
import { importerOfCensus, lookupJoins, wholeInstitutions } from './census';
import { MIN_SAME, ownJoins } from './in-service';
import { schools, technicalCoursesFile } from './tecnico-files';

const ENROLMENTS = measureUnit('Matrículas');

/** SQL list of the administrations that form the public network. */
const PUBLIC = administrationsOf('1').join(', ');

const forms = technicalForms.map(({ code }) => `{form: '${code}', n: ${code.toLowerCase()}}`);
const sum = technicalForms.map(({ code }) => code.toLowerCase()).join(' + ');

/**
 * SQL that splits each offer into one row per form with enrolments. Enrolments beyond the sum of
 * the forms have no form. If the sum exceeds the total, none of the enrolments has a form; if the
 * total is zero, the sum replaces it. IFTP_CT is added to IFTP unless the total shows that IFTP
 * already includes it.
 */
const insertOffers = `
  INSERT INTO offers
  WITH counted AS (
    SELECT * REPLACE (iftp + CASE WHEN total = 0 OR ${sum} + iftp_ct <= total THEN iftp_ct ELSE 0 END AS iftp)
    FROM staged WHERE ${COUNTED_SQL}),
  totalled AS (
    SELECT * REPLACE (CASE WHEN total = 0 THEN ${sum} ELSE total END AS total), ${sum} AS in_forms FROM counted),
  parts AS (
    SELECT *, unnest(
      CASE WHEN in_forms > total OR total = 0 THEN [{form: NULL::VARCHAR, n: total}]
      ELSE list_filter([${forms.join(', ')}, {form: NULL, n: total - in_forms}], lambda part: part.n > 0)
      END) AS part
    FROM totalled)
  SELECT coalesce(parts.municipio, school.municipio), coalesce(parts.uf, school.uf),
    coalesce(parts.administration, school.administration) AS owner, NULL, NULL, part.form,
    area, NULL, CASE WHEN owner IN (${PUBLIC}) THEN 1 END,
    coalesce(course_names.name, '${NOT_INFORMED}'), course_code,
    coalesce(nullif(institution, ''), school.name), institution_code, part.n, NULL, NULL, NULL
  FROM parts
  LEFT JOIN course_names ON raw = course
  LEFT JOIN (FROM schools WHERE ${COUNTED_SQL}) AS school ON school.code = institution_code`;

/** Returns the query for what the files say of the schools with courses. */
const schoolSql = (column: 'name' | 'municipio' | 'administration'): string => `
  SELECT DISTINCT code, coalesce(offered.value, school.${column}) AS value
  FROM (SELECT institution_code AS code, ${column === 'name' ? "nullif(institution, '')" : column} AS value
    FROM staged WHERE ${COUNTED_SQL}) AS offered
  LEFT JOIN (FROM schools WHERE ${COUNTED_SQL}) AS school USING (code)`;

/** Returns the join of a column with the edition in service. */
const joinColumn = (column: 'municipio' | 'administration', title: string, others: string): Join =>
  joinValues(`Escolas ${title} da edição em serviço`, {
    mine: schoolSql(column),
    theirs: `SELECT DISTINCT institution_code AS code, ${column} AS value
      FROM ${inService('inep-tecnico')}.offers`,
    agree: 'mine.value = theirs.value',
    minShare: MIN_SAME,
    others,
  });

/** Importer for the technical courses of the Censo Escolar, with its schools file from 2025 on. */
export const tecnico: YearlyImporter = {
  signature: /CO_ENTIDADE|EDUC_PROFISSIONAL/i,
  of: 'do Censo Escolar',
  members: /cursos?_tecnico|tabela_escola/i,
  usage: `
    cursos técnicos do Censo Escolar: suplemento_cursos_tecnicos_2023.csv; ou
    Tabela_Curso_Tecnico_2025.csv com Tabela_Escola_2025.csv`,
  ...importerOfCensus({
    courses: technicalCoursesFile,
    courseMarks: ['axis', 'course', 'courseCode', 'total'],
    lookups: [schools],
    insertOffers,
    enrolments: 'total',
  }),
  // Other tables of the Censo Escolar, in one folder with these from 2025 on.
  isUnused: (path) => /tabela_(matricula|turma|docente|gestor)[^/]*$/i.test(path),
  joins: [
    ...lookupJoins(schools.table, {
      join: 'Cursos com escola no arquivo de escolas',
      reverse: 'Escolas com curso técnico',
      columns: {
        municipio: 'Cursos com o município da escola',
        administration: 'Cursos com a dependência administrativa da escola',
      },
    }),
    ...ownJoins('inep-tecnico', {
      plural: 'Escolas',
      names: schoolSql('name'),
      enrolments: 'total',
    }),
    joinColumn('municipio', 'no município', 'em outro município'),
    joinColumn('administration', 'com a dependência administrativa', 'com outra'),
  ],
  whole: [
    wholeInstitutions({ one: 'escola', many: 'escolas', feminine: true }),
    wholeStates('offers'),
  ],
  checkFiles: rejectWithoutSchools,
  notes,
};

/**
 * Throws an ImportRefusal if a courses file does not contain the schools' municipalities and no
 * schools file is given.
 */
function rejectWithoutSchools(files: readonly MatchedFile[]): void {
  if (files.some(({ kind }) => kind === schools)) return;
  const bare = files.find(({ columns }) => !columns.has('municipality'));
  if (!bare) return;
  assertRequiredColumns(bare, [['municipality']], `Informe também ${schools.title}, que a traz.`);
}

async function notes({ connection }: Imported): Promise<string[]> {
  const formless = await numberOf(
    connection,
    'SELECT sum(enrolments)::DOUBLE FROM offers WHERE form IS NULL',
  );
  const unplaced = await numberOf(
    connection,
    'SELECT sum(enrolments)::DOUBLE FROM offers WHERE municipio IS NULL',
  );
  const lacking: (readonly [number, one: string, many: string])[] = [
    [
      formless,
      'não tem tipo de curso informado: a soma dos tipos não é o total da fonte',
      'não têm tipo de curso informado: a soma dos tipos não é o total da fonte',
    ],
    [unplaced, 'é de escola sem município informado', 'são de escolas sem município informado'],
  ];
  return [
    'O censo escolar conta matrículas; não traz concluintes, vagas nem a modalidade dos cursos técnicos.',
    'Os cursos das escolas públicas são gratuitos; o custeamento dos das privadas não é informado.',
    ...lacking
      .filter(([enrolments]) => enrolments > 0)
      .map(
        ([enrolments, one, many]) =>
          `${withUnit(enrolments, ENROLMENTS)} ${enrolments === 1 ? one : many}.`,
      ),
  ];
}
