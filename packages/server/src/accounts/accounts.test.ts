import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { accountOperations } from '@observatorio/contract';
import { type Store } from '@observatorio/store';
import { Ajv } from 'ajv';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer } from '../server';
import { readSettings } from '../settings/read-settings';
import { emptyStore } from '../testing/test-store';

let dataDir: string;
let store: Store;
let app: FastifyInstance;
let logged = '';

const log = pino(
  { level: 'debug' },
  new Writable({
    write(chunk, _encoding, done) {
      logged += String(chunk);
      done();
    },
  }),
);

/** Environment of a server that runs behind one proxy. */
const behindProxy = { TRUST_PROXY: '1', PUBLIC_URL: 'https://portal.example' };

function serverWith(env: Record<string, string>): FastifyInstance {
  const settings = readSettings({ DATA_DIR: dataDir, RATE_LIMIT: '0', ...env });
  const folders = { portal: '/nowhere', widgets: '/nowhere' };
  // The cheapest parameters that scrypt accepts.
  const passwordCost = { N: 2, r: 1, p: 1 };
  return createServer({ store, folders, settings, log, passwordCost });
}

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'observatorio-contas-'));
  store = await emptyStore();
  app = serverWith(behindProxy);
});

afterAll(async () => {
  await app.close();
  await store.close();
  rmSync(dataDir, { recursive: true });
});

type Method = NonNullable<InjectOptions['method']>;

const ajv = new Ajv({ allowUnionTypes: true });
/** Operations whose successful answers a test has compared with the API document. */
const conforming = new Set<string>();

let openApi: ReturnType<typeof readDocument> | undefined;

const readDocument = async () => (await app.inject('/openapi.json')).json();

/** Expects an answer as the API document describes it. */
async function expectDocumented(method: string, url: string, answer: LightMyRequestResponse) {
  // Always the same object, so that Ajv compiles each schema once.
  openApi ??= readDocument();
  const { paths } = await openApi;
  const path = url.replace(/(visoes\/)[^/]+$/, '$1{id}');
  const operation = paths[path]?.[method.toLowerCase()];
  if (!operation) return;
  const { statusCode } = answer;
  const what = `${method} ${path}`;
  expect(Object.keys({ ...operation.responses }), what).toContain(
    statusCode in operation.responses ? String(statusCode) : 'default',
  );
  if (statusCode >= 300) return;
  if (url !== accountOperations.login.path) {
    const hasToken = answer.raw.req.headers.authorization !== undefined;
    expect(operation.security !== undefined, what).toBe(hasToken);
  }
  const schema = operation.responses[statusCode].content?.['application/json'].schema;
  if (schema) expect(ajv.validate(schema, answer.json()), ajv.errorsText()).toBe(true);
  else expect(answer.body, what).toBe('');
  conforming.add(operation.operationId);
}

const send = async (
  method: Method,
  url: string,
  { body, token, from = '192.0.2.1', ...headers }: Record<string, unknown> = {},
  server = app,
) => {
  const answer = await server.inject({
    method,
    url,
    headers: {
      'x-forwarded-for': String(from),
      ...(token ? { authorization: `Bearer ${String(token)}` } : {}),
      ...(headers as Record<string, string>),
    },
    ...(body ? { payload: body } : {}),
  });
  await expectDocumented(method, url, answer);
  return answer;
};

const PASSWORD = 'uma senha secreta';
let people = 0;

function newPerson() {
  people += 1;
  const username = `fulano${people}`;
  return {
    email: `${username}@exemplo.br`,
    fullname: 'Fulano de Tal',
    username,
    password: PASSWORD,
  };
}

async function register() {
  const person = newPerson();
  const answer = await send('POST', '/api/auth/register', { body: person });
  expect(answer.statusCode).toBe(201);
  return { ...person, token: String(answer.json().accessToken) };
}

const login = (email: string, password: string, from?: string) =>
  send('POST', '/api/auth/login', { body: { email, password }, ...(from && { from }) });

it('does not open the database until an account is used', async () => {
  await app.inject('/');
  await send('GET', '/api/auth/opcoes');
  for (const token of ['', 'x.y.z']) {
    const { statusCode, headers } = await send('GET', '/api/me', { token });
    expect(statusCode).toBe(401);
    expect(headers['www-authenticate']).toBe('Bearer');
  }
  expect(existsSync(join(dataDir, 'contas/banco'))).toBe(false);
});

it('registers, logs in, shows, changes, exports and deletes an account', async () => {
  const { email, fullname, username, token } = await register();
  const again = await send('POST', '/api/auth/register', { body: { ...newPerson(), email } });
  expect(again.statusCode).toBe(409);

  const me = await send('GET', '/api/me', { token });
  expect(me.json()).toEqual({ fullname, email, username });
  expect(me.headers).toMatchObject({ 'cache-control': 'no-store' });
  expect(me.headers).not.toHaveProperty('access-control-allow-origin');
  const renamed = await send('PATCH', '/api/me', { token, body: { fullname: 'Outro Nome' } });
  expect(renamed.json()).toMatchObject({ fullname: 'Outro Nome' });

  const view = { nome: 'M', endereco: '/mapa?uf=35' };
  const saved = await send('POST', '/api/me/visoes', { token, body: view });
  expect(saved.json()).toMatchObject(view);
  const data = await send('GET', '/api/me/dados', { token });
  expect(data.headers['content-disposition']).toBe('attachment; filename="meus-dados.json"');
  expect(data.json()).toMatchObject({
    conta: { nome: 'Outro Nome', email, usuario: username },
    visoes: [view],
    sessoes: [{ inicio: expect.any(String), fim: expect.any(String) }],
  });
  const url = `/api/me/visoes/${saved.json().id}`;
  expect((await send('DELETE', url, { token })).statusCode).toBe(204);
  expect((await send('DELETE', url, { token })).statusCode).toBe(404);
  expect((await send('GET', '/api/me/visoes', { token })).json()).toEqual([]);

  const passwords = { password: PASSWORD, newPassword: 'senha nova' };
  const changed = await send('PUT', '/api/me/senha', { token, body: passwords });
  expect((await send('GET', '/api/me', { token })).statusCode).toBe(401);
  const fresh = changed.json().accessToken;
  const wrong = await send('DELETE', '/api/me', { token: fresh, body: { password: PASSWORD } });
  expect(wrong.statusCode).toBe(403);
  const body = { password: passwords.newPassword };
  expect((await send('DELETE', '/api/me', { token: fresh, body })).statusCode).toBe(204);
  expect((await login(email, body.password)).statusCode).toBe(401);
});

it('makes account files unreadable to other users of the machine', () => {
  const folder = join(dataDir, 'contas');
  expect(statSync(folder).mode & 0o077).toBe(0);
  expect(statSync(join(folder, 'chave')).mode & 0o077).toBe(0);
  expect(readdirSync(folder).toSorted()).toEqual(['.lock', 'banco', 'chave']);
});

it('ends the session on logout', async () => {
  const { token } = await register();
  expect((await send('POST', '/api/auth/logout', { token })).statusCode).toBe(204);
  expect((await send('GET', '/api/me', { token })).statusCode).toBe(401);
});

describe('an invalid or cross-origin request', () => {
  const good = { email: 'a@exemplo.br', password: PASSWORD };

  it.each([
    ['no e-mail', { password: PASSWORD }, 400],
    ['a bad e-mail', { ...good, email: 'não é e-mail' }, 400],
    ['a short password', { ...good, password: 'ab' }, 400],
    ['a long password', { ...good, password: 'x'.repeat(51) }, 400],
    ['a number', { ...good, password: 123_456 }, 400],
    ['a list', { ...good, email: [good.email] }, 400],
    ['NUL', { ...good, password: 'abc\0def' }, 400],
    ['a lone surrogate', { ...good, password: 'abc\ud83d' }, 400],
    ['an unknown field', { ...good, admin: true }, 400],
    ['not an object', [good], 400],
    ['a megabyte', { ...good, password: 'x'.repeat(1_000_000) }, 413],
  ])('is rejected without being echoed: %s', async (_, body, status) => {
    const { statusCode, headers, body: text } = await send('POST', '/api/auth/login', { body });
    expect(statusCode).toBe(status);
    expect(headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(headers['cache-control']).toBe('no-store');
    expect(text).not.toContain(PASSWORD);
  });

  it.each<[url: string, body: object, ...details: string[]]>([
    [
      '/api/auth/login',
      { ...good, admin: true },
      'O campo “admin” não existe aqui. Aceitos: email, password.',
    ],
    [
      '/api/auth/login',
      { email: good.email, x: 1, [`y${'z'.repeat(90)}`]: 1 },
      'O campo password deve ter de 3 a 50 caracteres.',
      `Os campos “x”, “y${'z'.repeat(39)}” não existem aqui.`,
    ],
    ['/api/auth/login', [good], 'um objeto JSON com os campos deste endereço: email, password.'],
    [
      '/api/auth/login',
      { ...good, password: 'abc\0def' },
      'password não pode ter caracteres de controle.',
    ],
    [
      '/api/auth/register',
      { email: 'x', fullname: 'Ana\u0007Lima', username: 'a', password: 1 },
      'O campo email deve ser um e-mail válido',
      'O campo fullname não pode ter caracteres de controle nem de direção do texto',
      'O campo username deve ter de 3 a 50 caracteres.',
      'O campo password deve ter de 3 a 50 caracteres.',
    ],
  ])('is rejected at %s with every reason: %o', async (url, body, ...details) => {
    const answer = await send('POST', url, { body, from: '192.0.2.78' });
    expect(answer.statusCode).toBe(400);
    for (const detail of details) expect(answer.json().detail).toContain(detail);
    expect(answer.json().title).toBe(details.length > 1 ? 'Campos inválidos' : 'Campo inválido');
  });

  it.each(['\u202a', '\u202e', '\u2066', '\u2069'])(
    'is rejected if a name changes the direction of the text with %j',
    async (character) => {
      for (const name of ['fullname', 'username'] as const) {
        const body = { ...newPerson(), [name]: `Ana${character}Lima` };
        const answer = await send('POST', '/api/auth/register', { body, from: '192.0.2.79' });
        expect(answer.statusCode).toBe(400);
        expect(answer.json().detail).toMatch(new RegExp(`^O campo ${name} não pode`));
      }
    },
  );

  it.each(['a ', ' a', 'a', ' ', 'a@a.', 'a-', 'a.a@'])(
    'is rejected without excessive backtracking if its fields repeat %j',
    async (part) => {
      const text = `${part.repeat(3900 / part.length)}\0`;
      const body = { email: text, fullname: text, username: text, password: text };
      const answer = await send('POST', '/api/auth/register', { body, from: '192.0.2.76' });
      expect(answer.statusCode).toBe(400);
    },
    5000,
  );

  it('is rejected unless it is JSON', async () => {
    const headers = { 'content-type': 'text/plain' };
    const body = JSON.stringify(good);
    expect((await send('POST', '/api/auth/login', { body, ...headers })).statusCode).toBe(415);
  });

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'https://mal.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'https://portal.example', host: 'portal.example' }, 401],
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://other.example' }, 401],
  ])('is rejected unless it comes from the same origin: %o', async (headers, status) => {
    const body = { ...good, email: 'ninguem@exemplo.br' };
    const from = '192.0.2.77';
    const { statusCode } = await send('POST', '/api/auth/login', { body, from, ...headers });
    expect(statusCode).toBe(status);
  });

  it.each([
    ['GET', '/api/auth/login', 'POST'],
    ['OPTIONS', '/api/auth/login', 'POST'],
    ['POST', '/api/me', 'GET, HEAD, PATCH, DELETE'],
    ['PUT', '/api/me/visoes/1', 'DELETE'],
  ] as const)('is rejected if its method is not allowed: %s %s', async (method, url, allow) => {
    const { statusCode, headers } = await send(method, url);
    expect(statusCode).toBe(405);
    expect(headers.allow).toBe(allow);
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });
});

describe('guessing a password', () => {
  it('is blocked after ten simultaneous attempts, even with the right password, but not from other addresses', async () => {
    const { email } = await register();
    const guesses = Array.from({ length: 30 }, (_, n) => login(email, `palpite ${n}`, '192.0.2.9'));
    const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    const late = await login(email, PASSWORD, '192.0.2.9');
    expect(late.statusCode).toBe(429);
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(800);
    expect(late.json()).toMatchObject({ type: 'muitas-tentativas' });
    expect((await login(email, PASSWORD, '192.0.2.10')).statusCode).toBe(200);
  });

  it('is blocked across many accounts, known or not, from one address', async () => {
    const guesses = Array.from({ length: 101 }, (_, n) =>
      login(`pessoa${n}@exemplo.br`, PASSWORD, '2001:db8::9'),
    );
    const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    // The same /64 network, so the same subscriber.
    expect((await login('x@exemplo.br', PASSWORD, '2001:db8::8')).statusCode).toBe(429);
  });

  it('from many addresses locks out the owner only until a new password is set', async () => {
    const { email } = await register();
    for (let n = 0; n < 10; n++) {
      const guesses = Array.from({ length: 10 }, () => login(email, 'palpite', `198.51.100.${n}`));
      await Promise.all(guesses);
    }
    expect((await login(email, PASSWORD)).statusCode).toBe(429);
    const token = await linkToken(email);
    const body = { token, password: 'senha nova' };
    expect((await send('POST', '/api/auth/reset-password', { body })).statusCode).toBe(204);
    expect((await login(email, 'senha nova')).statusCode).toBe(200);
  });

  it('with a stolen token counts as login attempts', async () => {
    const { token } = await register();
    const body = { password: 'palpite' };
    const guesses = Array.from({ length: 11 }, () => send('DELETE', '/api/me', { token, body }));
    const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode);
    expect(Math.max(...statuses)).toBe(429);
  });
});

/** Requests a password-reset link and reads its token from the log. */
async function linkToken(email: string): Promise<string> {
  const before = logged.length;
  const { statusCode } = await send('POST', '/api/auth/forgot-password', { body: { email } });
  expect(statusCode).toBe(202);
  const link = /https:\/\/portal\.example\/auth\/reset-password\?token=([\w-]+)/;
  await expect.poll(() => logged.slice(before)).toMatch(link);
  return link.exec(logged.slice(before))?.[1] ?? '';
}

describe('password reset', () => {
  it('sends a single-use link to the configured origin, ignoring request headers', async () => {
    const { email } = await register();
    const before = logged.length;
    await send('POST', '/api/auth/forgot-password', { body: { email }, host: 'mal.example' });
    await expect.poll(() => logged.slice(before)).toContain('https://portal.example/auth/');
    expect(logged.slice(before)).not.toContain('mal.example');

    const token = await linkToken(email);
    const body = { token, password: 'senha nova' };
    const uses = await Promise.all(
      [1, 2, 3].map(() => send('POST', '/api/auth/reset-password', { body })),
    );
    expect(uses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      204, 400, 400,
    ]);
  });

  it('responds identically for an unknown e-mail', async () => {
    const { email } = await register();
    const [known, unknown] = await Promise.all(
      [email, 'ninguem@exemplo.br'].map((each) =>
        send('POST', '/api/auth/forgot-password', { body: { email: each } }),
      ),
    );
    expect(unknown?.statusCode).toBe(known?.statusCode);
    expect(unknown?.body).toBe(known?.body);
  });
});

describe('registration where e-mails are sent', () => {
  let mailing: FastifyInstance;

  beforeAll(() => {
    // Nothing listens here; accounts.test.ts of the accounts covers the e-mails.
    mailing = serverWith({
      ...behindProxy,
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'contas@portal.example',
      DATABASE_URL: '',
      DATA_DIR: mkdtempSync(join(dataDir, 'e-mail-')),
    });
  });

  afterAll(() => mailing.close());

  const post = (url: string, body: object, from = '192.0.2.1') =>
    send('POST', url, { body, from }, mailing);

  it('responds identically to a known and an unknown e-mail, and starts no session', async () => {
    const person = newPerson();
    const first = await post('/api/auth/register', person);
    const again = await post('/api/auth/register', { ...newPerson(), email: person.email });
    for (const { statusCode, body } of [first, again]) {
      expect({ statusCode, body }).toEqual({ statusCode: 202, body: '' });
    }
    expect(Object.keys(again.headers)).toEqual(Object.keys(first.headers));
    const { email, password } = person;
    expect((await post('/api/auth/login', { email, password })).statusCode).toBe(401);
  });

  it('is limited for one e-mail, so that nobody floods its mailbox', async () => {
    const { email } = newPerson();
    const statuses = [];
    for (let n = 0; n < 6; n += 1) {
      const body = { ...newPerson(), email };
      statuses.push((await post('/api/auth/register', body, '192.0.2.60')).statusCode);
    }
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
  });
});

it('keeps personal data and secrets out of the log', async () => {
  const { email, token } = await register();
  await login(email, 'senha errada');
  await send('POST', '/api/me/visoes', { token, body: { nome: 'Segredo meu', endereco: '/mapa' } });
  expect(logged).toContain('/api/auth/login');
  for (const secret of ['@exemplo.br', 'Fulano', 'senha errada', PASSWORD, token, 'Segredo meu']) {
    expect(logged).not.toContain(secret);
  }
});

/** Returns the log entries about the accounts written after the first `before` characters. */
const accountEntries = (before: number) =>
  logged
    .slice(before)
    .split('\n')
    .filter((line) => line.includes('as contas'))
    .map((line) => JSON.parse(line));

it('keeps serving everything but accounts while their database is unreachable, and logs it once, at the start', async () => {
  const before = logged.length;
  const cut = serverWith({ DATABASE_URL: 'postgres://user:hunter2@127.0.0.1:1/none' });
  await cut.listen();
  await expect.poll(() => accountEntries(before)).toHaveLength(1);
  for (let n = 0; n < 2; n += 1) {
    const answer = await send('POST', '/api/auth/register', { body: newPerson() }, cut);
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ type: 'contas-indisponiveis' });
  }
  expect((await cut.inject('/health')).statusCode).toBe(200);
  expect((await cut.inject('/metrics')).body).toContain('observatorio_accounts_up 0');
  const [entry, ...others] = accountEntries(before);
  expect(others).toEqual([]);
  expect(entry).toMatchObject({
    level: 50,
    msg: expect.stringMatching(
      /^DATABASE_URL="postgres:\/\/user:\*\*\*@127.0.0.1:1\/none": as contas .*ECONNREFUSED/,
    ),
  });
  expect(logged).not.toContain('hunter2');
  await cut.close();
});

it('logs once, without a stack, that the folder of the accounts cannot be created', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'observatorio-contas-'));
  writeFileSync(join(folder, 'contas'), '');
  const server = serverWith({ DATA_DIR: folder });
  const before = logged.length;
  for (let n = 0; n < 3; n += 1) {
    const answer = await send('POST', '/api/auth/register', { body: newPerson() }, server);
    expect(answer.statusCode).toBe(503);
  }
  expect(accountEntries(before)).toEqual([
    expect.objectContaining({
      msg: expect.stringMatching(/^DATA_DIR=".+": as contas .*E[A-Z]+.*contas/),
    }),
  ]);
  expect(logged.slice(before)).not.toContain('stack');
  rmSync(join(folder, 'contas'));
  expect((await send('POST', '/api/auth/register', { body: newPerson() }, server)).statusCode).toBe(
    201,
  );
  expect(accountEntries(before).at(-1)?.msg).toMatch(/as contas voltaram a funcionar$/);
  await server.close();
  rmSync(folder, { recursive: true });
});

it('logs at the start that the accounts cannot be written', async () => {
  const before = logged.length;
  const server = serverWith({ DATA_DIR: '/nowhere' });
  await server.listen();
  await expect
    .poll(() => accountEntries(before).map(({ msg }) => msg))
    .toEqual([expect.stringMatching(/^DATA_DIR="\/nowhere": as contas estão fora de serviço/)]);
  await server.close();
});

it('keeps accounts and sessions across a restart, and reveals unknown e-mails only if configured to', async () => {
  const { email, token } = await register();
  await app.close();
  app = serverWith({ ...behindProxy, REVEAL_UNKNOWN_EMAILS: 'true' });
  expect((await send('GET', '/api/me', { token })).json()).toMatchObject({ email });
  const unknown = { email: 'ninguem@exemplo.br' };
  const answer = await send('POST', '/api/auth/forgot-password', { body: unknown });
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ type: 'email-desconhecido' });
});

it.each(['/health', '/keycloak.json', '/%2fmal.example', '/Logout', '/logout', '/auth/login'])(
  'does not save a view of %s, which is not a page',
  async (endereco) => {
    const { token } = await register();
    const saved = await send('POST', '/api/me/visoes', { token, body: { nome: 'x', endereco } });
    expect(saved.statusCode).toBe(400);
  },
);

it('treats user names that look alike as equal', async () => {
  const account = { fullname: ' Ana Lima ', password: PASSWORD };
  const of = (email: string, username: string) =>
    send('POST', '/api/auth/register', { body: { ...account, email, username } });
  const first = await of('bob@exemplo.br', 'Bob.Um');
  expect(first.statusCode).toBe(201);
  for (const [index, name] of ['bob.um', 'BOB.UM ', 'bob\u200b.um'].entries()) {
    expect((await of(`bob${index}@exemplo.br`, name)).statusCode).toBe(409);
  }
  const me = await send('GET', '/api/me', { token: first.json().accessToken });
  expect(me.json()).toMatchObject({ fullname: 'Ana Lima', username: 'bob.um' });
  expect((await of('carla@exemplo.br', '\u202e\u200b\u200b')).statusCode).toBe(400);
});

it.each([
  'https://sso.x;/auth',
  'https://sso.x,',
  'https://*',
  'https://a:b@sso.x',
  'javascript:x',
])('ignores a keycloak.json that points to %s, and logs a warning', async (url) => {
  await send('GET', '/mapa', { accept: 'text/html' });
  const file = { realm: 'r', resource: 'x', 'auth-server-url': url };
  writeFileSync(join(dataDir, 'keycloak.json'), JSON.stringify(file));
  const before = logged.length;
  const page = await send('GET', '/mapa', { accept: 'text/html' });
  rmSync(join(dataDir, 'keycloak.json'));
  // Nothing is built here, so pages respond with 404.
  expect(page.statusCode).toBe(404);
  expect(logged.slice(before)).toContain('keycloak.json não serve: auth-server-url');
});

it.each(['', 'a'])(
  'responds with 503 if the signing key is %j, and logs the name of its file',
  async (key) => {
    const folder = mkdtempSync(join(tmpdir(), 'observatorio-chave-'));
    mkdirSync(join(folder, 'contas'));
    writeFileSync(join(folder, 'contas/chave'), key);
    const server = serverWith({ DATA_DIR: folder });
    const before = logged.length;
    const { statusCode } = await send('GET', '/api/me', { token: 'x.y.z' }, server);
    expect(statusCode).toBe(503);
    expect(logged.slice(before)).toContain('contas/chave está danificado');
    await server.close();
    rmSync(folder, { recursive: true });
  },
);

/* Attacks on a session; titles include what the attacker would gain. */
describe('a session', () => {
  const hostileHeaders = {
    origin: 'https://mal.example',
    'sec-fetch-site': 'cross-site',
    'content-type': 'text/plain',
  };

  it.each([
    ['POST', '/api/auth/logout'],
    ['PATCH', '/api/me'],
    ['DELETE', '/api/me'],
    ['PUT', '/api/me/senha'],
    ['POST', '/api/me/visoes'],
    ['DELETE', '/api/me/visoes/1'],
    ['POST', '/api/auth/reset-password'],
    ['POST', '/api/auth/register'],
    ['POST', '/api/auth/forgot-password'],
  ] as const)(
    'is safe from a forged %s %s, which would act on behalf of its owner',
    async (method, url) => {
      const { token } = await register();
      for (const [name, value] of Object.entries(hostileHeaders).slice(0, 2)) {
        const body = { fullname: 'Outra Pessoa', password: PASSWORD };
        const { statusCode, headers } = await send(method, url, { token, body, [name]: value });
        expect(statusCode).toBe(403);
        expect(headers).not.toHaveProperty('access-control-allow-origin');
      }
      const me = await send('GET', '/api/me', { token });
      expect(me.json()).toMatchObject({ fullname: 'Fulano de Tal' });
    },
  );

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/plain; application/json',
  ])('is protected against cross-site forms sent as %s, which need no preflight', async (type) => {
    const { token } = await register();
    const body = JSON.stringify({ fullname: 'Outra Pessoa' });
    const answer = await send('PATCH', '/api/me', { token, body, 'content-type': type });
    expect(answer.statusCode).toBe(415);
  });

  it('ignores its token in a cookie or URL, which histories and logs would leak', async () => {
    const { token } = await register();
    for (const name of ['token', 'access_token', 'accessToken', 'authorization']) {
      expect((await send('GET', `/api/me?${name}=${token}`)).statusCode).toBe(401);
      expect((await send('GET', '/api/me', { cookie: `${name}=${token}` })).statusCode).toBe(401);
    }
    expect(logged).not.toContain(token);
  });

  it("resists fixation: a login never adopts an attacker's token or cookie", async () => {
    const attacker = await register();
    const { email } = await register();
    const body = { email, password: PASSWORD };
    const fixed = { token: attacker.token, cookie: `session=${attacker.token}` };
    const answer = await send('POST', '/api/auth/login', { body, ...fixed });
    expect(answer.headers).not.toHaveProperty('set-cookie');
    const fresh = String(answer.json().accessToken);
    expect(fresh).not.toBe(attacker.token);
    expect((await send('GET', '/api/me', { token: fresh })).json()).toMatchObject({ email });
    const own = await send('GET', '/api/me', { token: attacker.token });
    expect(own.json()).toMatchObject({ email: attacker.email });
  });

  it('resists replay after its end, which would keep a thief logged in', async () => {
    const { email, token } = await register();
    const other = String((await login(email, PASSWORD)).json().accessToken);
    await send('POST', '/api/auth/logout', { token });
    for (const [method, url] of [
      ['GET', '/api/me'],
      ['GET', '/api/me/dados'],
      ['GET', '/api/me/visoes'],
      ['DELETE', '/api/me'],
    ] as const) {
      const body = method === 'DELETE' && { body: { password: PASSWORD } };
      expect((await send(method, url, { token, ...body })).statusCode).toBe(401);
    }
    expect((await send('GET', '/api/me', { token: other })).statusCode).toBe(200);
    const reset = { token: await linkToken(email), password: 'senha nova' };
    await send('POST', '/api/auth/reset-password', { body: reset });
    expect((await send('GET', '/api/me', { token: other })).statusCode).toBe(401);
  });

  it("is safe from a used, superseded or guessed link, which would change the owner's password", async () => {
    const { email } = await register();
    const replaced = await linkToken(email);
    const good = await linkToken(email);
    const last = good.endsWith('A') ? 'B' : 'A';
    const bad = [
      replaced,
      good.slice(0, -1),
      good.slice(0, -2) + last + last,
      `${good}A`,
      "' OR 1=1 --",
    ];
    const use = (token: string) =>
      send('POST', '/api/auth/reset-password', {
        body: { token, password: 'senha nova' },
        from: '192.0.2.80',
      });
    for (const token of bad) expect((await use(token)).statusCode).toBe(400);
    expect((await use(good)).statusCode).toBe(204);
    expect((await use(good)).statusCode).toBe(400);
    expect((await login(email, PASSWORD)).statusCode).toBe(401);
  });

  it('resists account enumeration: an unknown e-mail gets the same response as a wrong password', async () => {
    const { email } = await register();
    const [known, unknown] = [
      await login(email, 'x'.repeat(8)),
      await login('z@exemplo.br', 'y'.repeat(8)),
    ];
    const plain = ({ statusCode, body }: typeof known) => ({
      statusCode,
      ...JSON.parse(body),
      requestId: '',
    });
    expect(plain(unknown)).toEqual(plain(known));
  });
});

it('has answered every account request as the API document describes it', () => {
  const all = Object.keys(accountOperations).map((name) => `conta.${name}`);
  expect([...conforming].toSorted()).toEqual(all.toSorted());
});
