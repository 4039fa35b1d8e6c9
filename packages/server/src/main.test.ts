import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { labour, profile, sources } from '@observatorio/contract';
import { type EditionName, emptyRowMetadata, installEdition } from '@observatorio/store';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeDataDir, removeDataDir } from './testing/test-store';

const main = join(import.meta.dirname, 'main.ts');

let dataDir: string;

beforeAll(async () => {
  dataDir = await makeDataDir();
  // Gives every source but `cbo` an edition, because the first start creates demonstration data for
  // each source without one.
  for (const conjunto of sources.filter((source) => source !== 'rais' && source !== 'cbo')) {
    await installEmptyEdition({ conjunto, ano: 2019, tipo: 'demonstracao' });
  }
});

afterAll(() => removeDataDir(dataDir));

const command = [process.execPath, '--import', 'tsx', main];

function start(
  env: Record<string, string>,
  [file = '', ...args]: readonly string[] = command,
): ChildProcess {
  return spawn(file, args, {
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', DRAIN_TIME: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function addressOf({ stdout }: ChildProcess): Promise<URL> {
  if (!stdout) throw new Error('no output to read');
  for await (const line of createInterface(stdout)) {
    const address = /^Portal em (.+)$/.exec(JSON.parse(line).msg)?.[1];
    if (address) return new URL(address);
  }
  throw new Error('the server ended without an address');
}

/** Returns the status of a response, and whether its connection is kept alive. */
async function probe(address: URL, path: string): Promise<string> {
  const { status, headers } = await fetch(new URL(path, address));
  return `${status} ${headers.get('connection')}`;
}

/** Installs an edition whose queries all fail. */
async function installEmptyEdition(name: EditionName): Promise<void> {
  await installEdition(dataDir, name, async () => emptyRowMetadata());
}

it('logs the SQL of a failed query, hides it from visitors, and serves while it drains', async () => {
  await installEmptyEdition({ conjunto: 'rais', ano: 2018, tipo: 'demonstracao' });
  const server = start({ LOG_LEVEL: 'error', DRAIN_TIME: '60' });
  const address = await addressOf(server);
  expect(await probe(address, '/ready')).toBe('200 keep-alive');
  const url = new URL(`${labour.summary.path}?ano=2018&uf=35`, address);
  const output = text(server.stdout!);
  const response = await fetch(url);
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({
    type: 'falha-interna',
    title: 'Falha interna',
    status: 500,
    detail: 'O servidor não conseguiu responder. Tente de novo em instantes.',
    requestId: response.headers.get('x-request-id'),
  });
  server.kill('SIGTERM');
  await expect.poll(() => probe(address, '/ready')).toBe('503 close');
  for (const path of ['/health', labour.options.path]) {
    expect(await probe(address, path)).toBe('200 close');
  }
  server.kill('SIGKILL');
  const { err, reqId } = JSON.parse((await output).trim());
  expect(reqId).toBe(response.headers.get('x-request-id'));
  expect(err).toMatchObject({
    type: 'QueryFailed',
    sql: expect.stringMatching(/^SELECT .* FROM cube /),
    values: [],
  });
  expect(err.message).toMatch(/cube does not exist/);
});

it('exits when the shell in which npm starts it is killed', async () => {
  const script = `${command.map((word) => `'${word}'`).join(' ')}; true`;
  const shell = start({ npm_lifecycle_event: 'start' }, ['sh', '-c', script]);
  const address = await addressOf(shell);
  shell.kill('SIGTERM');
  await expect
    .poll(
      () =>
        fetch(address).then(
          () => 'serving',
          () => 'gone',
        ),
      { timeout: 10_000 },
    )
    .toBe('gone');
});

it('logs and counts the connections that the limit of open files refuses', async () => {
  const script = `ulimit -n 200; exec ${command.map((word) => `'${word}'`).join(' ')}`;
  const server = start({}, ['sh', '-c', script]);
  const lines = createInterface(server.stdout!);
  const messages: string[] = [];
  lines.on('line', (line) => messages.push(JSON.parse(line).msg));
  const found = () => messages.flatMap((line) => /^Portal em (.+)$/.exec(line)?.[1] ?? []);
  await expect.poll(found, { timeout: 30_000 }).toHaveLength(1);
  const address = new URL(found()[0] ?? '');
  const sockets = Array.from({ length: 130 }, () =>
    connect(Number(address.port), address.hostname).on('error', () => undefined),
  );
  await expect
    .poll(() => messages.filter((line) => line.startsWith('conexões recusadas')).length)
    .toBe(1);
  for (const socket of sockets.splice(0, 50)) socket.destroy();
  await expect
    .poll(async () => {
      const response = await fetch(new URL('/metrics', address)).catch(() => undefined);
      return /connections_refused_total (\d+)/.exec((await response?.text()) ?? '')?.[1];
    })
    .toMatch(/^[3-9]\d$/);
  for (const socket of sockets) socket.destroy();
  server.kill('SIGTERM');
  await once(server, 'exit');
});

/**
 * Sends an incomplete request, and returns the response after the server has closed the connection.
 */
async function halfSent(address: URL, part: string): Promise<string> {
  const socket = connect(Number(address.port), address.hostname);
  socket.write(part);
  return text(socket).catch((error: NodeJS.ErrnoException) => error.code ?? '');
}

const HALF_HEADERS = 'GET /health HTTP/1.1\r\nHost: x\r\n';
const HALF_BODY = `POST ${profile.market.path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"que`;

it('serves, cuts off slow requests, and exits with code 0 on a signal despite idle connections and incomplete requests', async () => {
  const server = start({ LOG_LEVEL: 'silent', REQUEST_TIMEOUT: '1' });
  const address = await addressOf(server);
  const response = await fetch(new URL(labour.options.path, address));
  expect(response.headers.get('content-encoding')).toBe('gzip');
  expect(await response.json()).toMatchObject({ ano: expect.arrayContaining([2019]) });

  const slow = [HALF_HEADERS, HALF_BODY].map((part) => halfSent(address, part));
  for (const answer of await Promise.all(slow)) expect(answer).toMatch(/^HTTP\/1.1 408 /);

  const held = ['', HALF_HEADERS, HALF_BODY].map((part) => halfSent(address, part));
  await fetch(new URL('/health', address));
  server.kill('SIGTERM');
  const [code] = await once(server, 'exit');
  expect(code).toBe(0);
  await Promise.all(held);
});

it.each(['main.ts', 'check.ts'])(
  'reports a port in use before %s creates any files, and exits with code 2',
  async (script) => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? String(address.port) : '';
    const unmade = join(dataDir, 'unmade');
    const path = join(import.meta.dirname, script);
    const server = start({ PORT: port, DATA_DIR: unmade }, [...command.slice(0, -1), path]);
    const [message, [code]] = await Promise.all([text(server.stderr!), once(server, 'exit')]);
    expect(message.trim()).toBe(`A porta ${port} já está em uso. Escolha outra com PORT.`);
    expect(code).toBe(2);
    expect(existsSync(unmade)).toBe(false);
    other.close();
  },
);
