import { resolve } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';

/**
 * Thrown when a command rejects a request before changing anything. The message is in Portuguese.
 */
export class Refusal extends Error {
  override readonly name: string = 'Refusal';
}

/** Data directory without DATA_DIR. */
export const DEFAULT_DATA_DIR = 'data/';

/** Data directory for commands. Absolute because DuckDB expands a `~`. */
export const commandDataDir = (): string => resolve(process.env.DATA_DIR || DEFAULT_DATA_DIR);

/**
 * Parses the arguments of a command. Throws a Refusal with the usage text if an option is invalid.
 */
export function readArguments<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (cause) {
    // Replaces the English messages of parseArgs.
    const found = `opção desconhecida ou sem valor: ${args.join(' ')}`;
    throw new Refusal(`${found}.\n\n${usage}`, { cause });
  }
}

/** Ignores EPIPE so that a command completes even if its reader (such as `head`) has exited. */
function ignoreClosedPipes(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
  }
}

/**
 * Runs a command. On failure, prints the error and sets the exit code: 2 for a Refusal, 1
 * otherwise.
 */
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
