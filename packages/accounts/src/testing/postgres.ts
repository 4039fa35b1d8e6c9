import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Parent folders of the versioned installations on Debian and Homebrew. */
const HOMES = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'];

/**
 * Returns the folder of the PostgreSQL programs on this machine: the newest version under HOMES, or
 * else a folder on the PATH.
 */
export function postgresPrograms(): string | undefined {
  const versions = HOMES.filter((home) => existsSync(home)).flatMap((home) =>
    readdirSync(home)
      .toSorted((a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10))
      .map((version) => join(home, version, 'bin')),
  );
  const path = (process.env.PATH ?? '').split(':');
  return [...versions, ...path].find((folder) => existsSync(join(folder, 'initdb')));
}

/**
 * Returns the ids of `nobody` if this process runs as root, since PostgreSQL refuses to run as
 * root. Otherwise returns no ids, which keeps the current user.
 */
async function unprivileged(): Promise<{ uid?: number; gid?: number }> {
  if (process.getuid?.() !== 0) return {};
  const idOf = async (option: string) => Number((await run('id', [option, 'nobody'])).stdout);
  return { uid: await idOf('-u'), gid: await idOf('-g') };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

export interface TestPostgres {
  url: string;
  /** Stops the server and removes its folder. */
  stop(): Promise<void>;
}

/** Starts a PostgreSQL server with a new data folder on a free port. */
export async function startPostgres(programs: string): Promise<TestPostgres> {
  const user = await unprivileged();
  const folder = await mkdtemp(join(tmpdir(), 'observatorio-postgres-'));
  if (user.uid !== undefined) await chown(folder, user.uid, user.gid ?? user.uid);
  const data = join(folder, 'data');
  const options = { ...user, cwd: folder };
  const initial = ['-D', data, '-U', 'contas', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  await run(join(programs, 'initdb'), initial, options);
  const port = await freePort();
  const settings = ['fsync=off', 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`];
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { ...options, stdio: 'ignore' },
  );
  const exit = once(server, 'exit');
  const isReady = () =>
    run(join(programs, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)], options).then(
      () => true,
      () => false,
    );
  while (server.exitCode === null && !(await isReady())) await sleep(50);
  if (server.exitCode !== null) throw new Error('PostgreSQL did not start.');
  return {
    url: `postgres://contas@127.0.0.1:${port}/postgres`,
    async stop() {
      // SIGINT also terminates client connections.
      server.kill('SIGINT');
      await exit;
      await rm(folder, { recursive: true });
    },
  };
}
