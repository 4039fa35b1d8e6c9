import { OCCUPATIONS } from '@observatorio/language';
import { onetElements, type ProfileField, profileFields } from '@observatorio/store';
import type { Importer } from '../pipeline/importer';
import { CBO_IN_SERVICE, joinTextsWithNames, joinWithCbo } from '../pipeline/joins';
import { cboSql, isOneOfSql, oneOfSql } from '../reading/cells/cells';
import { foldName } from '../reading/cells/macros';
import type { FileKind } from '../reading/kind/kind';
import { cboCode, decimalNumber, wholeNumber } from '../reading/kind/rules';
import { bothSql } from '../reading/rows/row-checks';
import { COUNTED_SQL } from '../reading/rows/staging-plan';

/**
 * Highest level of qualification. The portal describes levels from 1 to 8 and calls higher ones by the
 * last of them; the RAIS has 11 levels of schooling, up to a doctorate.
 */
const MAX_QUALIFICATION = 11;

const LAYOUT = `Formato de perfis (o que da CBO não há em arquivo público): CSV do próprio operador, em UTF-8 ou
latin-1, separado por ; ou vírgula, com o cabeçalho  cod_cbo;campo;item;valor  e uma linha por fato:
  campo                 item                    valor
  sintese                                       o que a ocupação faz
  condicoes_gerais                              onde e como se trabalha
  qualificacao                                  nível, um número de 1 a ${MAX_QUALIFICATION}
  conhecimento          nome do conhecimento    frequência, de 0 a 1
  habilidade            nome da habilidade      frequência, de 0 a 1
  atitude               nome da atitude         frequência, de 0 a 1
  ocupacao_4_0                                  TRUE ou FALSE
  competencia_4_0       nome da competência     grau, de 0 a 1
  ocupacao_relacionada                          código da CBO da outra ocupação
Nomes de conhecimentos, habilidades e atitudes são os que os cartões mostram; um que o O*NET não traga
é acrescentado, sem importância. Cada campo pode faltar.`;

const field = 'lower(trim(field))';
const isField = (...names: ProfileField[]): string => isOneOfSql(field, names);
const named = isField('conhecimento', 'habilidade', 'atitude', 'competencia_4_0');
/** Names of the elements of the O*NET with their kind, which is the field of a profile. */
const kindsOfNames = onetElements
  .map(({ name, kind }) => `'${foldName(name)}': '${kind}'`)
  .join(', ');
/** Maximum share of rows with the same defect; the file is the operator's own. */
const maxShare = 0.01;

const facts: FileKind = {
  title: 'o arquivo de perfis (cod_cbo;campo;item;valor)',
  table: 'staged',
  fields: { cbo: ['cod_cbo', 'cbo'], field: ['campo'], item: ['item'], value: ['valor'] },
  codes: {
    cbo: cboCode,
    field: {
      sql: () => oneOfSql(field, profileFields),
      form: 'um dos campos que há',
      missing: 'none',
      outcome: 'rejected',
    },
  },
  checks: ({ is, label }) => [
    ...is.repaired('cbo'),
    {
      reason: `“${label('item')}” falta onde diz de que é o valor`,
      field: 'field',
      when: `${named} AND coalesce(trim(item), '') = ''`,
      maxShare,
    },
    {
      reason: `“${label('item')}” é o nome de outro campo`,
      field: 'item',
      value: bothSql('item', 'field'),
      when: `coalesce(map {${kindsOfNames}}[folded(item)] <> fieldCode AND ${isField('conhecimento', 'habilidade', 'atitude')}, false)`,
      outcome: 'contradictory',
      maxShare,
    },
    is.blank('value', maxShare),
    {
      reason: `“${label('value')}” não é um número de 0 a 1`,
      field: 'value',
      when: `${named} AND ${decimalNumber(0, 1).sql('value')} IS NULL`,
      maxShare,
    },
    {
      reason: `“${label('value')}” não é um nível de qualificação, de 1 a ${MAX_QUALIFICATION}`,
      field: 'value',
      when: `${isField('qualificacao')} AND ${wholeNumber(MAX_QUALIFICATION, { low: 1 }).sql('value')} IS NULL`,
      maxShare,
    },
    {
      reason: `“${label('value')}” não é TRUE nem FALSE`,
      field: 'value',
      when: `${isField('ocupacao_4_0')} AND upper(trim(value)) NOT IN ('TRUE', 'FALSE')`,
      maxShare,
    },
    {
      reason: `“${label('value')}” não é um código da CBO`,
      field: 'value',
      when: `${isField('ocupacao_relacionada')} AND ${cboSql('value')} IS NULL`,
      maxShare,
    },
    {
      reason: `“${label('value')}” é a própria ocupação`,
      field: 'value',
      when: `${isField('ocupacao_relacionada')} AND ${cboSql('value')} = cboCode`,
      maxShare,
    },
  ],
  columns: {
    id: ['INTEGER', 'cboCode'],
    field: ['VARCHAR', 'fieldCode'],
    item: ['VARCHAR', "nullif(trim(item), '')"],
    value: ['VARCHAR', 'trim(value)'],
  },
  // Allows one value per occupation, field and item, except that an occupation may have several
  // related occupations.
  key: ['id', 'field', 'item', "CASE field WHEN 'ocupacao_relacionada' THEN value END"],
};

const factsOf = (...fields: ProfileField[]): string =>
  `FROM staged WHERE ${COUNTED_SQL} AND field IN (${fields.map((each) => `'${each}'`).join(', ')})`;

/** Importer for descriptions and other facts about occupations, in the project's own layout. */
export const profiles: Importer = {
  signature: /campo.*item.*valor/i,
  of: 'de perfis',
  usage: 'descrições e o mais que só o operador tem: veja o formato abaixo',
  layout: LAYOUT,
  delimiters: [';', ','],
  kinds: [facts],
  joins: [
    joinWithCbo(
      'Fatos de ocupações da CBO em serviço',
      `SELECT id FROM staged WHERE ${COUNTED_SQL}`,
      ['staged', 'id'],
    ),
    joinWithCbo(
      'Ocupações relacionadas que estão na CBO em serviço',
      `SELECT ${cboSql('value')} ${factsOf('ocupacao_relacionada')}`,
    ),
    joinTextsWithNames('Sínteses com palavra do título da ocupação na CBO em serviço', {
      rows: `SELECT staged.rowid AS row, lpad(id::VARCHAR, 6, '0') AS code, name, value AS text
        FROM staged JOIN ${CBO_IN_SERVICE}.occupations USING (id)
        WHERE ${COUNTED_SQL} AND field = 'sintese'`,
      from: ['staged', "lpad(id::VARCHAR, 6, '0')"],
    }),
    {
      title: 'Conhecimentos, habilidades e atitudes com nome do O*NET',
      codes: `SELECT concat(field, ' ', item) ${factsOf('conhecimento', 'habilidade', 'atitude')}`,
      partners: `VALUES ${onetElements.map(({ kind, name }) => `('${kind} ${name}')`).join(', ')}`,
      minShare: 0,
      isQuiet: true,
    },
  ],
  whole: [
    {
      unit: OCCUPATIONS,
      items: (edition) => `SELECT DISTINCT occupation FROM ${edition}.profiles`,
    },
    {
      unit: { one: 'campo', many: 'campos' },
      items: (edition) => `SELECT DISTINCT field FROM ${edition}.profiles`,
      named: { label: (name) => `o campo “${name}”` },
    },
  ],
  build: (connection) =>
    connection.run(`
      CREATE TABLE edition.profiles AS
      SELECT id AS occupation, field, item,
        CASE field WHEN 'ocupacao_4_0' THEN upper(value) WHEN 'ocupacao_relacionada' THEN lpad(${cboSql('value')}::VARCHAR, 6, '0')
          ELSE value END AS value
      FROM staged WHERE ${COUNTED_SQL} ORDER BY id, staged.rowid`),
  notes: () => [],
};
