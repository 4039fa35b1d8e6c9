import { OCCUPATIONS } from '@observatorio/language';
import type { Importer } from '../pipeline/importer';
import { formatCboNumber, joinWithCbo } from '../pipeline/joins';
import { cboCode, wholeNumber, yearNumber } from '../reading/kind/rules';
import { COUNTED_SQL } from '../reading/rows/staging-plan';

/**
 * Maximum number of links of one occupation in one year. The largest one is 2,296,002, of
 * administrative assistants in the RAIS of 2013.
 */
const MAX_LINKS = 5_000_000;

/** First year of the RAIS with an occupation for each link. */
const FIRST_YEAR = 1985;

/** Largest factor between the links of two consecutive years; in the RAIS since 1986 it is 1.08. */
const MAX_GROWTH = 1.25;

const counted = `(SELECT id, year, links FROM staged WHERE ${COUNTED_SQL})`;
const cell = "concat(lpad(id::VARCHAR, 6, '0'), ' em ', year)";

/** Active links at the end of each year, as the ministry of labour published them, in thousands. */
const stocks = Object.entries({
  2010: 44_068,
  2012: 47_459,
  2014: 49_572,
  2015: 48_061,
  2016: 46_060,
  2017: 46_282,
  2018: 46_631,
  2021: 48_729,
  2022: 52_791,
})
  .map(([year, thousands]) => `(${year}, ${thousands}000)`)
  .join(', ');

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
      checks: ({ is }) => [is.lostZero('cbo')],
      columns: {
        id: ['INTEGER', 'cboCode'],
        year: ['INTEGER', 'yearNumber'],
        links: ['INTEGER', 'linksNumber'],
      },
      key: ['id', 'year'],
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
    },
    {
      title: 'Anos com total de vínculos próximo do da RAIS',
      codes: `SELECT year FROM ${yearsSql()} JOIN (VALUES ${stocks}) AS rais(year, stock) USING (year)`,
      partners: `SELECT year FROM ${yearsSql()} JOIN (VALUES ${stocks}) AS rais(year, stock) USING (year)
        WHERE total BETWEEN stock * 0.8 AND stock * 1.2`,
      minShare: 1,
      others: 'longe dele',
    },
    {
      title: 'Anos com total de vínculos próximo do anterior',
      codes: `SELECT year FROM ${yearsSql()} WHERE growth IS NOT NULL`,
      partners: `SELECT year FROM ${yearsSql()} WHERE growth BETWEEN 1 / ${MAX_GROWTH} AND ${MAX_GROWTH}`,
      minShare: 1,
      others: 'longe do anterior',
    },
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
  notes: () => ['A evolução conta os vínculos ativos em 31/12 de cada ano.'],
};

/** Query for the total of each year and its growth since the year before. */
function yearsSql(): string {
  return `(
    SELECT year, total, total / lag(total) OVER (ORDER BY year) AS growth
    FROM (SELECT year, sum(links) AS total FROM ${counted} GROUP BY year))`;
}
