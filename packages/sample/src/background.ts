import { type ChildProcess, fork } from 'node:child_process';
import { join, resolve } from 'node:path';
import { needsSampleYears } from './ensure';

const WORKER = join(import.meta.dirname, 'background-worker.ts');

export interface BackgroundOptions {
  /** Aborted to stop building; what is finished stays. */
  signal: AbortSignal;
  /** Called if the process that builds fails. */
  onProblem: (error: Error) => void;
}

/**
 * Builds the samples of years other than 2019 (see `ensureSampleYears`) in a process of low priority,
 * so that a server on the data directory responds meanwhile. The process ends with this one. Returns
 * it; undefined if there is nothing to build.
 */
export async function buildSampleYears(
  dataDir: string,
  { signal, onProblem }: BackgroundOptions,
): Promise<ChildProcess | undefined> {
  if (signal.aborted || !(await needsSampleYears(dataDir))) return undefined;
  const child = fork(WORKER, [resolve(dataDir)], {
    cwd: import.meta.dirname,
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    signal,
  });
  const errors = textOf(child);
  child.on('error', (error) => {
    if (!signal.aborted) onProblem(error);
  });
  child.on('exit', (code) => {
    if (code && !signal.aborted)
      onProblem(new Error(`The sample of other years failed: ${errors()}`));
  });
  return child;
}

/** Collects what a process writes to its standard error. */
function textOf({ stderr }: ChildProcess): () => string {
  let text = '';
  stderr?.setEncoding('utf8').on('data', (part: string) => {
    text += part;
  });
  return () => text.trim();
}
