import { resolve } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';

/** A request that a command refuses before it changes anything. The message is in Portuguese. */
export class Refusal extends Error {
  override readonly name: string = 'Refusal';
}

/** The data directory of commands: DATA_DIR, or `data`. Absolute, because DuckDB expands a `~`. */
export const commandDataDir = (): string => resolve(process.env.DATA_DIR || 'data');

/** Reads the arguments of a command. Throws a Refusal with the usage if an option is wrong. */
export function readArguments<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (cause) {
    // The messages of parseArgs are in English.
    const found = `opção desconhecida, ou sem o que ela pede: ${args.join(' ')}`;
    throw new Refusal(`${found}. \n\n${usage}`, { cause });
  }
}

/** Ignores the end of a reader such as `head`: the command still does its work. */
function ignoreClosedPipes(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
  }
}

/** Runs a command; prints its failure and sets the exit code: 2 for a Refusal, else 1. */
export async function runCommand(
  command: () => Promise<void>,
  { refused, failed }: { refused: (message: string) => string; failed: string },
): Promise<void> {
  ignoreClosedPipes();
  try {
    await command();
  } catch (error) {
    const isRefusal = error instanceof Refusal;
    if (isRefusal) console.error(refused(error.message));
    else console.error(failed, error);
    process.exitCode = isRefusal ? 2 : 1;
  }
}
