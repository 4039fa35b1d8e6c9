import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * Runs a script in this folder in a child process, so that its memory is measured separately.
 * Resolves to the message that the script sends.
 */
export function inChild<T>(script: string, ...args: string[]): Promise<T> {
  const path = fileURLToPath(new URL(`./${script}.ts`, import.meta.url));
  const child = fork(path, args, { execArgv: ['--import', 'tsx'] });
  return new Promise((done, failed) => {
    child.once('message', (message) => done(message as T));
    child.once('exit', (code) => failed(new Error(`${script} terminou com ${code}.`)));
  });
}
