import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Row, text2019 } from '@observatorio/import/testing';
import {
  endOf,
  runScript,
  type ServerProcess,
  startServerProcess,
} from '../support/server-process';
import { startClients } from './clients';
import { ask, faultOf, IMPORTED_YEAR, isImported, type Reference, readAnswers } from './reference';

/** Links of the sample: enough for every kind of answer, made in seconds. */
const SAMPLE_LINKS = 50_000;

/** Links of the imported file, whose import takes a second or two. */
const IMPORTED_LINKS = 60_000;

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
  /** Ends the server with a signal and starts it again, after some work. Returns how it ended. */
  restart(
    signal: NodeJS.Signals,
    meanwhile?: () => Promise<unknown>,
  ): Promise<number | NodeJS.Signals>;
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

/** Something that goes wrong, done to a world and undone where an operator would undo it. */
export interface Fault {
  /** In Portuguese. */
  name: string;
  /** Throws an error if the world does not react as it should. */
  happen(world: World): Promise<void>;
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
  const clients = startClients(address, reference);

  return {
    dataDir,
    address,
    next,
    violations: clients.violations,
    get compared() {
      return clients.compared;
    },
    async restart(signal, meanwhile) {
      clients.outages += 1;
      server.kill(signal);
      const end = await server.ended;
      try {
        await meanwhile?.();
      } finally {
        server = await startServerProcess(env);
        clients.outages += 1;
      }
      return end;
    },
    import: (killAfterMs, into = dataDir) =>
      run(importer, ['rais', file], { dataDir: into, killAfterMs }),
    editions: command,
    async whileBroken(work) {
      clients.isBroken = true;
      try {
        return await work();
      } finally {
        await recovered(address, reference);
        clients.isBroken = false;
      }
    },
    settle: () => recovered(address, reference),
    async close() {
      await clients.stop();
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
  const isRight = async (): Promise<boolean> => {
    const answers = right[(await isImported(address)) ? 'imported' : 'absent'];
    for (const asked of addresses) {
      fault = faultOf(asked, await ask(address, asked), [answers.get(asked)]);
      if (fault) return false;
    }
    return true;
  };
  await until(isRight).catch((error: unknown) => {
    throw new Error(fault ?? String(error));
  });
}
