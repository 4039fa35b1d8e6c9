import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { needsSampleYears } from './ensure';

const WORKER = fileURLToPath(new URL('background-worker.ts', import.meta.url));

export interface BackgroundOptions {
  /** Aborted to stop building; what is finished stays. */
  signal: AbortSignal;
  /** Called if the process that builds fails. */
  onProblem: (error: Error) => void;
}

/**
 * Builds the samples of years other than 2019 (see `ensureSampleYears`) in a process of low priority,
 * so that a server on the data directory responds meanwhile. The process ends with this one.
 */
export async function buildSampleYears(
  dataDir: string,
  { signal, onProblem }: BackgroundOptions,
): Promise<void> {
  if (signal.aborted || !(await needsSampleYears(dataDir))) return;
  const child = fork(WORKER, [dataDir], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'], signal });
  const errors = textOf(child);
  child.on('error', (error) => {
    if (!signal.aborted) onProblem(error);
  });
  child.on('exit', (code) => {
    if (code && !signal.aborted)
      onProblem(new Error(`The sample of other years failed: ${errors()}`));
  });
}

/** Collects what a process writes to its standard error. */
function textOf({ stderr }: ChildProcess): () => string {
  let text = '';
  stderr?.setEncoding('utf8').on('data', (part: string) => {
    text += part;
  });
  return () => text.trim();
}
