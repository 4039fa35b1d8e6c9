import type { DuckDBConnection } from '@duckdb/node-api';
import { cellColumns, measures, TABLE } from './tables';

/** SQL sort key that orders names alphabetically, ignoring accents and case. */
const alphabetical = (column: string): string => `strip_accents(lower(${column})), ${column}`;

/** Columns that distinguish the remaining offers, so that building again assigns the same ids. */
const otherColumns =
  'course_code, modality, degree, level, funding, administration, area, enrolments, graduates, vacancies, shifts';

/**
 * Builds an edition's tables in the database `edition` from the table `offers` of the current
 * database. Takes a second or two for a year of official data.
 */
export async function buildOffers(connection: DuckDBConnection): Promise<void> {
  await connection.run(`
    CREATE TABLE edition.${TABLE.courses} AS
    SELECT row_number() OVER (ORDER BY ${alphabetical('course')})::INTEGER AS id, *
    FROM (
      SELECT course, arg_max(course_code, enrolments) AS code, arg_max(area, enrolments) AS area,
        sum(enrolments)::INTEGER AS enrolments, count(*)::INTEGER AS offers
      FROM offers GROUP BY course)
    ORDER BY id;
    CREATE TABLE edition.${TABLE.institutions} AS
    SELECT row_number() OVER (ORDER BY ${alphabetical('institution')}, code)::INTEGER AS id, *
    FROM (
      SELECT institution, institution_code AS code, sum(enrolments)::INTEGER AS enrolments
      FROM offers WHERE institution IS NOT NULL OR institution_code IS NOT NULL GROUP BY ALL)
    ORDER BY id;
    CREATE TABLE edition.${TABLE.offers} AS
    SELECT
      row_number() OVER (
        ORDER BY uf, municipio, course, institution_id, form, ${otherColumns})::INTEGER AS id,
      row_number() OVER (
        ORDER BY enrolments DESC, course_id, institution_id, municipio, form, ${otherColumns}
      )::INTEGER AS size_rank, *
    FROM (
      SELECT offers.*, courses.id AS course_id, institutions.id AS institution_id
      FROM offers JOIN edition.${TABLE.courses} AS courses ON courses.course = offers.course
        LEFT JOIN edition.${TABLE.institutions} AS institutions
          ON institutions.institution IS NOT DISTINCT FROM offers.institution
          AND institutions.code IS NOT DISTINCT FROM offers.institution_code)
    ORDER BY id`);
  await addCells(connection, TABLE.cells, []);
  await addCells(connection, TABLE.byMunicipality, ['municipio']);
  await addCells(connection, TABLE.byCourse, ['course']);
}

/** Creates a table that sums offers with equal values in the cell columns and in `more`. */
async function addCells(
  connection: DuckDBConnection,
  table: string,
  more: readonly string[],
): Promise<void> {
  const columns = ['uf', ...more, ...cellColumns.filter((column) => column !== 'uf')].join(', ');
  const sums = Object.values(measures).map((measure) => `sum(${measure})::INTEGER AS ${measure}`);
  await connection.run(`
    CREATE TABLE edition.${table} AS
    FROM (SELECT ${columns}, ${sums.join(', ')} FROM offers GROUP BY ${columns})
    ORDER BY ${columns}`);
}
