import { resolve } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import type { Edition } from '@observatorio/contract';
import { formatCount, formatMoney, minimumWage } from '@observatorio/domain';
import { type Harvest, installEdition } from '../catalogue/install';
import { type OnProgress, ReadingProgress } from '../import/progress';
import { InputRefused } from '../import/refusal';
import { type FileReport, rejectionsOf, sumOf } from '../import/report';
import { inspectText, type TextFile } from '../import/text-file';
import { buildEdition } from '../labour/build-edition';
import { loadPlaces } from '../places';
import { type Columns, type Field, fieldLabel, matchColumns, payFields } from './fields';
import { readFile } from './read-file';
import { LINKS_VIEW, macrosSql, STAGED_TABLE } from './read-sql';
import { yearOf } from './year';

export interface ImportOptions {
  /** The year of the data; by default what the files' names say. */
  year?: number;
  onProgress?: OnProgress;
  /** Told when all files are read and the tables are being built. */
  onBuild?: (files: readonly FileReport[]) => void;
}

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
  { year: said, onProgress = () => {}, onBuild = () => {} }: ImportOptions = {},
): Promise<Edition> {
  const year = yearOf(paths, said);
  const inputs = await inspectAll(paths);
  return installEdition(
    dataDir,
    { conjunto: 'rais', ano: year, tipo: 'oficial' },
    async (connection) => {
      const files = await readAll(connection, inputs, year, onProgress);
      onBuild(files);
      await connection.run(LINKS_VIEW);
      await buildEdition(connection, { year });
      return harvestOf(connection, inputs, files, year);
    },
  );
}

async function inspectAll(paths: readonly string[]): Promise<Input[]> {
  const seen = new Set<string>();
  const inputs: Input[] = [];
  for (const path of paths) {
    const file = await inspectText(path);
    if (seen.has(resolve(path))) {
      throw new InputRefused({
        file: file.name,
        found: 'o arquivo foi informado duas vezes',
        advice: 'Informe cada arquivo uma vez só.',
      });
    }
    seen.add(resolve(path));
    inputs.push({ file, columns: matchColumns(file) });
  }
  return inputs;
}

async function readAll(
  connection: DuckDBConnection,
  inputs: readonly Input[],
  year: number,
  onProgress: OnProgress,
): Promise<FileReport[]> {
  await prepare(connection);
  const total = inputs.reduce((bytes, { file }) => bytes + file.bytes, 0);
  const progress = new ReadingProgress(connection, total, onProgress);
  const files: FileReport[] = [];
  for (const { file, columns } of inputs) {
    files.push(await progress.during(file, () => readFile(connection, file, columns, year)));
  }
  await connection.run('SET preserve_insertion_order = false');
  if (sumOf(files, 'kept') === 0) {
    throw new InputRefused({
      file: inputs[0]?.file.name,
      found: 'nenhum vínculo está ativo em 31/12',
      advice: 'Confira a coluna “Vínculo Ativo 31/12”.',
    });
  }
  return files;
}

async function prepare(connection: DuckDBConnection): Promise<void> {
  const { municipalities } = await loadPlaces();
  // Rows stay in file order: the position of a rejected row tells its line.
  await connection.run(`
    SET preserve_insertion_order = true;
    SET enable_progress_bar = true;
    SET enable_progress_bar_print = false;
    ${macrosSql(municipalities)};
    ${STAGED_TABLE}`);
}

async function harvestOf(
  connection: DuckDBConnection,
  inputs: readonly Input[],
  files: readonly FileReport[],
  year: number,
): Promise<Harvest> {
  const unclassified = await connection.runAndReadAll(
    'SELECT count(*)::DOUBLE FROM links WHERE band IS NULL',
  );
  return {
    fontes: inputs.map(({ file }) => file.name),
    linhasLidas: sumOf(files, 'read'),
    linhasAceitas: sumOf(files, 'kept'),
    linhasRejeitadas: sumOf(files, 'rejected'),
    motivos: Object.fromEntries(rejectionsOf(files).map(({ reason, count }) => [reason, count])),
    notas: [
      `Contam os vínculos ativos em 31/12/${year}; ${formatCount(sumOf(files, 'inactive'))} linhas de vínculos já encerrados ficaram de fora.`,
      `${formatCount(Number(unclassified.getRowsJS()[0]?.[0]))} vínculos têm remuneração ignorada ou fora de 0,3 a 150 salários mínimos: contam nos totais, não nos valores.`,
      ...new Set(inputs.flatMap(({ columns }) => columnNotes(columns, year))),
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
