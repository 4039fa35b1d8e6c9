import type { DuckDBConnection } from '@duckdb/node-api';
import { type OptionalAttribute, optionalAttributes } from '@observatorio/contract';
import { LINKS, withUnit } from '@observatorio/language';
import { buildEdition, statesIn } from '@observatorio/store';
import type { Imported, YearlyImporter } from '../pipeline/importer';
import { joinWithCbo } from '../pipeline/joins';
import { numberOf } from '../pipeline/number-of';
import { missingNotes } from '../reading/kind/columns';
import type { MatchedFile } from '../reading/kind/kind';
import { ImportRefusal } from '../reading/refusal/import-refusal';
import { type FileReport, LINES, sumOf } from '../reading/rows/report';
import { COUNTED_SQL } from '../reading/rows/staging-plan';
import { abandonedIn, abandonedNotes, rejectMixedMarks, sumOfAbandoned } from './abandoned';
import { layoutSignOf } from './headers';
import { ABANDONED, linksFile, MANY_LINKS } from './links-file';
import { macroSectorNotes } from './macro-sector';
import { payBasis, payNotes } from './pay';
import { conversionNotes } from './pay-facts';
import { rejectOtherYear } from './pay-year';
import {
  equalLinksNotes,
  rejectDoubledFiles,
  rejectRepeatedBlocks,
  rejectRepeatedLinks,
} from './repeated-links';
import { replacedJoins, summariseLinks } from './replaced';
import { rejectSharedStates } from './shared-states';
import { townNotes, unplacedNotes } from './unplaced';
import { blankColumnNotes, rejectUnusableColumns } from './unusable-columns';
import { yearOfPaths } from './year';

/** Importer for RAIS links; all files of an import belong to one year. */
export const rais: YearlyImporter = {
  signature: /nculo\s*Ativo\s*31|CBO[\s_]+(Ocupa|2002)/i,
  of: 'da RAIS',
  usage: 'vínculos da RAIS: .txt, .csv ou .COMT; vários arquivos são um ano só',
  delimiters: [';', ','],
  kinds: [linksFile],
  yearOf: (files, requestedYear) =>
    yearOfPaths(
      files.map(({ file }) => file.path),
      requestedYear,
    ),
  layoutSign: layoutSignOf,
  checkFiles: rejectMixedPay,
  async checkRows(imported) {
    rejectMixedMarks(imported.files);
    await rejectUnusableColumns(imported);
    await rejectOtherYear(imported);
    await rejectRepeatedLinks(imported);
    await rejectRepeatedBlocks(imported);
    await rejectDoubledFiles(imported);
    await summariseLinks(imported);
  },
  checkWhole: rejectSharedStates,
  joins: [
    joinWithCbo(
      'Vínculos com ocupação da CBO em serviço',
      `SELECT occupation FROM staged WHERE ${COUNTED_SQL}`,
    ),
    ...replacedJoins,
  ],
  emptyRefusal: {
    found: 'nenhum vínculo está ativo em 31/12',
    advice: 'Confira a coluna “Vínculo Ativo 31/12”.',
  },
  async build(connection, year) {
    await stageLinks(connection);
    await buildEdition(connection, { year, macro: 'macro' });
  },
  counted: { byState: 'SELECT uf, count(*) FROM links GROUP BY uf' },
  facts: async ({ connection, files, reports }) => ({
    baseRemuneracao: files[0] && basisOf(files[0]),
    abandonados: abandonedIn({ files, reports }),
    naoInformados: await uninformedIn(connection),
    ufs: await statesIn(connection, 'links'),
  }),
  notes,
};

/** Creates the view `links` over the staged rows that count, with their row numbers in `staged`. */
async function stageLinks(connection: DuckDBConnection): Promise<void> {
  await connection.run(`
    CREATE VIEW links AS
    SELECT rowid, municipio, uf, occupation, sector, macro, gender, size, band, schooling, age,
      race, hours, tenure, pay, 1::INTEGER AS n
    FROM staged WHERE ${COUNTED_SQL}`);
}

/** Returns the attributes that no link has; undefined if there are none. */
async function uninformedIn(
  connection: DuckDBConnection,
): Promise<OptionalAttribute[] | undefined> {
  const reader = await connection.runAndReadAll(
    'SELECT count(race), count(hours), count(tenure), count(pay) FROM links',
  );
  const [counts = []] = reader.getRowsJS();
  const missing = optionalAttributes.filter((_, index) => Number(counts[index]) === 0);
  return missing.length > 0 ? missing : undefined;
}

const basisOf = ({ columns }: MatchedFile) => payBasis((field) => columns.has(field));

/**
 * Throws an ImportRefusal for a mix of December pay and mean pay because all pay in an edition must
 * have the same basis.
 */
function rejectMixedPay(files: readonly MatchedFile[]): void {
  const [december, mean] = (['dezembro', 'media'] as const).map((basis) =>
    files.find((file) => basisOf(file) === basis),
  );
  if (!december || !mean) return;
  throw new ImportRefusal({
    file: mean.file.name,
    line: 1,
    found: `o arquivo só traz a remuneração média do ano, e ${december.file.name} traz a de dezembro`,
    advice: 'Importe juntos só arquivos com a mesma remuneração.',
  });
}

async function notes(imported: Imported): Promise<string[]> {
  const { connection, files, reports, year } = imported;
  const unclassified = await numberOf(
    connection,
    'SELECT count(*)::DOUBLE FROM links WHERE band IS NULL',
  );
  const ended = sumOf(reports, 'inactive') - sumOfAbandoned(reports);
  const ofPay = files.flatMap((file) => payNotes((field) => file.columns.has(field), year));
  return [
    `Contam os vínculos ativos em 31/12/${year}; ${ended === 0 ? 'os arquivos não trazem vínculos já encerrados' : `${withUnit(ended, LINES)} de vínculos já encerrados ${ended === 1 ? 'ficou' : 'ficaram'} de fora`}.`,
    ...abandonedNotes(imported),
    ...withoutEndedNotes(reports),
    ...(unclassified === 0
      ? []
      : [
          `${withUnit(unclassified, LINKS)} ${unclassified === 1 ? 'tem' : 'têm'} remuneração zerada, vazia ou fora de 0,3 a 150 salários mínimos: ${unclassified === 1 ? 'conta' : 'contam'} nos totais, não nos valores.`,
        ]),
    ...(await unplacedNotes(imported)),
    ...(await townNotes(imported)),
    ...(await blankColumnNotes(imported)),
    ...new Set(ofPay),
    ...(await conversionNotes(imported, year)),
    ...(await equalLinksNotes(imported)),
    ...(await macroSectorNotes(imported)),
    ...missingNotes(files),
  ];
}

/** Returns caveats about large files without ended links: a third of the rows of official files. */
const withoutEndedNotes = (reports: readonly FileReport[]): string[] =>
  reports
    .filter(
      ({ kept, inactiveRows }) =>
        kept >= MANY_LINKS &&
        inactiveRows.every(({ reason, count }) => reason === ABANDONED || count === 0),
    )
    .map(
      ({ file }) =>
        `${file} só traz vínculos ativos, e nos arquivos oficiais cerca de um terço das linhas é de encerrados: se “Vínculo Ativo 31/12” foi preenchida depois, contam vínculos demais.`,
    );
