import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { missingCopies } from './precompress';

/** Time in which a server that has just started belongs to its first visitors, in ms. */
const PAUSE_MS = 10_000;

const script = fileURLToPath(new URL('../deploy/precompress.ts', import.meta.url));

/**
 * Writes the compressed copies that some builds lack, some time later, in a process of its own that
 * leaves the processors to the visitors. Returns a function that stops it.
 */
export function precompressLater(
  folders: readonly string[],
  log: Pick<FastifyBaseLogger, 'warn'>,
  pauseMs = PAUSE_MS,
): () => void {
  const stop = new AbortController();
  const start = async (): Promise<void> => {
    const missing = await Promise.all(folders.map(missingCopies));
    if (missing.flat().length === 0 || stop.signal.aborted) return;
    const child = spawn(process.execPath, ['--import', 'tsx', script, ...folders], {
      stdio: 'ignore',
      signal: stop.signal,
    });
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    child.unref();
    child.on('error', (err) => {
      if (!stop.signal.aborted) log.warn({ err }, 'cópias comprimidas incompletas');
    });
    child.on('exit', (code) => {
      if (code) log.warn({ code }, 'cópias comprimidas incompletas');
    });
  };
  const pause = setTimeout(() => {
    start().catch((err: unknown) => log.warn({ err }, 'cópias comprimidas incompletas'));
  }, pauseMs);
  pause.unref();
  return () => {
    clearTimeout(pause);
    stop.abort();
  };
}
