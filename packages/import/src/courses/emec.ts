import type { DuckDBConnection } from '@duckdb/node-api';
import { states } from '@observatorio/domain';
import { INSTITUTION_UNIT, withUnit } from '@observatorio/language';
import { loadPlaces } from '@observatorio/store';
import type { Imported, Importer } from '../pipeline/importer';
import { numberOf } from '../pipeline/number-of';
import { municipalitySql, municipioSql } from '../reading/cells/cells';
import type { FileKind } from '../reading/kind/kind';
import { type CodeRule, codeRange } from '../reading/kind/rules';
import { COUNTED_SQL } from '../reading/rows/staging-plan';
import { InstitutionNames } from './institution-name';

/**
 * SQL expression for a text field with normalised spaces; NULL if the cell is blank or contains
 * only the word `null`.
 */
const textSql = (field: string): string =>
  `CASE WHEN lower(trim(${field})) NOT IN ('', 'null') THEN regexp_replace(trim(${field}), '\\s+', ' ', 'g') END`;

const cases = states.map(({ code, abbr }) => `WHEN '${abbr}' THEN ${code}`).join(' ');

/** Rule for a text that begins with one of several words. */
const textOf = (form: string, ...words: string[]): CodeRule => ({
  sql: (field) =>
    `CASE WHEN regexp_matches(folded(${field}), '^(${words.join('|')})\\b') THEN ${textSql(field)} END`,
  form,
});

/** Minimum likeness of the names of a municipality: `Moji Mirim` is `Mogi Mirim`. */
const MIN_LIKENESS = 0.7;

const institutions: FileKind = {
  title: 'a lista de instituições de educação superior do e-MEC',
  table: 'staged',
  fields: {
    code: ['CODIGO_DA_IES'],
    name: ['NOME_DA_IES'],
    abbreviation: ['SIGLA'],
    category: ['CATEGORIA_DA_IES'],
    organization: ['ORGANIZACAO_ACADEMICA'],
    municipality: ['CODIGO_MUNICIPIO_IBGE'],
    town: ['MUNICIPIO'],
    state: ['UF'],
    status: ['SITUACAO_IES'],
  },
  required: [
    'code',
    'name',
    'abbreviation',
    'category',
    'organization',
    'municipality',
    'state',
    'status',
  ],
  codes: {
    // The largest code is 29,224.
    code: codeRange(1, 99_999, {
      form: 'um código de instituição do e-MEC',
      missing: 'none',
      outcome: 'rejected',
    }),
    abbreviation: { sql: textSql },
    category: textOf('uma categoria de instituição', 'publica', 'privada', 'especial'),
    organization: textOf(
      'uma organização acadêmica',
      'universidade',
      'centro',
      'faculdades?',
      'institut[oa]',
      'instituicao',
      'escola',
    ),
    state: { sql: (field) => `CASE upper(trim(${field})) ${cases} END` },
    status: {
      sql: (field) => `CASE lower(trim(${field})) WHEN 'ativa' THEN true
        WHEN 'em atividade' THEN true WHEN 'extinta' THEN false END`,
    },
  },
  derive: () => [
    `${municipalitySql},
    lower(trim(municipality)) = 'null' AS unplaced`,
    municipioSql,
  ],
  checks: ({ is }) => [
    { ...is.blank('name', 0.001), when: `${textSql('name')} IS NULL` },
    is.unknownMunicipality,
  ],
  pairs: () => [
    {
      fields: ['category', 'organization'],
      agree: `categoryCode ILIKE 'p_blica%' OR NOT regexp_matches(organizationCode, '^(Instituto|Centro) Federal')`,
    },
    { fields: ['municipality', 'state'], agree: 'municipio // 100000 = stateCode' },
    {
      fields: ['municipality', 'town'],
      agree: `CASE WHEN NOT ignored(town)
        THEN likeness(folded(town), folded(place_name(municipio))) >= ${MIN_LIKENESS} END`,
    },
  ],
  // A fifth of the official list has no abbreviation, and a ninth no place.
  blanks: {
    abbreviation: 0.4,
    category: 0.02,
    organization: 0.02,
    municipality: 0.25,
    state: 0.25,
    status: 0.02,
  },
  columns: {
    code: ['INTEGER', 'codeCode'],
    name: ['VARCHAR', textSql('name')],
    abbreviation: ['VARCHAR', 'abbreviationCode'],
    category: ['VARCHAR', 'categoryCode'],
    organization: ['VARCHAR', 'organizationCode'],
    municipio: ['INTEGER', 'municipio'],
    uf: ['UTINYINT', 'coalesce(municipio // 100000, stateCode)'],
    is_active: ['BOOLEAN', 'statusCode'],
  },
  key: ['code'],
};

/** Importer for the higher education institutions registered in e-MEC. */
export const emec: Importer = {
  signature: /CODIGO_DA_IES|NOME_DA_IES/i,
  of: 'de instituições do e-MEC',
  usage: `
    instituições de educação superior do e-MEC:
    PDA_Lista_Instituicoes_Ensino_Superior_do_Brasil_EMEC.csv`,
  delimiters: [',', ';', '\t'],
  kinds: [institutions],
  whole: [
    {
      unit: INSTITUTION_UNIT,
      items: (edition) => `SELECT code FROM ${edition}.institutions`,
      // Institutions in the published list.
      size: 4393,
    },
    {
      unit: { one: 'instituição em atividade', many: 'instituições em atividade', feminine: true },
      items: (edition) => `SELECT code FROM ${edition}.institutions WHERE is_active`,
      size: 3128,
    },
    {
      unit: { one: 'estado', many: 'estados' },
      items: (edition) => `SELECT DISTINCT uf FROM ${edition}.institutions WHERE uf IS NOT NULL`,
      named: {
        expected: states.map(({ code }) => code),
        label: (uf) => states.find(({ code }) => code === uf)?.label ?? uf,
      },
    },
  ],
  async build(connection) {
    await nameInstitutions(connection);
    await connection.run(`
      CREATE TABLE edition.institutions AS
      SELECT code, shown.name, abbreviation, category, organization, municipio, uf, is_active
      FROM staged JOIN institution_names AS shown USING (code) WHERE ${COUNTED_SQL} ORDER BY code`);
  },
  credits: () => ['e-MEC, Ministério da Educação'],
  notes,
};

/**
 * Creates the table `institution_names (code, name)` with display names for the institutions in
 * `staged`.
 */
async function nameInstitutions(connection: DuckDBConnection): Promise<void> {
  const reader = await connection.runAndReadAll(
    `SELECT code, name, abbreviation FROM staged WHERE ${COUNTED_SQL}`,
  );
  const rows = (reader.getRowsJS() as [number, string, string | null][]).map(
    ([code, name, abbreviation]) => ({ code, name, abbreviation }),
  );
  const { municipalities } = await loadPlaces();
  const names = new InstitutionNames(
    rows,
    municipalities.map(({ name }) => name),
  );
  await connection.run('CREATE TABLE institution_names (code INTEGER, name VARCHAR)');
  const appender = await connection.createAppender('institution_names');
  for (const row of rows) {
    appender.appendInteger(row.code);
    appender.appendVarchar(names.shown(row));
    appender.endRow();
  }
  appender.closeSync();
}

async function notes({ connection }: Imported): Promise<string[]> {
  const count = (condition: string) =>
    numberOf(connection, `SELECT count(*)::DOUBLE FROM edition.institutions WHERE ${condition}`);
  const active = await count('is_active');
  const closed = await count('NOT is_active');
  const unplaced = await count('uf IS NULL');
  return [
    `A lista tem ${withUnit(active, INSTITUTION_UNIT)} em atividade e ${withUnit(closed, { one: 'extinta', many: 'extintas' })}.`,
    ...(unplaced > 0
      ? [
          `${withUnit(unplaced, INSTITUTION_UNIT)} ${unplaced === 1 ? 'está' : 'estão'} sem município nem estado informado.`,
        ]
      : []),
  ];
}
