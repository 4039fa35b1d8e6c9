import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Outcome, run } from '../support/command';
import { IMPORTED_YEAR, writeImportedFile } from '../support/imported-file';
import { type ClusterEnvironment, createClusterEnvironment } from './cluster';
import { isImported, type Reference, readAnswers } from './reference';
import { Served, until } from './served';

/**
 * Number of links in the sample: enough for every kind of response, few enough to generate in
 * seconds.
 */
const SAMPLE_LINKS = 50_000;

const importer = 'packages/import/src/cli.ts';
const editions = 'packages/store/src/cli.ts';

/** A server with its data, a cluster with a copy of the data, and clients of both. */
export interface Environment {
  readonly dataDir: string;
  readonly served: Served;
  /** Undefined if ClickHouse is not installed. */
  readonly cluster: ClusterEnvironment | undefined;
  /** Returns a random number between 0 and 1. */
  readonly next: () => number;
  /**
   * Imports the test file, by default into the server's data. Kills the process after
   * `killAfterMs`, if given.
   */
  import(killAfterMs?: number, into?: string): Promise<Outcome>;
  /** Runs `npm run editions` on the server's data. */
  editions(...args: string[]): Promise<Outcome>;
  /**
   * Waits until every response is right. On timeout, throws an error that describes a wrong
   * response.
   */
  settle(): Promise<void>;
  /** Number of responses compared with the reference. */
  readonly compared: number;
  /** Descriptions of wrong responses and failed requests. */
  readonly violations: readonly string[];
  close(): Promise<void>;
}

/** A fault to inject into an environment. It cleans up only what an operator would have to. */
export interface Fault {
  /** Name in the report, in Portuguese. */
  name: string;
  /** Injects the fault. Throws an error if the environment does not react as it should. */
  happen(environment: Environment): Promise<void>;
}

/**
 * Generates the sample, starts a server on it, records the reference responses, and publishes the
 * data to a cluster.
 */
export async function createEnvironment(next: () => number): Promise<Environment> {
  const dir = await mkdtemp(join(tmpdir(), 'observatorio-chaos-'));
  const dataDir = join(dir, 'data');
  const file = await writeImportedFile(dir);
  const sample = await run('packages/sample/src/cli.ts', ['--links', String(SAMPLE_LINKS)], {
    dataDir,
  });
  if (sample.code !== 0) throw new Error(sample.text);

  const served = await Served.start({ DATA_DIR: dataDir });
  const command = (...args: string[]) => run(editions, args, { dataDir });
  const reference = await readReference(served.address, { dataDir, file, command });
  const cluster = await createClusterEnvironment(dir, reference);
  served.ask(reference);
  const all = cluster ? [served, cluster.served] : [served];

  return {
    dataDir,
    served,
    cluster,
    next,
    get violations() {
      return all.flatMap(({ violations }) => violations);
    },
    get compared() {
      return all.reduce((total, { compared }) => total + compared, 0);
    },
    import: (killAfterMs, into = dataDir) =>
      run(importer, ['rais', file], { dataDir: into, killAfterMs }),
    editions: command,
    async settle() {
      for (const each of all) await each.settle();
    },
    async close() {
      await served.close();
      await cluster?.close();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

/** Records the responses without and with the imported year, then removes that year. */
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

/** Removes all editions of the imported year, including retained earlier ones. */
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
