import { OCCUPATIONS } from '@observatorio/language';
import type { Importer } from '../pipeline/importer';
import { formatCboNumber, inService, joinWithCbo, joinWithReplaced } from '../pipeline/joins';
import { cboCode, wholeNumber, yearNumber } from '../reading/kind/rules';
import { COUNTED_SQL } from '../reading/rows/staging-plan';
import { yearJoins } from './evolution-years';

/**
 * Maximum number of links of one occupation in one year. The largest one is 2,296,002, of
 * administrative assistants in the RAIS of 2013.
 */
const MAX_LINKS = 5_000_000;

/** First year of the RAIS with an occupation for each link. */
const FIRST_YEAR = 1985;

const counted = `(SELECT id, year, links FROM staged WHERE ${COUNTED_SQL})`;
const cell = "concat(lpad(id::VARCHAR, 6, '0'), ' em ', year)";

/** Importer for the number of active links by occupation and year. */
export const evolution: Importer = {
  signature: /ano.*cbo.*empregados/i,
  of: 'da evolução dos vínculos',
  usage: 'vínculos por ocupação e ano: ano,CBO2002,empregados',
  delimiters: [';', ','],
  kinds: [
    {
      title: 'a série de vínculos por ocupação (ano,CBO2002,empregados)',
      table: 'staged',
      fields: { year: ['ano'], cbo: ['CBO2002', 'cbo', 'cod_cbo'], links: ['empregados'] },
      codes: { cbo: cboCode },
      numbers: {
        year: yearNumber(FIRST_YEAR, new Date().getFullYear()),
        links: wholeNumber(MAX_LINKS),
      },
      checks: ({ is }) => is.repaired('cbo'),
      columns: {
        id: ['INTEGER', 'cboCode'],
        year: ['INTEGER', 'yearNumber'],
        links: ['INTEGER', 'linksNumber'],
      },
      key: ['id', 'year'],
      alignments: [
        {
          fields: ['cbo', 'links'],
          group: 'id',
          order: '(id, year)',
          // A last year that is partial is named by its total.
          value: 'CASE WHEN year < (SELECT max(year) FROM staged) THEN links END',
          alike: (a, b) => `least(${a}, ${b}) * 1.5 >= greatest(${a}, ${b})`,
          // From 1986 to 2017 the gain is 0.81, and 0.06 if the links are shifted.
          minGain: 0.4,
        },
      ],
    },
  ],
  joins: [
    joinWithCbo('Linhas com ocupação da CBO em serviço', `SELECT id FROM ${counted}`, [
      'staged',
      'id',
    ]),
    // Between the first and the last year of an occupation, 157 of 66,471 years have no link.
    {
      title: 'Anos de cada ocupação, do primeiro ao último',
      codes: `
        SELECT ${cell} FROM (
          SELECT id, unnest(range(min(year), max(year) + 1)) AS year FROM ${counted} GROUP BY id)`,
      partners: `SELECT ${cell} FROM ${counted}`,
      format: formatCboNumber,
      minShare: 0.98,
      others: 'sem linha',
      subject: 'ocupação',
    },
    ...yearJoins(counted),
    joinWithReplaced('Contagens', {
      mine: `SELECT ${cell} AS code, links AS value FROM ${counted}`,
      theirs: `SELECT ${cell} AS code, links AS value
        FROM (SELECT occupation AS id, year, links FROM ${inService('evolucao')}.evolution)`,
      from: ['staged', (code) => `starts_with('${code}', concat(${cell}, ' – '))`],
      subject: 'ocupação',
    }),
  ],
  whole: [
    {
      unit: { one: 'ano', many: 'anos' },
      items: (edition) => `SELECT DISTINCT year FROM ${edition}.evolution`,
      named: {
        expected: (edition) =>
          `SELECT unnest(range(min(year), max(year) + 1)) FROM ${edition}.evolution`,
      },
    },
    {
      unit: OCCUPATIONS,
      items: (edition) => `SELECT DISTINCT occupation FROM ${edition}.evolution`,
      // Occupations with active links in the RAIS of 2017.
      size: 2576,
    },
  ],
  build: (connection) =>
    connection.run(`
      CREATE TABLE edition.evolution AS
      SELECT id AS occupation, year, links FROM staged WHERE ${COUNTED_SQL} ORDER BY id, year`),
  async notes({ connection }) {
    const reader = await connection.runAndReadAll(`SELECT min(year), max(year) FROM ${counted}`);
    const [first = 0, last = 0] = (reader.getRowsJS()[0] ?? []).map(Number);
    return [
      `A evolução conta os vínculos ativos em 31/12 ${first === last ? `de ${first}: o arquivo só traz esse ano` : `de cada ano, de ${first} a ${last}`}.`,
    ];
  },
};
