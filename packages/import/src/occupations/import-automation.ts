import { KEPT } from '../reading/reading';
import { cboSql, notCbo, notWithin, numberSql } from './cells';
import { singleTable } from './single-table';

/**
 * Imports a probability of automation for each occupation. Throws an InputRefused where a file
 * cannot be read or trusted.
 */
export const importAutomation = singleTable({
  conjunto: 'automacao',
  kind: {
    what: 'a lista de probabilidades de automação (cbo,ocupacao,prob_automacao)',
    table: 'staged',
    names: { cbo: ['cbo', 'cod_cbo'], probability: ['prob_automacao'] },
    columns: {
      id: ['INTEGER', cboSql('cbo')],
      probability: ['DOUBLE', numberSql('probability', 0, 1)],
    },
    checks: [notCbo('cbo', 'cbo'), notWithin('probability', 'prob_automacao', 0, 1)],
  },
  build: (connection) =>
    connection.run(`
      CREATE TABLE edition.automation AS
      SELECT id AS occupation, avg(probability) AS probability FROM staged WHERE status = ${KEPT}
      GROUP BY id ORDER BY id`),
  notes: [
    'A probabilidade de automação é uma estimativa do estudo que a publica, não uma previsão.',
  ],
});
