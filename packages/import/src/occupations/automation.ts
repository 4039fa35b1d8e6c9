import { OCCUPATIONS } from '@observatorio/language';
import type { Importer } from '../pipeline/importer';
import {
  formatCboNumber,
  inService,
  joinTitlesWithCbo,
  joinWithCbo,
  joinWithReplaced,
  rowsOfNumber,
} from '../pipeline/joins';
import { cboCode, decimalNumber } from '../reading/kind/rules';
import { COUNTED_SQL } from '../reading/rows/staging-plan';

/**
 * Mean probability of the major groups of clerks, crafts and operators, and of managers and
 * professionals. Every study since C. B. Frey and M. Osborne, “The future of employment” (2013), rates
 * the former higher; in the list of 2018 they have 0.71 to 0.74, and the latter 0.62.
 */
const majors = `(
  SELECT id // 100000 AS major, avg(probability) AS mean,
    (SELECT avg(probability) FROM staged WHERE ${COUNTED_SQL} AND id // 100000 IN (1, 2)) AS reference
  FROM staged WHERE ${COUNTED_SQL} AND id // 100000 IN (4, 7, 8)
  GROUP BY major HAVING count(*) >= 50 AND reference IS NOT NULL)`;

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
      checks: ({ is }) => is.repaired('cbo'),
      columns: {
        id: ['INTEGER', 'cboCode'],
        title: ['VARCHAR', "nullif(trim(title), '')"],
        probability: ['DOUBLE', 'probabilityNumber'],
      },
      key: ['id'],
      alignments: [
        {
          fields: ['cbo', 'probability'],
          group: 'id // 100',
          value: 'probability',
          alike: (a, b) => `abs(${a} - ${b}) < 0.01`,
          // In the list of 2018 the gain is 0.13, and 0.03 if it is shifted.
          minGain: 0.06,
        },
      ],
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
    {
      title: 'Ocupações com probabilidade que poucas outras têm',
      codes: `SELECT id FROM staged WHERE ${COUNTED_SQL}`,
      // In the list of 2018, the most frequent one is of 91 of 2,582 occupations.
      partners: `SELECT id FROM staged WHERE ${COUNTED_SQL}
        QUALIFY count(*) OVER (PARTITION BY probability) <= greatest(20, count(*) OVER () * 0.08)`,
      from: ['staged', 'id'],
      subject: 'ocupação',
      format: formatCboNumber,
      minShare: 0.95,
      others: 'com a de muitas',
      advice: 'Confira se a coluna não foi arredondada, ou preenchida com um só valor.',
    },
    {
      title: 'Grandes grupos 4, 7 e 8 com média acima de 0,5 e da dos grupos 1 e 2',
      codes: `SELECT major FROM ${majors}`,
      partners: `SELECT major FROM ${majors} WHERE mean > greatest(reference, 0.5)`,
      from: ['staged', 'id // 100000'],
      minShare: 1,
      others: 'abaixo',
      advice:
        'Confira se a coluna traz a probabilidade de automação, de 0 a 1, e não o contrário dela.',
    },
    {
      title: 'Ocupações com mais de um quinto da mediana do subgrupo principal',
      codes: `SELECT id FROM staged WHERE ${COUNTED_SQL}`,
      // In the list of 2018, 95% of the occupations.
      partners: `SELECT id FROM staged WHERE ${COUNTED_SQL}
        QUALIFY probability * 5 >= median(probability) OVER (PARTITION BY id // 10000)`,
      from: ['staged', 'id'],
      subject: 'ocupação',
      format: formatCboNumber,
      minShare: 0.92,
      others: 'com menos',
      isQuiet: true,
      advice: 'Confira se uma parte da coluna não está em outra unidade, como décimos.',
    },
    joinWithReplaced('Ocupações com a probabilidade', {
      mine: `SELECT id AS code, probability AS value FROM staged WHERE ${COUNTED_SQL}`,
      theirs: `SELECT occupation AS code, probability AS value FROM ${inService('automacao')}.automation`,
      agree: 'abs(mine.value - theirs.value) < 0.01',
      // The list was published once.
      minShare: 0.98,
      others: 'com outra',
      from: rowsOfNumber('staged', 'id'),
      subject: 'ocupação',
      format: formatCboNumber,
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
