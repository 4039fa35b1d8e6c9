import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { SourceName } from '@observatorio/contract';
import { formatList } from '@observatorio/language';
import { commandDataDir, Refusal, readArguments, runCommand } from '@observatorio/store';
import { readAddresses } from './addresses';
import { importReady } from './import-command';
import { fetchSource, listSources, type OfficialOptions, officialSources } from './run-official';
import { SHORT_USAGE, USAGE } from './usage';

const DEFAULT_TIMEOUT_S = 60;
const RETRY_MS = 1000;
/** Exit code of a command that was interrupted from the keyboard. */
const INTERRUPTED = 130;
const REFUSED = 2;

const interruption = new AbortController();

async function main(): Promise<void> {
  const { values, positionals } = readCommand();
  if (values.help) {
    console.log(USAGE);
    return;
  }
  const { source, options } = await readRequest(positionals, values);
  if (source !== 'all') {
    await runSource(source, options, values);
    return;
  }
  await runAll(options, values);
}

type Values = ReturnType<typeof readCommand>['values'];

function readCommand() {
  const options = {
    versao: { type: 'string' },
    com: { type: 'string', multiple: true },
    sem: { type: 'string', multiple: true },
    parcial: { type: 'boolean' },
    'so-baixar': { type: 'boolean' },
    apagar: { type: 'boolean' },
    enderecos: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  } as const;
  return readArguments(process.argv.slice(2), options, SHORT_USAGE);
}

async function readRequest(
  [name = '', yearText, ...rest]: readonly string[],
  { versao, com = [], parcial = false, enderecos }: Values,
): Promise<{ source: SourceName | 'all'; options: OfficialOptions }> {
  const addresses = await readAddresses(enderecos ?? (process.env.OFFICIAL_ADDRESSES || undefined));
  const known = officialSources(addresses);
  if (name === '') throw new Refusal(`falta informar a fonte.\n\n${SHORT_USAGE}`);
  const source = name === 'all' ? name : known.find((each) => each === name);
  if (!source) {
    throw new Refusal(
      `a fonte “${name}” não existe ou não tem endereço oficial; há ${listSources(addresses)}.\n\n${SHORT_USAGE}`,
    );
  }
  if (rest.length > 0) throw new Refusal(`“${rest.join(' ')}” sobra.\n\n${SHORT_USAGE}`);
  if (yearText !== undefined && !/^(19|20)\d\d$/.test(yearText)) {
    throw new Refusal(`“${yearText}” não é um ano de 1900 a 2099.\n\n${SHORT_USAGE}`);
  }
  const year = yearText === undefined ? undefined : Number(yearText);
  if (source === 'all' && (year !== undefined || versao !== undefined)) {
    throw new Refusal(`all busca o ano mais novo de cada fonte: deixe o ano fora.`);
  }
  return {
    source,
    options: {
      year,
      version: versao,
      isPartial: parcial,
      added: com,
      addresses,
      mirror: process.env.OFFICIAL_MIRROR || undefined,
      folder: process.env.OFFICIAL_DIR || join(commandDataDir(), 'baixados'),
      signal: interruption.signal,
      output: {
        isTerminal: process.stdout.isTTY,
        write: (text) => void process.stdout.write(text),
      },
      timeoutMs: timeoutSeconds() * 1000,
      retryMs: RETRY_MS,
    },
  };
}

function timeoutSeconds(): number {
  const text = process.env.OFFICIAL_TIMEOUT || `${DEFAULT_TIMEOUT_S}`;
  if (/^\d+$/.test(text) && Number(text) > 0) return Number(text);
  throw new Refusal(`OFFICIAL_TIMEOUT=${text} não é um número de segundos.`);
}

/** Fetches and imports a source. Sets the exit code of the import if it fails. */
async function runSource(
  source: SourceName,
  options: OfficialOptions,
  { sem = [], apagar, 'so-baixar': isDownloadOnly }: Values,
): Promise<boolean> {
  console.log(`${source}${options.year ? ` ${options.year}` : ''}: procurando os arquivos…`);
  const ready = await fetchSource(source, options);
  if (isDownloadOnly) return true;
  const flags = [
    ...sem.flatMap((names) => ['--sem', names]),
    ...(options.isPartial ? ['--parcial'] : []),
  ];
  const code = await importReady(source, ready, flags);
  if (code !== 0) process.exitCode = interruption.signal.aborted ? INTERRUPTED : code;
  else if (apagar) await removeDownloads(ready.paths, options);
  return code === 0;
}

/** Removes downloaded files, but not those that the operator added. */
async function removeDownloads(
  paths: readonly string[],
  { added, folder }: OfficialOptions,
): Promise<void> {
  for (const path of paths) {
    if (!added.includes(path) && path.startsWith(folder)) await rm(path, { force: true });
  }
}

/** Fetches and imports all sources; those that fail do not keep back the others. */
async function runAll(options: OfficialOptions, values: Values): Promise<void> {
  const failed: string[] = [];
  for (const source of officialSources(options.addresses)) {
    try {
      const isDone = await runSource(source, options, values);
      if (!isDone) failed.push(source);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      console.error(refusalText(error.message));
      failed.push(source);
    }
    if (interruption.signal.aborted) return;
  }
  if (failed.length === 0) return;
  console.error(`Ficaram como estavam: ${formatList(failed)}.`);
  process.exitCode ||= REFUSED;
}

const refusalText = (message: string): string =>
  `Recusado: ${message}\nOs dados em serviço não mudaram.`;

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    interruption.abort();
    process.exitCode = INTERRUPTED;
  });
}

/** Runs the command, and says what is kept if it was interrupted. */
async function mainUnlessInterrupted(): Promise<void> {
  try {
    await main();
  } catch (error) {
    if (!interruption.signal.aborted) throw error;
    console.error(
      '\nInterrompido. O que já chegou fica guardado, e o mesmo comando continua daí; os dados em serviço não mudaram.',
    );
    process.exitCode = INTERRUPTED;
  }
}

await runCommand(mainUnlessInterrupted, { refused: refusalText, failed: 'Falha do programa.' });
