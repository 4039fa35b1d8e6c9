import { OCCUPATIONS, type Unit } from '@observatorio/language';
import type { Importer } from '../pipeline/importer';
import {
  CBO_IN_SERVICE,
  formatCboNumber,
  type Join,
  joinTitlesWithCbo,
  joinWithCbo,
  joinWithReplaced,
  rowsOfNumber,
} from '../pipeline/joins';
import type { Whole } from '../pipeline/whole';
import { wholeCodeSql } from '../reading/cells/cells';
import { shareStemSql, stemsSql } from '../reading/cells/words';
import { foldHeader, hasColumns } from '../reading/kind/columns';
import type { FileKind } from '../reading/kind/kind';
import { type Alignment, type CodeRule, cboCode } from '../reading/kind/rules';
import { ImportRefusal } from '../reading/refusal/import-refusal';
import { COUNTED_SQL } from '../reading/rows/staging-plan';
import type { TextFile } from '../reading/text/text-file';

/** Describes a list with the shared header of code and title. */
const listOf = (
  { title, table, key }: Pick<FileKind, 'title' | 'table' | 'key'>,
  code: CodeRule,
): FileKind => ({
  title,
  table,
  fields: { code: ['CODIGO'], title: ['TITULO'] },
  codes: { code },
  checks: ({ is }) => [is.blank('title', MAX_BLANK), ...is.repaired('code')],
  columns: { id: ['INTEGER', 'codeCode'], name: ['VARCHAR', 'trim(title)'] },
  key,
  once: 'true',
});

/** Maximum share of rows without a text; the official lists have none. */
const MAX_BLANK = 0.001;

/** Rule for the first four digits of occupation codes. */
const familyCode: CodeRule = {
  sql: (field) =>
    `CASE WHEN regexp_full_match(trim(${field}), '(\\d{4}|[1-3][01][1-3])(\\.0)?') THEN ${wholeCodeSql(field)} END`,
  form: 'um código de família de quatro algarismos',
  missing: 'none',
  outcome: 'rejected',
};

/** Names of a family's occupations, of which neighbours often share a word. */
const alignedNames: Alignment = {
  fields: ['code', 'title'],
  group: 'id // 100',
  value: stemsSql('name'),
  alike: shareStemSql,
  // The gain is 0.36 for the titles and 0.39 for the synonyms; below 0 if they are shifted.
  minGain: 0.15,
};

const occupations: FileKind = {
  ...listOf(
    {
      title: 'a lista de ocupações (CBO2002 - Ocupacao.csv)',
      table: 'staged_occupations',
      key: ['id'],
    },
    cboCode,
  ),
  alignments: [alignedNames],
};

const synonyms: FileKind = {
  ...listOf(
    { title: 'a lista de sinônimos (CBO2002 - Sinonimo.csv)', table: 'staged_synonyms' },
    cboCode,
  ),
  alignments: [alignedNames],
};

const families: FileKind = {
  ...listOf(
    {
      title: 'a lista de famílias (CBO2002 - Familia.csv)',
      table: 'staged_families',
      key: ['id'],
    },
    familyCode,
  ),
  // Among the families of a subgroup the gain is 0.26; below 0.02 if they are shifted.
  alignments: [{ ...alignedNames, group: 'id // 10', minGain: 0.1 }],
};

const inAreas = { order: 'id', group: 'row(id, area)' };

const activities: FileKind = {
  title: 'a lista de atividades (CBO2002 - PerfilOcupacional.csv)',
  table: 'staged_activities',
  fields: {
    code: ['COD_OCUPACAO'],
    area: ['SGL_GRANDE_AREA'],
    areaName: ['NOME_GRANDE_AREA'],
    activity: ['NOME_ATIVIDADE'],
    family: ['COD_FAMILIA'],
    number: ['COD_ATIVIDADE'],
  },
  required: ['code', 'area', 'areaName', 'activity'],
  codes: {
    code: cboCode,
    area: {
      sql: (field) =>
        `CASE WHEN regexp_full_match(upper(trim(${field})), '[A-Z]') THEN upper(trim(${field})) END`,
      form: 'a letra de uma grande área',
      missing: 'none',
      outcome: 'rejected',
    },
  },
  pairs: () => [{ fields: ['code', 'family'], agree: 'codeCode // 100 = digits(family)' }],
  checks: ({ is }) => [
    is.blank('areaName', MAX_BLANK),
    is.blank('activity', MAX_BLANK),
    ...is.repaired('code'),
  ],
  alignments: [
    // The areas of an occupation are in order.
    {
      fields: ['code', 'area'],
      group: 'id',
      value: 'area',
      alike: (a, b) => `${a} <= ${b}`,
      minGain: 0.5,
    },
    // An area has one name, and its activities often share a word; shifted, the gains are below 0.01.
    {
      fields: ['area', 'areaName'],
      ...inAreas,
      value: 'area_name',
      alike: (a, b) => `${a} = ${b}`,
      minGain: 0.5,
    },
    {
      fields: ['area', 'activity'],
      ...inAreas,
      value: stemsSql('name'),
      alike: shareStemSql,
      minGain: 0.15,
    },
  ],
  varied: { area: 'area', activity: 'name' },
  columns: {
    id: ['INTEGER', 'codeCode'],
    area: ['VARCHAR', 'areaCode'],
    area_name: ['VARCHAR', 'trim(areaName)'],
    number: ['VARCHAR', 'trim(number)'],
    name: ['VARCHAR', 'trim(activity)'],
  },
  once: 'true',
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

/** SQL query for the codes of the rows of a list that count. */
const idsOf = ({ table }: FileKind): string => `SELECT id FROM ${table} WHERE ${COUNTED_SQL}`;

/** SQL condition that an optional list was given. */
const isGiven = ({ table }: FileKind): string => `EXISTS (FROM ${table})`;

/** Returns the join of the codes of an optional list with the list of occupations. */
const joinWithOccupations = (title: string, list: FileKind): Join => ({
  title,
  codes: idsOf(list),
  from: [list.table, 'id'],
  partners: idsOf(occupations),
  format: formatCboNumber,
});

/**
 * Returns the join of occupation titles with the names that an optional list gives to their codes,
 * of which at least one shares a word with the title.
 */
const joinOfNames = (
  title: string,
  {
    list,
    code = 'occupation.id',
    text = 'name',
    minShare,
  }: {
    list: FileKind;
    /** SQL expression for the list's code of an occupation. Default: its own. */
    code?: string;
    /** SQL expression for the list's text. Default: the name. */
    text?: string;
    minShare: number;
  },
): Join => {
  const stems = `(SELECT id, list_distinct(flatten(list(${stemsSql(text)}))) AS stems
    FROM ${list.table} WHERE ${COUNTED_SQL} GROUP BY id)`;
  const pairs = `(
    SELECT occupation.id, ${shareStemSql(stemsSql('occupation.name'), 'other.stems')} AS alike
    FROM staged_occupations AS occupation JOIN ${stems} AS other ON other.id = ${code})`;
  return {
    title,
    codes: `SELECT DISTINCT id FROM ${pairs}`,
    partners: `SELECT id FROM ${pairs} WHERE alike`,
    from: [occupations.table, 'id'],
    format: formatCboNumber,
    minShare,
    others: 'sem palavra em comum',
    isQuiet: true,
  };
};

/** Returns the join of the titles of a list with those in service, which change in a few rows a year. */
const joinTitlesWithReplaced = (title: string, list: FileKind, table: string): Join =>
  joinWithReplaced(`${title} com o título`, {
    mine: `SELECT id AS code, name AS value FROM ${list.table} WHERE ${COUNTED_SQL}`,
    theirs: `SELECT id AS code, name AS value FROM ${CBO_IN_SERVICE}.${table}`,
    agree: 'folded(mine.value) = folded(theirs.value)',
    others: 'com outro título',
    from: rowsOfNumber(list.table, 'id'),
  });

const formatFamilyNumber = (code: string): string => code.padStart(4, '0');

const joins: readonly Join[] = [
  {
    title: 'Ocupações com família na lista de famílias',
    codes: `SELECT id // 100 FROM staged_occupations WHERE ${COUNTED_SQL} AND ${isGiven(families)}`,
    partners: idsOf(families),
    from: [occupations.table, 'id // 100'],
    format: formatFamilyNumber,
  },
  {
    title: 'Famílias com ocupações na lista de ocupações',
    codes: idsOf(families),
    partners: `SELECT id // 100 FROM staged_occupations WHERE ${COUNTED_SQL}`,
    from: [families.table, 'id'],
    format: formatFamilyNumber,
  },
  joinWithOccupations('Sinônimos de ocupações da lista', synonyms),
  joinWithOccupations('Atividades de ocupações da lista', activities),
  {
    title: 'Ocupações com atividades',
    codes: `${idsOf(occupations)} AND ${isGiven(activities)}`,
    partners: idsOf(activities),
    from: [occupations.table, 'id'],
    format: formatCboNumber,
  },
  // In the official lists, 93% of the titles share a word with a synonym, and 78% with the family;
  // with the titles shifted by one row, 59% and 69%.
  joinOfNames('Títulos de ocupações parecidos com um dos sinônimos', {
    list: synonyms,
    minShare: 0.8,
  }),
  joinOfNames('Títulos de ocupações parecidos com o da família', {
    list: families,
    code: 'occupation.id // 100',
    minShare: 0.7,
  }),
  // In the official lists 88%; 78% with those of the next occupation, and 38% with those of any other.
  joinOfNames('Títulos de ocupações com palavra em comum com as atividades', {
    list: activities,
    text: "concat(area_name, ' ', name)",
    minShare: 0.8,
  }),
  // The list that is in service may be an older one.
  joinWithCbo('Ocupações na CBO em serviço', idsOf(occupations), [occupations.table, 'id']),
  joinTitlesWithCbo('Títulos de ocupações iguais aos da CBO em serviço', {
    table: occupations.table,
    name: 'name',
    minShare: 0.95,
    // A new list may have other titles.
    isStrict: false,
  }),
  joinTitlesWithReplaced('Ocupações', occupations, 'occupations'),
  joinTitlesWithReplaced('Famílias', families, 'families'),
];

/** Returns what an edition must have of a list. */
const wholeList = (table: string, unit: Unit, size: number): Whole => ({
  unit,
  items: (edition) => `SELECT rowid FROM ${edition}.${table}`,
  table: `staged_${table}`,
  size,
  isOptional: table !== 'occupations',
});

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
  joins,
  // Sizes of the lists that the Ministério do Trabalho publishes; the CBO changes by a few a year.
  whole: [
    wholeList('occupations', OCCUPATIONS, 2666),
    wholeList('families', { one: 'família', many: 'famílias', feminine: true }, 617),
    wholeList('synonyms', { one: 'sinônimo', many: 'sinônimos' }, 7569),
    wholeList('activities', { one: 'atividade', many: 'atividades', feminine: true }, 167_026),
  ],
  build: (connection) =>
    connection.run(`
      CREATE TABLE edition.occupations AS
      SELECT id, name FROM staged_occupations WHERE ${COUNTED_SQL} ORDER BY id;
      CREATE TABLE edition.families AS
      SELECT id, name FROM staged_families WHERE ${COUNTED_SQL} ORDER BY id;
      CREATE TABLE edition.synonyms AS
      SELECT id, name FROM staged_synonyms WHERE ${COUNTED_SQL} ORDER BY id, name;
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
