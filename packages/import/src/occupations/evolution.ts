import type { Importer } from '../pipeline/importer';
import { cboSql, numberSql } from '../reading/cells/cells';
import { COUNTED_SQL } from '../reading/rows/staging-plan';

const MAX_LINKS = 1_000_000_000;

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
      checks: ({ is }) => [
        is.notWithin('year', 1900, 2100),
        is.notCbo('cbo'),
        is.notWithin('links', 0, MAX_LINKS),
      ],
      columns: {
        id: ['INTEGER', cboSql('cbo')],
        year: ['INTEGER', numberSql('year', 1900, 2100)],
        links: ['INTEGER', numberSql('links', 0, MAX_LINKS)],
      },
      key: ['id', 'year'],
    },
  ],
  build: (connection) =>
    connection.run(`
      CREATE TABLE edition.evolution AS
      SELECT DISTINCT id AS occupation, year, links FROM staged WHERE ${COUNTED_SQL} ORDER BY id, year`),
  notes: () => ['A evolução conta os vínculos ativos em 31/12 de cada ano.'],
};
