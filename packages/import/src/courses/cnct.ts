import type { DuckDBConnection } from '@duckdb/node-api';
import { technologicalAxes } from '@observatorio/domain';
import { foldText, formatCount } from '@observatorio/language';
import { courseKey } from '@observatorio/store';
import type { Importer } from '../pipeline/importer';
import {
  formatCboNumber,
  inService,
  type Join,
  joinTextsWithNames,
  joinTitlesWithCbo,
  joinValues,
  joinWithCbo,
  joinWithReplaced,
} from '../pipeline/joins';
import type { RowsRead } from '../pipeline/rows-read';
import { isOneOfSql } from '../reading/cells/cells';
import { shareStemSql, stemsSql } from '../reading/cells/words';
import type { FileKind } from '../reading/kind/kind';
import { namedSql } from '../reading/kind/place';
import type { CodeRule } from '../reading/kind/rules';
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

/** Rule for a text that each course must have. */
const lines: CodeRule = { sql: linesSql, form: 'um texto' };

/** Hours of technical courses: from 800 to 1,200 in the fourth edition. */
const [MIN_HOURS, MAX_HOURS] = [600, 2400];

/** Rule for the hours in `1200 horas`, `1.200 h` or `1200`. */
const hours: CodeRule = {
  sql: (field) => `within(TRY_CAST(replace(
    regexp_extract(${field}, '^\\s*(\\d\\.\\d{3}|\\d{3,4})\\s*(h|$)', 1), '.', '') AS INTEGER), ${MIN_HOURS}, ${MAX_HOURS})`,
  form: `uma carga de ${MIN_HOURS} a ${formatCount(MAX_HOURS)} horas`,
  missing: 'blanks',
};

const axes = technologicalAxes.map(({ label }) =>
  foldText(label)
    .replace(/[^a-z]+/g, ' ')
    .trim(),
);

/** Rule for the axes; a new edition may have another one. */
const axis: CodeRule = {
  sql: (field) => `CASE WHEN ${isOneOfSql(`folded(${field})`, axes)} THEN ${lineSql(field)} END`,
  form: 'um eixo tecnológico',
  maxShare: 0.1,
};

const catalogue: FileKind = {
  title: 'o Catálogo Nacional de Cursos Técnicos (catalogo_cnct.csv)',
  table: 'staged',
  fields: {
    name: ['Denominação do Curso'],
    axis: ['Eixo Tecnológico'],
    area: ['Área Tecnológica'],
    hours: ['Carga Horária Mínima'],
    afterGraduation: ['Perfil Profissional de Conclusão'],
    whereToWork: ['Campo de Atuação'],
    occupations: ['Ocupações CBO Associadas'],
  },
  required: ['name', 'axis', 'hours', 'afterGraduation', 'whereToWork', 'occupations'],
  multiline: ['afterGraduation', 'whereToWork', 'occupations'],
  codes: {
    axis,
    hours,
    afterGraduation: lines,
    whereToWork: lines,
    occupations: lines,
  },
  checks: ({ is }) => [is.blank('name')],
  pairs: () => [
    // The profile begins with “O Técnico em … será habilitado para:”.
    {
      fields: ['name', 'afterGraduation'],
      agree: `CASE WHEN contains(afterGraduation, 'será habilitad')
        THEN contains(folded(afterGraduation), folded(name)) END`,
      maxShare: 0.1,
    },
    {
      fields: ['afterGraduation', 'whereToWork'],
      agree: `NOT regexp_matches(folded(afterGraduation), '^locais e ambientes d')
        AND NOT contains(whereToWork, 'será habilitad')`,
    },
  ],
  // The areas are parts of the axes.
  dependencies: [{ fields: ['area', 'axis'], values: ['area', 'axis'], maxShare: 0.03 }],
  varied: { hours: 'hours' },
  blanks: {
    axis: 0.02,
    hours: 0.05,
    afterGraduation: 0.02,
    whereToWork: 0.05,
    // Courses without a CBO occupation say so in words.
    occupations: 0.1,
  },
  columns: {
    name: ['VARCHAR', lineSql('name')],
    axis: ['VARCHAR', 'axisCode'],
    area: ['VARCHAR', lineSql('area')],
    hours: ['INTEGER', 'hoursCode'],
    after_graduation: ['VARCHAR', 'afterGraduationCode'],
    where_to_work: ['VARCHAR', withoutHeading('whereToWorkCode')],
    occupations: ['VARCHAR', 'occupationsCode'],
  },
  key: ['name'],
};

const courseCodes =
  "SELECT coalesce(lpad(id::VARCHAR, 6, '0'), malformed) AS code FROM course_codes";

/** Formats a CBO code, which a title may follow, as the catalogue writes it. */
const formatInCatalogue = (text: string): string => text.replace(/^(\d{4})(\d{2})/, '$1-$2');

const digitsSql = (text: string): string => `regexp_replace(${text}, '\\D', '', 'g')`;

/** Minimum share of the courses with a text that has a word of the name; most have one. */
const MIN_NAMED = 0.4;
const MANY_COURSES = 100;

const joins: readonly Join[] = [
  {
    title: 'Cursos com ocupações da CBO',
    codes: `SELECT name FROM staged WHERE ${COUNTED_SQL}`,
    partners: 'SELECT name FROM course_codes WHERE id IS NOT NULL',
    from: ['staged', 'name'],
    // About 180 of the 215 courses of the fourth edition; the others have no occupation yet.
    minShare: 0.6,
    others: 'sem ocupação',
    isQuiet: true,
  },
  {
    title: 'Códigos de ocupação com seis algarismos',
    codes: courseCodes,
    partners: `${courseCodes} WHERE id IS NOT NULL`,
    from: ['staged', (code) => `contains(occupations, '${code}')`],
    others: 'não são códigos',
    isQuiet: true,
  },
  {
    ...joinWithCbo(
      'Ocupações dos cursos que estão na CBO em serviço',
      'SELECT id FROM course_codes WHERE id IS NOT NULL',
    ),
    format: (code) => formatInCatalogue(formatCboNumber(code)),
    from: ['staged', (code) => `contains(${digitsSql('occupations')}, '${formatCboNumber(code)}')`],
  },
  {
    ...joinTitlesWithCbo('Nomes de ocupações iguais aos da CBO em serviço', {
      table: 'course_codes',
      name: 'title',
      minShare: 0.8,
      isStaged: false,
    }),
    format: formatInCatalogue,
    from: ['staged', (code) => `contains(${digitsSql('occupations')}, '${code.slice(0, 6)}')`],
  },
  // Courses of the same name in the census, with the axis of most of its rows.
  joinValues('Cursos no eixo que têm no censo escolar em serviço', {
    mine: `SELECT ${bareNameSql('name')} AS code, ${namedSql('axis', technologicalAxes)} AS value
      FROM staged WHERE ${COUNTED_SQL} AND axis IS NOT NULL`,
    theirs: `SELECT ${bareNameSql('course')} AS code, mode(area) AS value
      FROM ${inService('inep-tecnico')}.offers GROUP BY 1`,
    agree: 'mine.value = theirs.value',
    minShare: 0.8,
    others: 'em outro',
    isQuiet: false,
    from: ['staged', (code) => `${bareNameSql('name')} = '${code.replace(/ – .*/, '')}'`],
    format: (code) =>
      code.replace(
        /\d+$/,
        (found) => technologicalAxes.find((each) => each.code === found)?.label ?? found,
      ),
  }),
  joinWithService('o eixo', 'axis'),
  joinWithService('a carga horária', 'hours'),
  ...textsOfCourses('Perfis de conclusão', 'after_graduation'),
  ...textsOfCourses('Campos de atuação', 'where_to_work', MIN_NAMED),
  ...textsOfCourses('Ocupações associadas', 'occupations', MIN_NAMED),
];

/** Returns the join of a column with the catalogue in service, by the names of the courses. */
function joinWithService(title: string, column: string): Join {
  return joinWithReplaced(`Cursos com ${title}`, {
    mine: `SELECT name AS code, ${column} AS value FROM staged WHERE ${COUNTED_SQL}`,
    theirs: `SELECT name AS code, ${column} AS value FROM ${inService('cnct')}.courses`,
    minShare: 0.95,
    from: ['staged', (code) => `concat(name, ' – ', ${column}) = '${code}'`],
  });
}

/** SQL expression for the name of a course without the words that the census leaves out. */
function bareNameSql(name: string): string {
  return `regexp_replace(folded(${name}), '^(curso )?tecnic[oa] (em |de )?', '')`;
}

/**
 * Returns the joins of a text of the courses with their names: that it is not about a neighbouring
 * course, and, in files with many courses, that at least a share of the texts have a word of the name.
 */
function textsOfCourses(title: string, column: string, minShare = 0): readonly Join[] {
  const rows = `SELECT rowid AS row, name AS code, ${topicSql('name')} AS name, ${topicSql(column)} AS text
    FROM staged WHERE ${COUNTED_SQL} AND ${column} IS NOT NULL`;
  const from = ['staged', 'name'] as const;
  return [
    joinTextsWithNames(`${title} com palavra do nome do curso, e não do vizinho`, { rows, from }),
    {
      title: `${title} com palavra do nome do curso`,
      codes: `SELECT code FROM (${rows}) QUALIFY count(*) OVER () >= ${MANY_COURSES}`,
      partners: `SELECT code FROM (${rows}) WHERE ${shareStemSql(stemsSql('name'), stemsSql('text'))}`,
      from,
      minShare,
      others: 'sem palavra em comum',
      isQuiet: true,
      advice: 'Confira se a coluna do texto não foi deslocada ou embaralhada.',
    },
  ];
}

/** SQL expression for a text without the word that is in the names of all courses. */
function topicSql(text: string): string {
  return `regexp_replace(folded(${text}), '\\btecnic[oa]s?\\b', '', 'g')`;
}

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
    await keyCourses(read.connection);
    await rejectRepeated(read);
  },
  joins,
  whole: [
    {
      unit: { one: 'curso', many: 'cursos' },
      items: (edition) => `SELECT key FROM ${edition}.courses`,
      // Courses of the fourth edition.
      size: 215,
    },
  ],
  build: (connection) =>
    connection.run(`
      CREATE TABLE edition.courses AS
      SELECT key, name, axis, hours, after_graduation, where_to_work
      FROM staged JOIN course_keys USING (name) WHERE ${COUNTED_SQL} ORDER BY key;
      CREATE TABLE edition.course_occupations AS
      SELECT DISTINCT key, id AS occupation FROM course_codes JOIN course_keys USING (name)
      WHERE id IS NOT NULL ORDER BY key, occupation`),
  credits: () => ['Catálogo Nacional de Cursos Técnicos, Ministério da Educação'],
  notes: catalogueNotes,
};

/**
 * Creates the tables `course_keys (name, key)` and `course_codes (name, id, title, malformed)` for
 * the courses in `staged`.
 */
async function keyCourses(connection: DuckDBConnection): Promise<void> {
  const reader = await connection.runAndReadAll(
    `SELECT name, coalesce(string_agg(occupations, '\n'), '') FROM staged WHERE ${COUNTED_SQL} GROUP BY name`,
  );
  await connection.run(`
    CREATE TABLE course_keys (name VARCHAR, key VARCHAR);
    CREATE TABLE course_codes (name VARCHAR, id INTEGER, title VARCHAR, malformed VARCHAR)`);
  const keys = await connection.createAppender('course_keys');
  const codes = await connection.createAppender('course_codes');
  for (const [name, cells] of reader.getRowsJS() as [string, string][]) {
    keys.appendVarchar(name);
    keys.appendVarchar(courseKey(name));
    keys.endRow();
    const found = occupationCodes(cells);
    for (const { code, title } of found.occupations) {
      codes.appendVarchar(name);
      codes.appendInteger(code);
      if (title) codes.appendVarchar(title);
      else codes.appendNull();
      codes.appendNull();
      codes.endRow();
    }
    for (const number of found.malformed) {
      codes.appendVarchar(name);
      codes.appendNull();
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
