import { LINKS, withUnit } from '@observatorio/domain';
import { buildEdition } from '@observatorio/store';
import type { Imported, Importer } from '../pipeline/importer';
import { numberOf } from '../pipeline/number-of';
import { missingNotes } from '../reading/columns';
import { COUNTS } from '../reading/judge';
import { LINES, sumOf } from '../reading/report';
import { linksFile } from './links-file';
import { payNotes } from './pay';
import { yearOfNames } from './year';

/** The links of the RAIS: all files together are one year. */
export const rais: Importer = {
  mark: /nculo\s*Ativo\s*31|CBO/i,
  of: 'da RAIS',
  usage: 'vínculos da RAIS: .txt, .csv ou .COMT; vários arquivos são um ano só',
  delimiters: [';', ','],
  kinds: [linksFile],
  yearOf: (files, requestedYear) =>
    yearOfNames(
      files.map(({ file }) => file.name),
      requestedYear,
    ),
  emptyRefusal: {
    found: 'nenhum vínculo está ativo em 31/12',
    advice: 'Confira a coluna “Vínculo Ativo 31/12”.',
  },
  async build(connection, year) {
    await connection.run(`
      CREATE VIEW links AS
      SELECT municipio, uf, occupation, sector, gender, size, band, schooling, age, pay, 1::INTEGER AS n
      FROM staged WHERE ${COUNTS}`);
    await buildEdition(connection, { year });
  },
  notes,
};

async function notes({ connection, files, reports, year }: Imported): Promise<string[]> {
  const unclassified = await numberOf(
    connection,
    'SELECT count(*)::DOUBLE FROM links WHERE band IS NULL',
  );
  const ended = sumOf(reports, 'inactive');
  const ofColumns = files.flatMap((file) => [
    ...payNotes((field) => file.columns.has(field), year),
    ...missingNotes([file]),
  ]);
  return [
    `Contam os vínculos ativos em 31/12/${year}; ${withUnit(ended, LINES)} de vínculos já encerrados ${ended === 1 ? 'ficou' : 'ficaram'} de fora.`,
    `${withUnit(unclassified, LINKS)} ${unclassified === 1 ? 'tem' : 'têm'} remuneração ignorada ou fora de 0,3 a 150 salários mínimos: ${unclassified === 1 ? 'conta' : 'contam'} nos totais, não nos valores.`,
    ...new Set(ofColumns),
  ];
}
