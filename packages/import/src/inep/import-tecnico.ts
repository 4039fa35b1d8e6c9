import type { DuckDBConnection } from '@duckdb/node-api';
import type { Edition } from '@observatorio/contract';
import {
  administrations,
  formatCount,
  isPublicAdministration,
  NOT_INFORMED,
  technicalForms,
} from '@observatorio/domain';
import type { ImportOptions } from '../reading/read-files';
import { COUNTS } from '../reading/reading';
import { type Census, importCensus, numberOf } from './import-census';
import { courses, schools } from './tecnico-files';

const publicCodes = administrations
  .map(({ code }) => code)
  .filter(isPublicAdministration)
  .join(', ');

const forms = technicalForms.map(({ code }) => `{form: '${code}', n: ${code.toLowerCase()}}`);
const sum = technicalForms.map(({ code }) => code.toLowerCase()).join(' + ');

/**
 * An offer becomes a row for each form with enrolments. What the total has beyond the forms, or all
 * of it where they exceed it, has no form; a total of none is that of the forms. IFTP_CT counts
 * enrolments beside those of IFTP in 2025: a total that leaves no room for them tells that they are
 * a part of those.
 */
const insertOffers = `
  INSERT INTO offers
  WITH counted AS (
    SELECT * REPLACE (iftp + CASE WHEN total = 0 OR ${sum} + iftp_ct <= total THEN iftp_ct ELSE 0 END AS iftp)
    FROM staged WHERE ${COUNTS}),
  totalled AS (
    SELECT * REPLACE (CASE WHEN total = 0 THEN ${sum} ELSE total END AS total), ${sum} AS told FROM counted),
  parts AS (
    SELECT *, unnest(
      CASE WHEN told > total OR total = 0 THEN [{form: NULL::VARCHAR, n: total}]
      ELSE list_filter([${forms.join(', ')}, {form: NULL, n: total - told}], lambda part: part.n > 0)
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

const tecnico: Census = {
  conjunto: 'inep-tecnico',
  courses,
  lookups: [schools],
  explained: { field: 'municipality', by: schools },
  insertOffers,
  notes,
};

/**
 * Imports the technical courses of the Censo Escolar; from 2025 on with the file of schools. Throws
 * an InputRefused where a file cannot be read or trusted.
 */
export const importTecnico = (
  dataDir: string,
  paths: readonly string[],
  options?: ImportOptions,
): Promise<Edition> => importCensus(tecnico, dataDir, paths, options);

async function notes(connection: DuckDBConnection): Promise<string[]> {
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
      .map(([enrolments, what]) => `${formatCount(enrolments)} matrículas ${what}.`),
  ];
}
