import { endOf, runScript } from './server-process';

/** Exit code or signal of a command, and its output. */
export interface Outcome {
  code: number | NodeJS.Signals;
  text: string;
}

/**
 * Runs one of the project's scripts on a data directory. Kills it after `killAfterMs`, if given.
 */
export async function run(
  script: string,
  args: readonly string[],
  { dataDir, killAfterMs }: { dataDir: string; killAfterMs?: number | undefined },
): Promise<Outcome> {
  const child = runScript(script, args, { DATA_DIR: dataDir });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      text += chunk;
    });
  }
  const timer =
    killAfterMs === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfterMs);
  const code = await endOf(child);
  clearTimeout(timer);
  return { code, text };
}
