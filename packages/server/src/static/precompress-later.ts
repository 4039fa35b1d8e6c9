import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';
import { missingCopies } from './precompress';

/** Delay after start-up, in ms, so that compression does not slow down the first visitors. */
const PAUSE_MS = 10_000;

const script = fileURLToPath(new URL('../../deploy/precompress.ts', import.meta.url));

interface Options {
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Aborts the compression. */
  signal: AbortSignal;
  /** Delay before the start, in ms. Default: ten seconds. */
  pauseMs?: number;
}

/**
 * After a delay, compresses the files of these builds that lack compressed copies. Runs in a
 * separate process, so that requests are not delayed. Logs a failure and never throws.
 */
export async function precompressLater(
  folders: readonly string[],
  { log, signal, pauseMs = PAUSE_MS }: Options,
): Promise<void> {
  try {
    await sleep(pauseMs, undefined, { ref: false, signal });
    const missing = await Promise.all(folders.map(missingCopies));
    if (missing.flat().length === 0) return;
    await promisify(execFile)(process.execPath, ['--import', 'tsx', script, ...folders], {
      signal,
    });
  } catch (err) {
    if (!signal.aborted) log.warn({ err }, 'cópias comprimidas incompletas');
  }
}
