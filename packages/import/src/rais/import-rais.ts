import type { DuckDBConnection } from '@duckdb/node-api';
import type { Edition } from '@observatorio/contract';
import { formatCount, formatMoney, minimumWage } from '@observatorio/domain';
import { buildEdition, type EditionMetadata, installEdition } from '@observatorio/store';
import { doubtNotes, type ImportOptions, inspectAll, readAll, rowsOf } from '../reading/read-files';
import { InputRefused } from '../reading/refusal';
import { type FileReport, sumOf } from '../reading/report';
import type { TextFile } from '../reading/text-file';
import { type Columns, type Field, fieldLabel, matchColumns, payFields } from './fields';
import { LINKS_VIEW, readingOf, STAGED_TABLE } from './read-sql';
import { yearOf } from './year';

interface Input {
  file: TextFile;
  columns: Columns;
}

/**
 * Imports files of RAIS links as the edition of one year. Throws an InputRefused where a file
 * cannot be read or trusted; the data in service are then as they were.
 */
export async function importRais(
  dataDir: string,
  paths: readonly string[],
  { year: said, onProgress, onBuild = () => {} }: ImportOptions = {},
): Promise<Edition> {
  const inspected = await inspectAll(paths, { source: 'rais', delimiters: [';', ','] });
  const inputs = inspected.map((file) => ({ file, columns: matchColumns(file) }));
  const year = yearOf(paths, said);
  return installEdition(
    dataDir,
    { conjunto: 'rais', ano: year, tipo: 'oficial' },
    async (connection, workspace) => {
      const readings = inputs.map(({ file, columns }) => ({
        file,
        readingOf: (text: TextFile) => readingOf(text, columns, year),
      }));
      const tables = [STAGED_TABLE];
      const files = await readAll(connection, readings, { tables, workspace, onProgress });
      refuseWithoutLinks(files);
      onBuild(files);
      await connection.run(LINKS_VIEW);
      await buildEdition(connection, { year });
      return metadataOf(connection, inputs, files, year);
    },
  );
}

function refuseWithoutLinks(files: readonly FileReport[]): void {
  if (sumOf(files, 'kept') > 0) return;
  throw new InputRefused({
    file: files[0]?.file,
    found: 'nenhum vínculo está ativo em 31/12',
    advice: 'Confira a coluna “Vínculo Ativo 31/12”.',
  });
}

async function metadataOf(
  connection: DuckDBConnection,
  inputs: readonly Input[],
  files: readonly FileReport[],
  year: number,
): Promise<EditionMetadata> {
  const unclassified = await connection.runAndReadAll(
    'SELECT count(*)::DOUBLE FROM links WHERE band IS NULL',
  );
  return {
    fontes: inputs.map(({ file }) => file.name),
    ...rowsOf(files),
    notas: [
      `Contam os vínculos ativos em 31/12/${year}; ${formatCount(sumOf(files, 'inactive'))} linhas de vínculos já encerrados ficaram de fora.`,
      `${formatCount(Number(unclassified.getRowsJS()[0]?.[0]))} vínculos têm remuneração ignorada ou fora de 0,3 a 150 salários mínimos: contam nos totais, não nos valores.`,
      ...new Set(inputs.flatMap(({ columns }) => columnNotes(columns, year))),
      ...doubtNotes(files),
    ],
  };
}

const payNotes: Readonly<Record<(typeof payFields)[number], string>> = {
  decemberWages: '',
  decemberPay: 'A remuneração de dezembro veio em reais e foi dividida pelo salário mínimo',
  meanWages: 'As remunerações são as médias do ano: a fonte não traz as de dezembro.',
  meanPay:
    'As remunerações são as médias do ano, e não as de dezembro; vieram em reais e foram divididas pelo salário mínimo',
  decemberBand: 'A fonte traz a faixa da remuneração de dezembro, mas não o valor.',
  meanBand: 'A fonte traz a faixa da remuneração média do ano, mas não o valor.',
};

const optional: readonly Field[] = ['sector', 'gender', 'size', 'schooling'];

/** What a reader must know of a file that lacks columns. */
function columnNotes(columns: Columns, year: number): string[] {
  const pay = payFields.find((field) => columns.has(field));
  const payNote = pay ? payNotes[pay] : '';
  const wage = `de ${year}, ${formatMoney(minimumWage(year))}.`;
  const missing = optional.filter((field) => !columns.has(field)).map(fieldLabel);
  if (!columns.has('ageBand') && !columns.has('ageYears')) missing.push(fieldLabel('ageBand'));
  return [
    payNote === '' || payNote.endsWith('.') ? payNote : `${payNote} ${wage}`,
    ...missing.map((label) => `A fonte não traz “${label}”: consta como não informado.`),
  ].filter(Boolean);
}
