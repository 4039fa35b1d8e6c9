import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { labour } from '@observatorio/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createServer } from '../server';
import { readSettings } from '../settings/read-settings';
import { emptyStore } from '../testing/test-store';
import { createLog } from './log';

let dataDir: string;
let app: FastifyInstance;
let accessToken: string;
let close: () => Promise<void>;
let logged = '';

const log = createLog(
  'trace',
  new Writable({
    write(chunk, _encoding, done) {
      logged += String(chunk);
      done();
    },
  }),
);

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'observatorio-log-'));
  const store = await emptyStore();
  const serverWith = (env: Record<string, string>) => {
    const settings = readSettings({ DATA_DIR: dataDir, TRUST_PROXY: '1', ...env });
    const folders = { portal: '/nowhere', widgets: '/nowhere' };
    return createServer({ store, folders, settings, log, passwordCost: { N: 2, r: 1, p: 1 } });
  };
  // Only without e-mails does a registration start a session.
  app = serverWith({});
  ({ accessToken } = (await send('POST', '/api/auth/register', person)).json());
  await app.close();
  app = serverWith({
    // Nothing listens here: sending fails, and nodemailer's error contains the recipient.
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'contas@gov.example',
    PUBLIC_URL: 'https://portal.example',
  });
  close = async () => {
    await app.close();
    await store.close();
  };
});

afterAll(async () => {
  await close();
  rmSync(dataDir, { recursive: true });
});

const ADDRESS = '203.0.113.77';
const EMAIL = 'ana.souza@exemplo.br';
const person = {
  email: EMAIL,
  password: 'senha de Ana 1',
  fullname: 'Ana Souza',
  username: 'anasz',
};

async function send(method: 'GET' | 'POST' | 'DELETE', url: string, body?: object, token = '') {
  const headers = { 'x-forwarded-for': ADDRESS, authorization: `Bearer ${token}` };
  return app.inject({ method, url, headers, ...(body && { payload: body }) });
}

it('logs each request under its id, and no personal data at any level', async () => {
  await send('POST', '/api/auth/register', person);
  await send('POST', '/api/auth/register', { ...person, username: 'anasz2' });
  await send('POST', '/api/auth/login', { email: EMAIL, password: person.password });
  await send('POST', '/api/auth/login', { email: EMAIL, password: 'palpite' });
  await send('POST', '/api/auth/login', { email: [EMAIL], password: 7 });
  await send('POST', '/api/auth/forgot-password', { email: EMAIL });
  await send('POST', '/api/auth/reset-password', {
    token: 'resetresetreset',
    password: 'outra senha',
  });
  const view = { nome: 'Visão de Ana', endereco: '/mapa?uf=35' };
  const { id } = (await send('POST', '/api/me/visoes', view, accessToken)).json();
  await send('GET', '/api/me', undefined, accessToken);
  await send('DELETE', `/api/me/visoes/${id}`, undefined, accessToken);
  await send('GET', `${labour.options.path}?uf=${EMAIL}`);
  await send('GET', `/auth/reset-password?token=resetresetreset&email=${EMAIL}`);
  const { headers } = await send('GET', `/nada/${EMAIL}`);
  await expect.poll(() => logged).toContain('falha ao enviar o link');

  const entries = logged
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const answers = entries.filter(({ msg }) => msg === 'resposta');
  expect(answers.map(({ reqId }) => reqId)).toContain(headers['x-request-id']);
  for (const entry of answers)
    expect(Object.keys(entry)).toEqual(expect.arrayContaining(['reqId', 'status', 'ms']));
  const secrets = [accessToken, 'palpite', 'resetreset', 'Visão de Ana', 'uf=35', id, ADDRESS];
  for (const secret of [...Object.values(person), ...secrets]) expect(logged).not.toContain(secret);
});

it('logs errors without statement values, e-mails or tokens', () => {
  const before = logged.length;
  const err = Object.assign(new Error(`no user ${EMAIL} for ?token=abc-_def`), {
    code: '23505',
    detail: `Key (email)=(${EMAIL}) already exists.`,
    parameters: [EMAIL],
    cause: new Error(`for ${EMAIL}`),
  });
  log.error({ err }, 'falha');
  const entry = JSON.parse(logged.slice(before));
  expect(entry.err).toMatchObject({
    code: '23505',
    message: expect.stringContaining('no user … for'),
  });
  expect(entry.err.stack).toContain('log.test.ts');
  expect(JSON.stringify(entry)).not.toMatch(/ana\.souza|abc-_def/);
});
