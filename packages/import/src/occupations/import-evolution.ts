import { KEPT } from '../reading/reading';
import { cboSql, notCbo, notWithin, numberSql } from './cells';
import { singleTable } from './single-table';

const MAX_LINKS = 1_000_000_000;

/**
 * Imports the active links of each occupation and year. Throws an InputRefused where a file cannot
 * be read or trusted.
 */
export const importEvolution = singleTable({
  conjunto: 'evolucao',
  kind: {
    what: 'a série de vínculos por ocupação (ano,CBO2002,empregados)',
    table: 'staged',
    names: { year: ['ano'], cbo: ['CBO2002', 'cbo', 'cod_cbo'], links: ['empregados'] },
    columns: {
      id: ['INTEGER', cboSql('cbo')],
      year: ['INTEGER', numberSql('year', 1900, 2100)],
      links: ['INTEGER', numberSql('links', 0, MAX_LINKS)],
    },
    checks: [
      notWithin('year', 'ano', 1900, 2100),
      notCbo('cbo', 'CBO2002'),
      notWithin('links', 'empregados', 0, MAX_LINKS),
    ],
  },
  build: (connection) =>
    connection.run(`
      CREATE TABLE edition.evolution AS
      SELECT id AS occupation, year, sum(links)::INTEGER AS links FROM staged WHERE status = ${KEPT}
      GROUP BY ALL ORDER BY id, year`),
  notes: ['A evolução conta os vínculos ativos em 31/12 de cada ano.'],
});
