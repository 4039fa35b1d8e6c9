import type { SourceName } from '@observatorio/contract';
import { formatList, withUnit } from '@observatorio/language';
import { Refusal, runCommand } from '@observatorio/store';
import { removeDownload } from './download';
import { importReady } from './import-command';
import { forgetImport, isInService, recordImport } from './import-record';
import { asksForHelp, type OfficialRequest, readRequest } from './request';
import { fetchSource, officialSources, type Ready, UnknownAddress } from './run-official';
import { USAGE } from './usage';

/** Exit code of a command that was interrupted from the keyboard. */
const INTERRUPTED = 130;
const REFUSED = 2;

const interruption = new AbortController();
const { signal } = interruption;

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  if (asksForHelp(args)) {
    console.log(USAGE);
    return;
  }
  const request = await readRequest(args);
  if (request.source === 'all') await runAll(request);
  else await runSource(request.source, request);
}

/** Fetches and imports a source. Sets the exit code of the import if it fails. */
async function runSource(
  source: SourceName,
  { options, importOptions, isDownloadOnly, removes }: OfficialRequest,
): Promise<boolean> {
  const { year } = options;
  console.log(`${source}${year ? ` ${year}` : ''}: procurando os arquivos…`);
  const output = {
    isTerminal: process.stdout.isTTY,
    write: (text: string) => void process.stdout.write(text),
  };
  const ready = await fetchSource(source, { ...options, signal, output });
  if (isDownloadOnly) {
    const count = withUnit(ready.paths.length, {
      one: 'arquivo conferido',
      many: 'arquivos conferidos',
    });
    console.log(`${count}, em ${ready.folder}; nada foi importado.`);
    return true;
  }
  if (await isInService(source, ready, importOptions)) {
    console.log(
      `Os dados em serviço já vêm destes arquivos: não há o que mudar. Para importá-los de novo assim mesmo, use npm run import com o que está em ${ready.folder}.`,
    );
  } else {
    const code = await importReady(source, ready, importOptions);
    if (code !== 0) {
      process.exitCode = signal.aborted ? INTERRUPTED : code;
      return false;
    }
    await recordImport(source, ready, importOptions);
  }
  for (const lack of ready.lacks) console.log(lack);
  if (removes) await removeAll(ready);
  return true;
}

async function removeAll({ folder, paths }: Ready): Promise<void> {
  for (const path of paths) await removeDownload(path);
  await forgetImport(folder);
}

/** Fetches and imports all sources; those that fail do not keep back the others. */
async function runAll(request: OfficialRequest): Promise<void> {
  const failed: string[] = [];
  const { options } = request;
  for (const source of officialSources(options.addresses)) {
    // Files that the operator adds belong to the sources that need one.
    const added = options.addresses[source]?.junto ? options.added : [];
    try {
      const isDone = await runSource(source, { ...request, options: { ...options, added } });
      if (!isDone) failed.push(source);
    } catch (error) {
      if (signal.aborted) throw error;
      if (error instanceof Refusal) console.error(refusalText(error.message));
      else {
        console.error(FAILED, error);
        process.exitCode = 1;
      }
      if (!(error instanceof UnknownAddress)) failed.push(source);
    }
    if (signal.aborted) return;
  }
  if (failed.length === 0) return;
  console.error(`Ficaram como estavam: ${formatList(failed)}.`);
  process.exitCode ||= REFUSED;
}

const FAILED = 'Falha do programa.';

const refusalText = (message: string): string =>
  `Recusado: ${message}\nOs dados em serviço não mudaram.`;

for (const name of ['SIGINT', 'SIGTERM'] as const) {
  process.once(name, () => {
    interruption.abort();
    process.exitCode = INTERRUPTED;
  });
}

/** Runs the command, and says what is kept if it was interrupted. */
async function mainUnlessInterrupted(): Promise<void> {
  try {
    await main();
  } catch (error) {
    if (!signal.aborted) throw error;
    console.error(
      '\nInterrompido. O que já chegou fica guardado, e o mesmo comando continua daí; os dados em serviço não mudaram.',
    );
    process.exitCode = INTERRUPTED;
  }
}

await runCommand(mainUnlessInterrupted, { refused: refusalText, failed: FAILED });
