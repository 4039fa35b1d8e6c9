import type { Importer } from '../pipeline/importer';
import { cboSql } from '../reading/cells/cells';
import type { RowCheck, SharedChecks } from '../reading/cells/checks';
import { foldHeader, hasColumns } from '../reading/kind/columns';
import type { FileKind } from '../reading/kind/kind';
import { ImportRefusal } from '../reading/refusal/import-refusal';
import { COUNTED_SQL } from '../reading/rows/staging-plan';
import type { TextFile } from '../reading/text/text-file';

/** Describes a list with the shared header of code and title. */
const listOf = (
  { title, table, key }: Pick<FileKind, 'title' | 'table' | 'key'>,
  code: { sql: string; check: (is: SharedChecks) => RowCheck },
): FileKind => ({
  title,
  table,
  fields: { code: ['CODIGO'], title: ['TITULO'] },
  checks: ({ is }) => [code.check(is), is.blank('title')],
  columns: { id: ['INTEGER', code.sql], name: ['VARCHAR', 'trim(title)'] },
  key,
});

const occupationCode = { sql: cboSql('code'), check: (is: SharedChecks) => is.notCbo('code') };

const familySql =
  "CASE WHEN regexp_full_match(trim(code), '\\d{3,4}') THEN TRY_CAST(code AS INTEGER) END";

const familyCode = {
  sql: familySql,
  check: (): RowCheck => ({
    reason: '“CODIGO” não é um código de família de quatro algarismos',
    field: 'code',
    when: `${familySql} IS NULL`,
  }),
};

const occupations = listOf(
  {
    title: 'a lista de ocupações (CBO2002 - Ocupacao.csv)',
    table: 'staged_occupations',
    key: ['id'],
  },
  occupationCode,
);

const synonyms = listOf(
  { title: 'a lista de sinônimos (CBO2002 - Sinonimo.csv)', table: 'staged_synonyms' },
  occupationCode,
);

const families = listOf(
  {
    title: 'a lista de famílias (CBO2002 - Familia.csv)',
    table: 'staged_families',
    key: ['id'],
  },
  familyCode,
);

const activities: FileKind = {
  title: 'a lista de atividades (CBO2002 - PerfilOcupacional.csv)',
  table: 'staged_activities',
  fields: {
    code: ['COD_OCUPACAO'],
    area: ['SGL_GRANDE_AREA'],
    areaName: ['NOME_GRANDE_AREA'],
    activity: ['NOME_ATIVIDADE'],
  },
  checks: ({ is }) => [is.notCbo('code'), is.blank('activity')],
  columns: {
    id: ['INTEGER', cboSql('code')],
    area: ['VARCHAR', 'upper(trim(area))'],
    area_name: ['VARCHAR', 'trim(areaName)'],
    name: ['VARCHAR', 'trim(activity)'],
  },
};

/** Lists with the shared header, by the part of the file name that identifies them. */
const named: readonly (readonly [name: string, kind: FileKind])[] = [
  ['SINONIMO', synonyms],
  ['FAMILIA', families],
  ['OCUPACAO', occupations],
];

/** Whether a file describes a level above families, which is not imported. */
const isUnused = (path: string): boolean => /GRUPO/.test(foldHeader(path.replace(/^.*[/\\]/, '')));

function kindOf(file: TextFile): FileKind {
  if (hasColumns(file, activities)) return activities;
  const name = foldHeader(file.name);
  const kind = named.find(([part]) => name.includes(part))?.[1];
  if (kind) return kind;
  throw new ImportRefusal({
    file: file.name,
    found: 'nem o nome nem o cabeçalho dizem qual das listas da CBO é esta',
    advice: 'Use os nomes originais, como CBO2002 - Ocupacao.csv.',
  });
}

/**
 * Importer for the CBO 2002 lists: occupations and, if given, families, synonyms and activities.
 */
export const cbo: Importer = {
  signature: /CODIGO\W+TITULO|COD_OCUPACAO/i,
  of: 'da estrutura da CBO',
  usage: `
    as listas da CBO 2002, juntas: CBO2002 - Ocupacao.csv, e se houver as de Familia,
    Sinonimo e PerfilOcupacional`,
  delimiters: [';', ','],
  kinds: [occupations, synonyms, families, activities],
  isUnused,
  kindOf,
  build: (connection) =>
    connection.run(`
      CREATE TABLE edition.occupations AS
      SELECT DISTINCT id, name FROM staged_occupations WHERE ${COUNTED_SQL} ORDER BY id;
      CREATE TABLE edition.families AS
      SELECT DISTINCT id, name FROM staged_families WHERE ${COUNTED_SQL} ORDER BY id;
      CREATE TABLE edition.synonyms AS
      SELECT DISTINCT id, name FROM staged_synonyms WHERE ${COUNTED_SQL} ORDER BY id, name;
      CREATE TABLE edition.activities AS
      SELECT id, area, any_value(area_name) AS area_name, name,
        coalesce(bool_or(area_name LIKE 'DEMONSTRAR COMPET_NCIAS PESSOAIS'), FALSE) AS personal
      FROM staged_activities WHERE ${COUNTED_SQL}
      GROUP BY id, area, name ORDER BY id, area, min(rowid)`),
  credits: () => ['CBO 2002, Ministério do Trabalho'],
  notes: () => [
    'A CBO não traz síntese, condições gerais nem formação em arquivo: as de cada ocupação vêm do conjunto “perfis”.',
  ],
};
