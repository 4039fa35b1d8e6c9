import type { Edition } from '@observatorio/contract';
import { foldHeader } from '../reading/columns';
import { importTables, type TableSource } from '../reading/import-tables';
import type { ImportOptions } from '../reading/read-files';
import { KEPT } from '../reading/reading';
import { InputRefused } from '../reading/refusal';
import { hasColumnsOf, type TableKind } from '../reading/table-kind';
import type { TextFile } from '../reading/text-file';
import { blank, cboSql, notCbo } from './cells';

const list = (
  kind: Pick<TableKind, 'what' | 'table'> & {
    code: string;
    check: TableKind['checks'][number];
  },
): TableKind => ({
  what: kind.what,
  table: kind.table,
  names: { code: ['CODIGO'], title: ['TITULO'] },
  columns: { id: ['INTEGER', kind.code], name: ['VARCHAR', 'trim(title)'] },
  checks: [kind.check, blank('title', 'TITULO')],
});

const occupations = list({
  what: 'a lista de ocupações (CBO2002 - Ocupacao.csv)',
  table: 'staged_occupations',
  code: cboSql('code'),
  check: notCbo('code', 'CODIGO'),
});

const synonyms = list({
  what: 'a lista de sinônimos (CBO2002 - Sinonimo.csv)',
  table: 'staged_synonyms',
  code: cboSql('code'),
  check: notCbo('code', 'CODIGO'),
});

const familySql =
  "CASE WHEN regexp_full_match(trim(code), '\\d{3,4}') THEN TRY_CAST(code AS INTEGER) END";

const families = list({
  what: 'a lista de famílias (CBO2002 - Familia.csv)',
  table: 'staged_families',
  code: familySql,
  check: {
    reason: '“CODIGO” não é um código de família de quatro algarismos',
    field: 'code',
    fails: `${familySql} IS NULL`,
  },
});

const activities: TableKind = {
  what: 'a lista de atividades (CBO2002 - PerfilOcupacional.csv)',
  table: 'staged_activities',
  names: {
    code: ['COD_OCUPACAO'],
    area: ['SGL_GRANDE_AREA'],
    areaName: ['NOME_GRANDE_AREA'],
    activity: ['NOME_ATIVIDADE'],
  },
  columns: {
    id: ['INTEGER', cboSql('code')],
    area: ['VARCHAR', 'upper(trim(area))'],
    area_name: ['VARCHAR', 'trim(areaName)'],
    name: ['VARCHAR', 'trim(activity)'],
  },
  checks: [notCbo('code', 'COD_OCUPACAO'), blank('activity', 'NOME_ATIVIDADE')],
};

/** What a file's name says of the lists that share one header. */
const named: readonly (readonly [name: string, kind: TableKind])[] = [
  ['SINONIMO', synonyms],
  ['FAMILIA', families],
  ['OCUPACAO', occupations],
];

/** The levels above families, which nothing here shows. */
const isUnused = (path: string): boolean => /GRUPO/.test(foldHeader(path.replace(/^.*[/\\]/, '')));

function kindOf(file: TextFile): TableKind {
  if (hasColumnsOf(file, activities)) return activities;
  const name = foldHeader(file.name);
  const kind = named.find(([part]) => name.includes(part))?.[1];
  if (kind) return kind;
  throw new InputRefused({
    file: file.name,
    found: 'nem o nome nem o cabeçalho dizem qual das listas da CBO é esta',
    advice: 'Use os nomes originais, como CBO2002 - Ocupacao.csv.',
  });
}

const cbo: TableSource = {
  conjunto: 'cbo',
  delimiters: [';', ','],
  kinds: [occupations, synonyms, families, activities],
  required: [occupations],
  kindOf,
  build: (connection) =>
    connection.run(`
      CREATE TABLE edition.occupations AS
      SELECT id, min(name) AS name FROM staged_occupations WHERE status = ${KEPT} GROUP BY id ORDER BY id;
      CREATE TABLE edition.families AS
      SELECT id, min(name) AS name FROM staged_families WHERE status = ${KEPT} GROUP BY id ORDER BY id;
      CREATE TABLE edition.synonyms AS
      SELECT DISTINCT id, name FROM staged_synonyms WHERE status = ${KEPT} ORDER BY id, name;
      CREATE TABLE edition.activities AS
      SELECT id, area, any_value(area_name) AS area_name, name,
        coalesce(bool_or(area_name LIKE 'DEMONSTRAR COMPET_NCIAS PESSOAIS'), FALSE) AS personal
      FROM staged_activities WHERE status = ${KEPT}
      GROUP BY id, area, name ORDER BY id, area, min(rowid)`),
  credits: ['CBO 2002, Ministério do Trabalho'],
  notes: [
    'A CBO não traz síntese, condições gerais nem formação em arquivo: as de cada ocupação vêm do conjunto “perfis”.',
  ],
};

/**
 * Imports the lists of CBO 2002: occupations, and with them families, synonyms and activities. The
 * files of its groups are left out. Throws an InputRefused where a file cannot be read or trusted.
 */
export const importCbo = (
  dataDir: string,
  paths: readonly string[],
  options?: ImportOptions,
): Promise<Edition> =>
  importTables(
    cbo,
    dataDir,
    paths.filter((path) => !isUnused(path)),
    options,
  );
