import { constants, setPriority } from 'node:os';
import { editionKey, type Vintage, vintageMark, vintages } from '@observatorio/contract';
import { states } from '@observatorio/domain';
import { formatCount, formatPercent, type Unit, withUnit } from '@observatorio/language';
import {
  changeIn,
  commandDataDir,
  manifestOf,
  Refusal,
  readArguments,
  runCommand,
} from '@observatorio/store';
import { type ImportedSource, importers, importFiles } from './importers';
import { importPrices } from './prices/import-prices';
import { formatRate, type Progress } from './reading/files/progress';
import { type Fault, type FileReport, faultTexts, LINES } from './reading/rows/report';
import { readDescription } from './tables/description';
import { importTable } from './tables/import-table';
import { PRICES, SHORT_USAGE, TABLE, USAGE } from './usage';

const FILES: Unit = { one: 'arquivo', many: 'arquivos' };
const REJECTED: Unit = { one: 'rejeitada', many: 'rejeitadas' };
const CONTRADICTORY: Unit = { one: 'com ressalva', many: 'com ressalva' };
const UNREPORTED: Unit = {
  one: 'aceita como não informada',
  many: 'aceitas como não informadas',
};

async function main(): Promise<void> {
  const { source, paths, help, ...options } = readCommand();
  if (help) {
    console.log(USAGE);
    return;
  }
  if (source === PRICES && paths.length > 0) {
    for (const line of await importPrices(commandDataDir(), paths)) console.log(line);
    return;
  }
  if (!(isSourceName(source) || source === TABLE) || paths.length === 0) {
    throw new Refusal(`${argumentFault(source)}.\n\n${SHORT_USAGE}`);
  }
  const { description: descriptionName, ...importOptions } = options;
  if ((source === TABLE) !== (descriptionName !== undefined)) {
    const fault =
      source === TABLE
        ? 'falta informar a descrição da tabela: --descricao DESCRICAO.json'
        : `--descricao vale só com “${TABLE}”`;
    throw new Refusal(`${fault}.\n\n${SHORT_USAGE}`);
  }
  const started = performance.now();
  const dataDir = commandDataDir();
  const reporting = {
    ...importOptions,
    onProgress: printProgress,
    onUnpack: (file: string) => console.log(`Descompactando ${file}…`),
    onIgnored: (names: readonly string[]) => console.log(`Deixados de lado: ${listed(names)}.`),
    onBuild: (files: readonly FileReport[], joins: readonly string[]) => {
      printReport(files);
      for (const line of joins) console.log(`  ${line}`);
      console.log('Montando as tabelas de consulta…');
    },
    onWait: () => console.log('Outro programa está alterando os dados; aguardando a vez…'),
  };
  const edition =
    source === TABLE
      ? await importTable(await readDescription(descriptionName ?? ''), dataDir, paths, reporting)
      : await importFiles(source, dataDir, paths, reporting);
  for (const note of edition.notas) console.log(`  ${note}`);
  if (edition.conferencia) console.log(`  ${edition.conferencia.texto}`);
  const change = changeIn(await manifestOf(dataDir), edition);
  if (change) console.log(`  Esta edição substitui outra: ${change}.`);
  const mark = vintageMark(edition);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(
    `Em serviço: ${editionKey(edition)}${mark && ` (${mark})`}, ${withUnit(edition.linhasAceitas, LINES)}, em ${seconds} s.`,
  );
}

/** Maximum number of names listed in a line. */
const MAX_LISTED = 20;

function listed(names: readonly string[]): string {
  const more = names.length - MAX_LISTED;
  const first = names.slice(0, MAX_LISTED).join(', ');
  return more > 0 ? `${first} e mais ${withUnit(more, FILES)}` : first;
}

const isSourceName = (name: string): name is ImportedSource => Object.hasOwn(importers, name);

/** Returns the error message for a missing or unknown source, or for missing files. */
function argumentFault(source: string): string {
  if (source === '') return 'falta informar a fonte e os arquivos';
  if (!isSourceName(source) && source !== PRICES && source !== TABLE)
    return `a fonte “${source}” não existe`;
  return 'falta informar os arquivos';
}

function readCommand() {
  const args = process.argv.slice(2);
  const options = {
    ano: { type: 'string' },
    situacao: { type: 'string' },
    sem: { type: 'string', multiple: true },
    parcial: { type: 'boolean' },
    estados: { type: 'string' },
    descricao: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  } as const;
  const { values, positionals } = readArguments(args, options, SHORT_USAGE);
  const {
    ano,
    situacao,
    sem = [],
    parcial: isPartial = false,
    estados = '',
    descricao: description,
    help = false,
  } = values;
  if (ano !== undefined && !/^(19|20)\d\d$/.test(ano)) {
    throw new Refusal(`--ano ${ano} não é um ano de 1900 a 2099.\n\n${SHORT_USAGE}`);
  }
  if (!isVintage(situacao)) {
    throw new Refusal(
      `--situacao ${situacao} não é uma das situações: ${vintages.join(', ')}.\n\n${SHORT_USAGE}`,
    );
  }
  const [source = '', ...paths] = positionals;
  const waived = sem.flatMap((names) => names.split(',')).map((name) => name.trim());
  const year = ano === undefined ? undefined : Number(ano);
  return {
    source,
    paths,
    year,
    situacao,
    waived,
    isPartial,
    requiredStates: readStates(estados),
    description,
    help,
  };
}

/** Parses `SP,MG`: the states that the edition must have. */
function readStates(text: string): string[] {
  const abbreviations = text.split(',').filter((abbr) => abbr !== '');
  return abbreviations.map((abbr) => {
    const found = states.find((state) => state.abbr === abbr.trim().toUpperCase());
    if (found) return found.code;
    throw new Refusal(`--estados ${text}: “${abbr}” não é a sigla de um estado.\n\n${SHORT_USAGE}`);
  });
}

const isVintage = (text: string | undefined): text is Vintage | undefined =>
  text === undefined || vintages.some((vintage) => vintage === text);

function printProgress({ file, fraction, bytesPerSecond, secondsLeft, rows }: Progress): void {
  const seconds = Math.round(secondsLeft);
  const left = `${seconds === 1 ? 'falta' : 'faltam'} ${formatCount(seconds)} s`;
  console.log(
    `${formatPercent(fraction)} ${file}: ${withUnit(rows, LINES)} ao todo, ${formatRate(bytesPerSecond)}, ${left}`,
  );
}

function printReport(files: readonly FileReport[]): void {
  for (const { file, read, kept, inactiveRows, rejected } of files) {
    const parts = [
      withUnit(kept, { one: 'aceita', many: 'aceitas' }),
      ...inactiveRows.map(({ reason, count }) => `${formatCount(count)} ${reason}`),
      withUnit(rejected, REJECTED),
    ];
    console.log(
      `${file}: ${withUnit(read, { one: 'linha lida', many: 'linhas lidas' })} = ${parts.join(' + ')}`,
    );
  }
  printFaults(REJECTED, faultTexts(files, 'rejections'));
  printFaults(UNREPORTED, faultTexts(files, 'doubts'));
  printFaults(CONTRADICTORY, faultTexts(files, 'contradictions'));
  for (const { file, kept, blanks } of files) {
    const shares = blanks.map(
      ({ column, count }) => `“${column}” ${formatPercent(kept === 0 ? 0 : count / kept)}`,
    );
    if (shares.length > 0) console.log(`  ${file}, sem valor: ${shares.join(', ')}`);
  }
}

function printFaults(outcome: Unit, faults: readonly Fault[]): void {
  for (const { reason, count, examples } of faults) {
    console.log(`  ${withUnit(count, outcome)}: ${reason}`);
    for (const { file, line, text } of examples) {
      console.log(`    ${file}, linha ${line}: “${text}”`);
    }
  }
}

// Yields CPU to a server on the same machine. Threads started later inherit this priority.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
await runCommand(main, {
  refused: (message) => `Importação recusada: ${message}\nOs dados em serviço não mudaram.`,
  failed: 'Falha do programa; os dados em serviço não mudaram.',
});
