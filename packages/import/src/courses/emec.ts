import type { DuckDBConnection } from '@duckdb/node-api';
import { states } from '@observatorio/domain';
import { formatList, INSTITUTION_UNIT, type Unit, withUnit } from '@observatorio/language';
import { loadPlaces } from '@observatorio/store';
import { MIN_SAME, MIN_SAME_NAMES, SAME_NAME, sameOwnerSql } from '../inep/in-service';
import type { Imported, Importer } from '../pipeline/importer';
import {
  inService,
  type Join,
  joinValues,
  joinWithReplaced,
  rowsOfNumber,
} from '../pipeline/joins';
import { numberOf } from '../pipeline/number-of';
import { isNationwideSql, wholeStates } from '../pipeline/whole';
import type { FileKind } from '../reading/kind/kind';
import { isPublicNameSql, organisationSql } from '../reading/kind/owner';
import { placeChecks, placePairs, placeSteps, stateOfAbbrSql } from '../reading/kind/place';
import { type CodeRule, codeRange, MAX_INVALID_SHARE } from '../reading/kind/rules';
import { COUNTED_SQL } from '../reading/rows/staging-plan';
import { InstitutionNames } from './institution-name';

/**
 * SQL expression for a text field with normalised spaces; NULL if the cell is blank or contains
 * only the word `null`.
 */
const textSql = (field: string): string =>
  `CASE WHEN lower(trim(${field})) NOT IN ('', 'null') THEN regexp_replace(trim(${field}), '\\s+', ' ', 'g') END`;

/** Rule for a text that begins with one of several words. */
const textOf = (form: string, ...words: string[]): CodeRule => ({
  sql: (field) =>
    `CASE WHEN regexp_matches(folded(${field}), '^(${words.join('|')})\\b') THEN ${textSql(field)} END`,
  form,
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
    municipalityName: ['MUNICIPIO'],
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
    state: { sql: stateOfAbbrSql },
    status: {
      sql: (field) => `CASE lower(trim(${field})) WHEN 'ativa' THEN true
        WHEN 'em atividade' THEN true WHEN 'extinta' THEN false END`,
    },
  },
  derive: () => placeSteps,
  checks: (context) => [
    { ...context.is.blank('name', 0.001), when: `${textSql('name')} IS NULL` },
    ...placeChecks(context),
  ],
  pairs: (context) => [
    ...placePairs(context),
    {
      fields: ['category', 'organization'],
      agree: `categoryCode ILIKE 'p_blica%' OR NOT regexp_matches(organizationCode, '^(Instituto|Centro) Federal')`,
    },
    {
      fields: ['name', 'organization'],
      agree: `${organisationSql('name')} = ${organisationSql('organizationCode')}`,
      maxShare: MAX_INVALID_SHARE,
      isLoose: true,
    },
    {
      fields: ['name', 'category'],
      agree: `${isPublicNameSql('name')} = (folded(categoryCode) = 'publica')`,
      maxShare: MAX_INVALID_SHARE,
      isLoose: true,
    },
    {
      // The federal universities of that time have these codes.
      fields: ['code', 'name'],
      agree: `CASE WHEN codeCode BETWEEN 569 AND 588 THEN contains(folded(name), 'federal') END`,
    },
    {
      // Abbreviations begin with the initial of some word of the name.
      fields: ['name', 'abbreviation'],
      agree: `regexp_matches(folded(name), '\\b' || left(folded(abbreviationCode), 1))`,
      maxShare: 0.2,
      isLoose: true,
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
  // Of the institutions without a place, 90% are closed; of the others, 21%.
  related: { status: 'is_active', municipality: 'uf IS NULL' },
  contrasts: [
    {
      field: 'status',
      value: 'is_active::INTEGER',
      higher: 'uf IS NOT NULL',
      lower: 'uf IS NULL',
      reversed:
        'entre as instituições sem município há mais em atividade, em proporção, que entre as outras',
    },
  ],
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

const STATES: Unit = { one: 'estado', many: 'estados' };

const CENSUS = inService('inep-superior');

/** Returns the join with the names of institutions in an edition in service. */
const joinNames = (edition: string, theirs: string): Join =>
  joinValues(`Instituições com o nome ${edition}`, {
    mine: `SELECT code, name AS value FROM staged WHERE ${COUNTED_SQL}`,
    theirs,
    agree: SAME_NAME,
    minShare: MIN_SAME_NAMES,
    others: 'com outro nome',
    from: rowsOfNumber('staged', 'code'),
  });

/** Returns the join of a column with the list in service. */
const joinColumn = (title: string, column: string): Join =>
  joinWithReplaced(`Instituições com ${title}`, {
    mine: `SELECT code, ${column} AS value FROM staged WHERE ${COUNTED_SQL}`,
    theirs: `SELECT code, ${column} AS value FROM ${inService('emec')}.institutions`,
    from: rowsOfNumber('staged', 'code'),
  });

/** SQL expression for the code and the name of an institution. */
const named = "concat(code, ' – ', name)";
/** Institutions with a municipality. */
const placed = `(
  SELECT code, name, municipio FROM staged WHERE ${COUNTED_SQL} AND municipio IS NOT NULL)`;

const joins: readonly Join[] = [
  joinNames(
    'da lista em serviço',
    `SELECT code, name AS value FROM ${inService('emec')}.institutions`,
  ),
  joinNames('do censo em serviço', `SELECT code, institution AS value FROM ${CENSUS}.institutions`),
  joinValues('Instituições com a categoria do censo em serviço', {
    mine: `SELECT code, category AS value FROM staged WHERE ${COUNTED_SQL}`,
    theirs: `SELECT DISTINCT institution_code AS code, administration AS value FROM ${CENSUS}.offers`,
    agree: sameOwnerSql('theirs.value', 'mine.value'),
    minShare: MIN_SAME,
    others: 'de outra categoria',
  }),
  joinValues('Instituições no estado dos cursos presenciais do censo em serviço', {
    mine: `SELECT code, uf AS value FROM staged WHERE ${COUNTED_SQL}`,
    theirs: `SELECT institution_code AS code, mode(uf) AS value
      FROM ${CENSUS}.offers WHERE modality = 1 GROUP BY ALL`,
    agree: 'mine.value = theirs.value',
    minShare: MIN_SAME,
    others: 'em outro estado',
  }),
  joinColumn('o município', 'municipio'),
  joinColumn('o estado', 'uf'),
  joinColumn('a situação', 'is_active'),
  joinColumn('a categoria', 'category'),
  joinColumn('a organização acadêmica', 'organization'),
  {
    title: 'Instituições com o nome do município no próprio nome',
    codes: `SELECT ${named} FROM ${placed}`,
    partners: `SELECT ${named} FROM ${placed}
      WHERE contains(folded(name), folded(place_name(municipio)))`,
    from: ['staged', named],
    // In the official list 44%; 0.4% with the municipalities of the next rows.
    minShare: 0.1,
    minCodes: 200,
    isQuiet: true,
    others: 'sem ele',
    advice: 'Confira se as colunas do lugar não foram deslocadas ou embaralhadas.',
  },
];

/** Importer for the higher education institutions registered in e-MEC. */
export const emec: Importer = {
  signature: /CODIGO_DA_IES|NOME_DA_IES/i,
  of: 'de instituições do e-MEC',
  usage: `
    instituições de educação superior do e-MEC:
    PDA_Lista_Instituicoes_Ensino_Superior_do_Brasil_EMEC.csv`,
  delimiters: [',', ';', '\t'],
  kinds: [institutions],
  joins,
  whole: [
    {
      unit: INSTITUTION_UNIT,
      items: (edition) => `SELECT code FROM ${edition}.institutions`,
      applies: isNationwideSql('institutions'),
      // Institutions in the published list.
      size: 4393,
    },
    {
      unit: { one: 'instituição em atividade', many: 'instituições em atividade', feminine: true },
      items: (edition) => `SELECT code FROM ${edition}.institutions WHERE is_active`,
      applies: isNationwideSql('institutions'),
      size: 3128,
    },
    wholeStates('institutions'),
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
  const reader = await connection.runAndReadAll(
    'SELECT DISTINCT uf FROM edition.institutions WHERE uf IS NOT NULL',
  );
  const found = reader.getRowsJS().map(([uf]) => String(uf));
  const labels = states.filter(({ code }) => found.includes(code)).map(({ label }) => label);
  return [
    `A lista tem ${withUnit(active, INSTITUTION_UNIT)} em atividade${closed > 0 ? ` e ${withUnit(closed, { one: 'extinta', many: 'extintas' })}` : ''}.`,
    ...(labels.length > 0 && labels.length < states.length
      ? [`Só há instituições de ${withUnit(labels.length, STATES)}: ${formatList(labels)}.`]
      : []),
    ...(unplaced > 0
      ? [
          `${withUnit(unplaced, INSTITUTION_UNIT)} ${unplaced === 1 ? 'está' : 'estão'} sem município nem estado informado.`,
        ]
      : []),
  ];
}
