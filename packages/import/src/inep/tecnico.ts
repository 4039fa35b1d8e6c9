import {
  administrations,
  formatCount,
  isPublicAdministration,
  NOT_INFORMED,
  technicalForms,
} from '@observatorio/domain';
import type { Imported, Importer } from '../pipeline/importer';
import { numberOf } from '../pipeline/number-of';
import { refuseWithout } from '../reading/columns';
import { COUNTS } from '../reading/judge';
import type { MatchedFile } from '../reading/kind';
import { importerOfCensus } from './census';
import { courses, schools } from './tecnico-files';

const publicCodes = administrations
  .map(({ code }) => code)
  .filter(isPublicAdministration)
  .join(', ');

const forms = technicalForms.map(({ code }) => `{form: '${code}', n: ${code.toLowerCase()}}`);
const sum = technicalForms.map(({ code }) => code.toLowerCase()).join(' + ');

/**
 * Turns an offer into a row for each form with enrolments. Enrolments of the total beyond the sum
 * of the forms have no form, nor has any if the sum exceeds the total; a total of zero becomes that
 * sum. In 2025 IFTP_CT adds to IFTP, unless the total shows that IFTP already includes it.
 */
const insertOffers = `
  INSERT INTO offers
  WITH counted AS (
    SELECT * REPLACE (iftp + CASE WHEN total = 0 OR ${sum} + iftp_ct <= total THEN iftp_ct ELSE 0 END AS iftp)
    FROM staged WHERE ${COUNTS}),
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
    area, NULL, CASE WHEN owner IN (${publicCodes}) THEN 1 END,
    coalesce(course_names.name, '${NOT_INFORMED}'), course_code,
    coalesce(nullif(institution, ''), school.name), institution_code, part.n, NULL, NULL
  FROM parts
  LEFT JOIN course_names ON raw = course
  LEFT JOIN (
    SELECT code, min(name) AS name, min(municipio) AS municipio, min(uf) AS uf,
      min(administration) AS administration
    FROM schools GROUP BY code) AS school ON school.code = institution_code`;

/** The technical courses of the Censo Escolar, from 2025 on with its file of schools. */
export const tecnico: Importer = {
  mark: /CO_ENTIDADE|EDUC_PROFISSIONAL/i,
  of: 'do Censo Escolar',
  usage: `
    cursos técnicos do Censo Escolar: suplemento_cursos_tecnicos_2023.csv; ou
    Tabela_Curso_Tecnico_2025.csv com Tabela_Escola_2025.csv`,
  ...importerOfCensus({
    courses,
    courseMarks: ['axis', 'course', 'courseCode', 'total'],
    lookups: [schools],
    insertOffers,
  }),
  checkFiles: refuseWithoutSchools,
  notes,
};

/** Files of courses without the places of their schools need the file of schools. */
function refuseWithoutSchools(files: readonly MatchedFile[]): void {
  if (files.some(({ kind }) => kind === schools)) return;
  const bare = files.find(({ columns }) => !columns.has('municipality'));
  if (!bare) return;
  refuseWithout(bare, [['municipality']], `Informe também ${schools.title}, que a traz.`);
}

async function notes({ connection }: Imported): Promise<string[]> {
  const formless = await numberOf(
    connection,
    'SELECT sum(enrolments)::DOUBLE FROM offers WHERE form IS NULL',
  );
  const nowhere = await numberOf(
    connection,
    'SELECT sum(enrolments)::DOUBLE FROM offers WHERE municipio IS NULL',
  );
  const lacking: (readonly [number, string])[] = [
    [formless, 'não têm tipo de curso informado: a soma dos tipos não é o total da fonte'],
    [nowhere, 'são de escolas sem município informado'],
  ];
  return [
    'O censo escolar conta matrículas; não traz concluintes, vagas nem a modalidade dos cursos técnicos.',
    'Os cursos das escolas públicas são gratuitos; o custeamento dos das privadas não é informado.',
    ...lacking
      .filter(([enrolments]) => enrolments > 0)
      .map(([enrolments, fact]) => `${formatCount(enrolments)} matrículas ${fact}.`),
  ];
}
