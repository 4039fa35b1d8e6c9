import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { SourceName } from '@observatorio/contract';
import { states } from '@observatorio/domain';
import type { Ready } from './run-official';

const script = fileURLToPath(new URL('../cli.ts', import.meta.url));

/**
 * Imports fetched files with the import command, in a process of its own, so that the memory of one
 * import is free before the next. Returns its exit code.
 */
export async function importReady(
  source: SourceName,
  { year, paths, states: required }: Ready,
  options: readonly string[],
): Promise<number> {
  const args = [
    source,
    ...paths,
    ...(year !== undefined ? ['--ano', `${year}`] : []),
    ...(required.length > 0 ? ['--estados', required.map(abbreviationOf).join(',')] : []),
    ...options,
  ];
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], { stdio: 'inherit' });
  const stop = (signal: NodeJS.Signals): boolean => child.kill(signal);
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  try {
    const [code] = (await once(child, 'close')) as [number | null];
    return code ?? 1;
  } finally {
    process.off('SIGTERM', stop);
    process.off('SIGINT', stop);
  }
}

const abbreviationOf = (code: string): string | undefined =>
  states.find((state) => state.code === code)?.abbr;
