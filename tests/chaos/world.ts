import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Row, text2019 } from '@observatorio/import/testing';
import { randomNumbers } from '@observatorio/sample/testing';
import {
  endOf,
  runScript,
  type ServerProcess,
  startServerProcess,
} from '../support/server-process';
import {
  type Answer,
  ask,
  faultOf,
  IMPORTED_YEAR,
  isImported,
  type Reference,
  readAnswers,
} from './reference';

/** Links of the sample: enough for every kind of answer, made in seconds. */
const SAMPLE_LINKS = 50_000;

/** Links of the imported file, whose import takes a second or two. */
const IMPORTED_LINKS = 60_000;

/** Clients that ask all the time. */
const CLIENTS = 3;

/** Time in which every answer must be right again after a fault, in ms. */
const RECOVERY_MS = 40_000;

const importer = 'packages/import/src/cli.ts';
const editions = 'packages/store/src/cli.ts';

/** A result of a command. */
export interface Outcome {
  code: number | NodeJS.Signals;
  text: string;
}

/** A server, its data and clients that never stop asking. */
export interface World {
  readonly dataDir: string;
  readonly address: string;
  /** A random number from 0 to 1. */
  readonly next: () => number;
  readonly file: string;
  /** Ends the server with a signal and starts it again after a pause. Returns how it ended. */
  restart(signal: NodeJS.Signals, pauseMs: number): Promise<number | NodeJS.Signals>;
  /** Imports the file, by default into the data of the server. Kills the import after a time, if given. */
  import(killAfterMs?: number, into?: string): Promise<Outcome>;
  /** Runs `npm run editions` on the data. */
  editions(...args: string[]): Promise<Outcome>;
  /** Does something that may make data unavailable, until it has been undone. */
  whileBroken<T>(work: () => Promise<T>): Promise<T>;
  /** Waits until every answer is right. Throws an error that names those that are not. */
  settle(): Promise<void>;
  /** Number of answers compared, and what was wrong with any. */
  readonly compared: number;
  readonly violations: readonly string[];
  close(): Promise<void>;
}

/** A port that nothing uses, so that the server keeps its address when it starts again. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

/** Links in Acre that differ in what the cards count. */
const someLinks = (): Row[] =>
  Array.from({ length: IMPORTED_LINKS }, (_, index) => ({
    gender: index % 3 ? '01' : '02',
    schooling: String(1 + (index % 11)),
    sector: String(1 + (index % 25)),
    occupation: ['411005', '225125', '782510'][index % 3],
  }));

async function run(
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

/** Makes the sample, starts a server on it, and reads what is right. */
export async function createWorld(next: () => number): Promise<World> {
  const dir = await mkdtemp(join(tmpdir(), 'observatorio-chaos-'));
  const dataDir = join(dir, 'data');
  const file = join(dir, `AC_${IMPORTED_YEAR}.txt`);
  await writeFile(file, text2019(someLinks()), 'latin1');
  const sample = await run('packages/sample/src/cli.ts', ['--links', String(SAMPLE_LINKS)], {
    dataDir,
  });
  if (sample.code !== 0) throw new Error(sample.text);

  const env = { DATA_DIR: dataDir, PORT: String(await freePort()), LOG_LEVEL: 'info' };
  let server: ServerProcess = await startServerProcess(env);
  const { address } = server;
  const command = (...args: string[]) => run(editions, args, { dataDir });

  const reference = await readReference(address, { dataDir, file, command });
  const { addresses, right } = reference;
  const violations: string[] = [];
  let compared = 0;
  let isDown = false;
  let isBroken = false;
  let isClosed = false;

  async function client(index: number): Promise<void> {
    // Not `next`, whose numbers would then depend on how fast the clients are.
    const random = randomNumbers(index);
    while (!isClosed) {
      const asked = addresses[Math.floor(random() * addresses.length)] ?? '';
      const mayFail = isDown;
      const mayBreak = isBroken;
      try {
        const answer = await ask(address, asked);
        compared += 1;
        if (answer.status === 503 && (mayBreak || isBroken)) continue;
        const fault = faultOf(asked, answer, [right.absent.get(asked), right.imported.get(asked)]);
        if (fault) violations.push(fault);
      } catch (error) {
        if (!mayFail && !isDown) violations.push(`${asked}: ${error} ${(error as Error).cause}`);
        await sleep(50);
      }
    }
  }
  const clients = Array.from({ length: CLIENTS }, (_, index) => client(index));

  return {
    dataDir,
    address,
    next,
    file,
    violations,
    get compared() {
      return compared;
    },
    async restart(signal, pauseMs) {
      isDown = true;
      server.kill(signal);
      const end = await server.ended;
      await sleep(pauseMs);
      server = await startServerProcess(env);
      isDown = false;
      return end;
    },
    import: (killAfterMs, into = dataDir) =>
      run(importer, ['rais', file], { dataDir: into, killAfterMs }),
    editions: command,
    async whileBroken(work) {
      isBroken = true;
      try {
        return await work();
      } finally {
        await recovered(address, reference);
        isBroken = false;
      }
    },
    async settle() {
      await recovered(address, reference);
      compared += addresses.length;
    },
    async close() {
      isClosed = true;
      await Promise.all(clients);
      server.kill('SIGTERM');
      await server.ended;
      await rm(dir, { recursive: true, force: true });
    },
  };
}

/** The answers without and with the imported year, which is removed again. */
async function readReference(
  address: string,
  {
    dataDir,
    file,
    command,
  }: { dataDir: string; file: string; command: (...args: string[]) => Promise<Outcome> },
): Promise<Reference> {
  const absent = await readAnswers(address);
  const { code, text } = await run(importer, ['rais', file], { dataDir });
  if (code !== 0) throw new Error(text);
  await until(() => isImported(address));
  const imported = await readAnswers(address);
  await removeImported(command);
  await until(async () => !(await isImported(address)));
  return { addresses: [...absent.keys()], right: { absent, imported } };
}

/** Removes the imported edition and those kept of it, if there are any. */
export async function removeImported(
  command: (...args: string[]) => Promise<Outcome>,
): Promise<void> {
  const { text } = await command('list');
  for (const [, version = ''] of text.matchAll(
    new RegExp(`^rais ${IMPORTED_YEAR}\\s+(\\S+)`, 'gm'),
  )) {
    const { code, text: words } = await command('remove', version);
    if (code !== 0) throw new Error(words);
  }
}

/** Waits until something is the case. Throws an error after a while. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + RECOVERY_MS;
  while (!(await isSo().catch(() => false))) {
    if (Date.now() > end) throw new Error(`Não aconteceu em ${RECOVERY_MS / 1000} s.`);
    await sleep(100);
  }
}

/** Waits until every answer is that of the editions in service. */
async function recovered(address: string, { addresses, right }: Reference): Promise<void> {
  let fault: string | undefined;
  for (const asked of addresses) {
    await until(async () => {
      const expected = right[(await isImported(address)) ? 'imported' : 'absent'].get(asked);
      fault = faultOf(asked, await ask(address, asked), [expected]);
      return fault === undefined;
    }).catch((error: unknown) => {
      throw new Error(fault ?? `${asked}: ${error}`);
    });
  }
}
