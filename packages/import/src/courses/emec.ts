import type { DuckDBConnection } from '@duckdb/node-api';
import { states } from '@observatorio/domain';
import { INSTITUTION_UNIT, withUnit } from '@observatorio/language';
import { loadPlaces } from '@observatorio/store';
import { rejectBlank } from '../pipeline/blank-columns';
import type { Imported, Importer, RowsRead } from '../pipeline/importer';
import { numberOf } from '../pipeline/number-of';
import { municipalitySql, municipioSql } from '../reading/cells/cells';
import type { RowCheck } from '../reading/cells/checks';
import type { FileKind } from '../reading/kind/kind';
import { ImportRefusal } from '../reading/refusal/import-refusal';
import { COUNTED_SQL } from '../reading/rows/staging-plan';
import { InstitutionNames } from './institution-name';

/**
 * SQL expression for a text field with normalised spaces; NULL if the cell is blank or contains
 * only the word `null`.
 */
const textSql = (field: string): string =>
  `CASE WHEN lower(trim(${field})) NOT IN ('', 'null') THEN regexp_replace(trim(${field}), '\\s+', ' ', 'g') END`;

const cases = states.map(({ code, abbr }) => `WHEN '${abbr}' THEN ${code}`).join(' ');

const unknownText = (field: string, label: string, known: string): RowCheck => ({
  reason: `valor desconhecido em “${label}”`,
  field,
  when: `${known} IS NULL AND ${textSql(field)} IS NOT NULL`,
  outcome: 'doubtful',
});

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
    state: ['UF'],
    status: ['SITUACAO_IES'],
  },
  derive: () => [
    `TRY_CAST(trim(code) AS INTEGER) AS codeNumber, ${municipalitySql},
    lower(trim(municipality)) = 'null' AS unplaced,
    CASE upper(trim(state)) ${cases} END AS stateCode,
    CASE lower(trim(status)) WHEN 'ativa' THEN true WHEN 'em atividade' THEN true
      WHEN 'extinta' THEN false END AS active`,
    municipioSql,
  ],
  checks: ({ is }) => [
    is.noCode('code', 'within(codeNumber, 1, 99999999)'),
    { ...is.blank('name'), when: `${textSql('name')} IS NULL` },
    is.unknownMunicipality,
    unknownText('state', 'UF', 'stateCode'),
    unknownText('status', 'SITUACAO_IES', 'active'),
  ],
  columns: {
    code: ['INTEGER', 'codeNumber'],
    name: ['VARCHAR', textSql('name')],
    abbreviation: ['VARCHAR', textSql('abbreviation')],
    category: ['VARCHAR', textSql('category')],
    organization: ['VARCHAR', textSql('organization')],
    municipio: ['INTEGER', 'municipio'],
    uf: ['UTINYINT', 'coalesce(municipio // 100000, stateCode)'],
    is_active: ['BOOLEAN', 'active'],
  },
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
  async checkRows(read) {
    await rejectBlank(read, {
      always: { category: 'category', organization: 'organization', is_active: 'status' },
      often: { abbreviation: 'abbreviation', municipio: 'municipality', uf: 'state' },
    });
    await rejectRepeated(read);
  },
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

/** Throws an ImportRefusal if two rows have the same code. */
async function rejectRepeated({ connection, reports }: RowsRead): Promise<void> {
  const reader = await connection.runAndReadAll(`
    SELECT code, min(name), max(name) FROM staged WHERE ${COUNTED_SQL}
    GROUP BY code HAVING count(*) > 1 ORDER BY min(rowid) LIMIT 1`);
  const [repeated] = reader.getRowsJS() as [number, string, string][];
  if (!repeated) return;
  const [code, ...names] = repeated;
  throw new ImportRefusal({
    file: reports[0]?.file,
    found: `o código ${code} aparece mais de uma vez em “CODIGO_DA_IES” (“${[...new Set(names)].join('” e “')}”)`,
    advice: 'Deixe uma linha de cada instituição.',
  });
}

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
