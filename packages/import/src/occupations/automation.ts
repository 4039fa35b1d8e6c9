import type { Importer } from '../pipeline/importer';
import { cboSql, numberSql } from '../reading/cells/cells';
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
      fields: { cbo: ['cbo', 'cod_cbo'], probability: ['prob_automacao'] },
      checks: ({ is }) => [is.notCbo('cbo'), is.notWithin('probability', 0, 1)],
      columns: {
        id: ['INTEGER', cboSql('cbo')],
        probability: ['DOUBLE', numberSql('probability', 0, 1)],
      },
      key: ['id'],
    },
  ],
  build: (connection) =>
    connection.run(`
      CREATE TABLE edition.automation AS
      SELECT DISTINCT id AS occupation, probability FROM staged WHERE ${COUNTED_SQL} ORDER BY id`),
  notes: () => [
    'A probabilidade de automação é uma estimativa do estudo que a publica, não uma previsão.',
  ],
};
