import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

const root = resolve(import.meta.dirname, '../..');

/** A server in a separate process, started as an operator would start it. */
export interface ServerProcess {
  address: string;
  /** Resolves to the process's exit code or signal when it ends. */
  readonly ended: Promise<number | NodeJS.Signals>;
  kill(signal: NodeJS.Signals): void;
  pid: number;
}

/** Runs one of the project's TypeScript files in a child process. */
export const runScript = (
  script: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): ChildProcess =>
  spawn(process.execPath, ['--import', 'tsx', resolve(root, script), ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** Waits for a process to end. Returns its exit code or signal. */
export async function endOf(child: ChildProcess): Promise<number | NodeJS.Signals> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode ?? child.signalCode ?? 0;
}

/**
 * Starts a server without a rate limit or drain time, and waits until it listens. If the server
 * exits before that, throws an error with its latest output.
 */
export async function startServerProcess(env: NodeJS.ProcessEnv): Promise<ServerProcess> {
  const child = runScript('packages/server/src/main.ts', [], {
    PORT: '0',
    LOG_LEVEL: 'warn',
    RATE_LIMIT: '0',
    DRAIN_TIME: '0',
    ...env,
  });
  const ended = endOf(child);
  let words = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    words = (words + chunk).slice(-2000);
  });
  const listening = new Promise<string>((found) => {
    createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => {
      words = `${words}\n${line}`.slice(-2000);
      const address = /Portal em (\S+?)"/.exec(line)?.[1];
      if (address) found(address);
    });
  });
  const early = ended.then((code) => {
    throw new Error(`O servidor terminou (${code}) antes de começar: ${words}`);
  });
  early.catch(() => {});
  const address = await Promise.race([listening, early]);
  return {
    address,
    ended,
    pid: child.pid ?? 0,
    kill: (signal) => void child.kill(signal),
  };
}
