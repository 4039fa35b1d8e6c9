import { OCCUPATIONS } from '@observatorio/language';
import type { Importer } from '../pipeline/importer';
import { joinTitlesWithCbo, joinWithCbo } from '../pipeline/joins';
import { cboCode, decimalNumber } from '../reading/kind/rules';
import { COUNTED_SQL } from '../reading/rows/staging-plan';

/** Importer for the automation probability of each occupation. */
export const automation: Importer = {
  signature: /prob_automacao/i,
  of: 'de probabilidades de automação',
  usage: 'probabilidade de automação: cbo,ocupacao,prob_automacao',
  delimiters: [';', ','],
  kinds: [
    {
      title: 'a lista de probabilidades de automação (cbo,ocupacao,prob_automacao)',
      table: 'staged',
      fields: { cbo: ['cbo', 'cod_cbo'], title: ['ocupacao'], probability: ['prob_automacao'] },
      required: ['cbo', 'probability'],
      codes: { cbo: cboCode },
      numbers: { probability: decimalNumber(0, 1) },
      checks: ({ is }) => [is.lostZero('cbo')],
      columns: {
        id: ['INTEGER', 'cboCode'],
        title: ['VARCHAR', "nullif(trim(title), '')"],
        probability: ['DOUBLE', 'probabilityNumber'],
      },
      key: ['id'],
    },
  ],
  joins: [
    joinWithCbo('Ocupações na CBO em serviço', `SELECT id FROM staged WHERE ${COUNTED_SQL}`, [
      'staged',
      'id',
    ]),
    // In the file of 2018, 7 of 2,578 occupations have a title that the CBO has changed since.
    joinTitlesWithCbo('Títulos de “ocupacao” iguais aos da CBO em serviço', {
      table: 'staged',
      name: 'title',
      minShare: 0.98,
    }),
  ],
  whole: [
    {
      unit: OCCUPATIONS,
      items: (edition) => `SELECT occupation FROM ${edition}.automation`,
      // Rows of the list that LAMFO (Universidade de Brasília) published.
      size: 2582,
    },
    {
      unit: { one: 'probabilidade diferente', many: 'probabilidades diferentes', feminine: true },
      items: (edition) => `SELECT DISTINCT probability FROM ${edition}.automation`,
      // The list has 1,662; rounded to two digits, it would have about 100.
      size: 1000,
    },
  ],
  build: (connection) =>
    connection.run(`
      CREATE TABLE edition.automation AS
      SELECT id AS occupation, probability FROM staged WHERE ${COUNTED_SQL} ORDER BY id`),
  notes: () => [
    'A probabilidade de automação é uma estimativa do estudo que a publica, não uma previsão.',
  ],
};
