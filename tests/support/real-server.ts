import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { createServer, readSettings } from '@observatorio/server';
import { openStore } from '@observatorio/store';

const root = resolve(import.meta.dirname, '../..');

/** Enough links to cover every state, sector and band, but few enough to generate in seconds. */
const LINKS = 200_000;

export interface RealServer {
  origin: string;
  /** Serves a connection that another listener accepted. */
  accept(socket: Socket): void;
  close(): Promise<void>;
}

/** Build outputs that the server serves. */
export const folders = {
  portal: join(root, 'portal/dist'),
  widgets: join(root, 'packages/widgets/dist/cdn'),
};

/** Settings of the tests' servers: they reject no request, however busy the machine is. */
export const quietSettings = { LOG_LEVEL: 'silent', RATE_LIMIT: '0', MAX_WAIT: '60' };

/**
 * Generates a small sample in an empty folder and starts the whole service on it. `years` are those of
 * the sample, as in `--anos`; each one other than 2019 takes a few seconds.
 */
export async function startRealServer(dataDir: string, years = '2019'): Promise<RealServer> {
  if (!existsSync(folders.widgets)) throw new Error('Construa antes: npm run build');

  await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'packages/sample/src/cli.ts', '--links', String(LINKS), '--anos', years],
    { cwd: root, env: { ...process.env, DATA_DIR: dataDir } },
  );
  const store = await openStore(dataDir);
  const settings = readSettings({ DATA_DIR: dataDir, ...quietSettings });
  const server = createServer({ store, folders, settings });
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  await openAccounts(origin);
  return {
    origin,
    accept: (socket) => void server.server.emit('connection', socket),
    async close() {
      await server.close();
      await store.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * Makes the server open the accounts database, through a failing login, because the first request
 * that uses it takes seconds.
 */
async function openAccounts(origin: string): Promise<void> {
  const response = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ninguem@exemplo.br', password: 'nenhuma' }),
  });
  if (response.status !== 401)
    throw new Error(`The accounts API responded with ${response.status}.`);
}
