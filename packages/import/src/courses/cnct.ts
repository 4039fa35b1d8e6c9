import type { DuckDBConnection } from '@duckdb/node-api';
import { courseKey } from '@observatorio/store';
import { rejectBlank } from '../pipeline/blank-columns';
import type { Importer, RowsRead } from '../pipeline/importer';
import type { FileKind } from '../reading/kind/kind';
import { ImportRefusal } from '../reading/refusal/import-refusal';
import { COUNTED_SQL } from '../reading/rows/staging-plan';
import { catalogueNotes } from './catalogue-notes';
import { occupationCodes } from './occupation-codes';

/** SQL expression that trims each line and drops blank lines; NULL if nothing remains. */
const linesSql = (field: string): string =>
  `nullif(regexp_replace(regexp_replace(${field}, '^\\s+|\\s+$', '', 'g'), '\\s*\\n\\s*', chr(10), 'g'), '')`;

const lineSql = (field: string): string =>
  `nullif(regexp_replace(trim(${field}), '\\s+', ' ', 'g'), '')`;

/** SQL expression that strips the heading repeated in every course. */
const withoutHeading = (text: string): string =>
  `nullif(regexp_replace(${text}, '^Locais e ambientes d[eo] trabalho:?\\s*', '', 'i'), '')`;

/** SQL expression for the hours in `1200 horas`, `1.200 h` or `1200`; NULL if there are none. */
const HOURS = `within(TRY_CAST(replace(
  regexp_extract(hours, '(?:^|\\D)(\\d{1,2}\\.\\d{3}|\\d{3,4})(?:\\D|$)', 1), '.', '') AS INTEGER), 100, 9999)`;

const catalogue: FileKind = {
  title: 'o Catálogo Nacional de Cursos Técnicos (catalogo_cnct.csv)',
  table: 'staged',
  fields: {
    name: ['Denominação do Curso'],
    axis: ['Eixo Tecnológico'],
    hours: ['Carga Horária Mínima'],
    afterGraduation: ['Perfil Profissional de Conclusão'],
    whereToWork: ['Campo de Atuação'],
    occupations: ['Ocupações CBO Associadas'],
  },
  multiline: ['afterGraduation', 'whereToWork', 'occupations'],
  derive: () => [`${HOURS} AS hourCount`],
  checks: ({ is }) => [is.blank('name'), is.unlistedCode('hours', 'hourCount')],
  columns: {
    name: ['VARCHAR', lineSql('name')],
    axis: ['VARCHAR', lineSql('axis')],
    hours: ['INTEGER', 'hourCount'],
    after_graduation: ['VARCHAR', linesSql('afterGraduation')],
    where_to_work: ['VARCHAR', withoutHeading(linesSql('whereToWork'))],
    occupations: ['VARCHAR', linesSql('occupations')],
  },
};

/**
 * Importer for the Catálogo Nacional de Cursos Técnicos: graduate profile, fields of work and
 * occupations of each technical course.
 */
export const cnct: Importer = {
  signature: /Denomina\S+ do Curso|CBO Associadas/i,
  of: 'do Catálogo Nacional de Cursos Técnicos',
  usage: 'Catálogo Nacional de Cursos Técnicos: catalogo_cnct.csv',
  delimiters: [';', ',', '\t'],
  kinds: [catalogue],
  async checkRows(read) {
    await rejectBlank(read, {
      always: {
        axis: 'axis',
        hours: 'hours',
        after_graduation: 'afterGraduation',
        where_to_work: 'whereToWork',
      },
      often: { occupations: 'occupations' },
    });
    await keyCourses(read.connection);
    await rejectRepeated(read);
  },
  build: (connection) =>
    connection.run(`
      CREATE TABLE edition.courses AS
      SELECT key, name, axis, hours, after_graduation, where_to_work
      FROM staged JOIN course_keys USING (name) WHERE ${COUNTED_SQL} ORDER BY key;
      CREATE TABLE edition.course_occupations AS
      SELECT DISTINCT key, occupation FROM course_codes JOIN course_keys USING (name)
      WHERE occupation IS NOT NULL ORDER BY key, occupation`),
  credits: () => ['Catálogo Nacional de Cursos Técnicos, Ministério da Educação'],
  notes: catalogueNotes,
};

/**
 * Creates the tables `course_keys (name, key)` and `course_codes (name, occupation, malformed)` for
 * the courses in `staged`.
 */
async function keyCourses(connection: DuckDBConnection): Promise<void> {
  const reader = await connection.runAndReadAll(
    `SELECT name, coalesce(string_agg(occupations, '\n'), '') FROM staged WHERE ${COUNTED_SQL} GROUP BY name`,
  );
  await connection.run(`
    CREATE TABLE course_keys (name VARCHAR, key VARCHAR);
    CREATE TABLE course_codes (name VARCHAR, occupation INTEGER, malformed VARCHAR)`);
  const keys = await connection.createAppender('course_keys');
  const codes = await connection.createAppender('course_codes');
  for (const [name, cells] of reader.getRowsJS() as [string, string][]) {
    keys.appendVarchar(name);
    keys.appendVarchar(courseKey(name));
    keys.endRow();
    const found = occupationCodes(cells);
    for (const code of found.codes) {
      codes.appendVarchar(name);
      codes.appendInteger(code);
      codes.appendNull();
      codes.endRow();
    }
    for (const number of found.malformed) {
      codes.appendVarchar(name);
      codes.appendNull();
      codes.appendVarchar(number);
      codes.endRow();
    }
  }
  keys.closeSync();
  codes.closeSync();
}

/** Throws an ImportRefusal if the catalogue describes a course more than once. */
async function rejectRepeated({ connection, reports }: RowsRead): Promise<void> {
  const reader = await connection.runAndReadAll(`
    SELECT min(name), max(name) FROM staged JOIN course_keys USING (name)
    WHERE ${COUNTED_SQL} GROUP BY key HAVING count(*) > 1 ORDER BY min(staged.rowid) LIMIT 1`);
  const [names] = reader.getRowsJS() as string[][];
  if (!names) return;
  throw new ImportRefusal({
    file: reports[0]?.file,
    found: `o curso “${[...new Set(names)].join('”, ou “')}”, aparece mais de uma vez`,
    advice: 'Deixe uma linha de cada curso.',
  });
}
