import { resolve } from 'node:path';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { readSettings } from './read-settings';

it('falls back to defaults for missing and empty variables', () => {
  const defaults = {
    port: 8080,
    host: '127.0.0.1',
    dataDir: resolve('data'),
    cluster: undefined,
    basePath: '',
    metrics: 'local',
    logLevel: 'info',
    trustProxy: false,
    rateLimit: 3000,
    requestTimeout: 10,
    drainTime: 5,
    maxWait: 2,
    queryTimeout: 20,
    smallCell: 5,
    revealsUnknownEmails: false,
  };
  expect(readSettings({})).toEqual(defaults);
  expect(readSettings({ PORT: '', HOST: '', LOG_LEVEL: '', TRUST_PROXY: '' })).toEqual(defaults);
});

it('reads all settings', () => {
  expect(readSettings({ PORT: '0', RATE_LIMIT: '0', SMALL_CELL: '10' })).toMatchObject({
    port: 0,
    rateLimit: 0,
    smallCell: 10,
  });
  expect(readSettings({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toEqual([
    '10.0.0.0/8',
    '::1',
  ]);
});

it('accepts a number of proxies, and explains why not to trust all', () => {
  const { trustProxy } = readSettings({ TRUST_PROXY: '2' });
  const trusted = [0, 1, 2].map((hop) => typeof trustProxy === 'function' && trustProxy('x', hop));
  expect(trusted).toEqual([true, true, false]);
  expect(readSettings({ TRUST_PROXY: '0' }).trustProxy).toBe(false);
  expect(() => readSettings({ TRUST_PROXY: 'true' })).toThrow(
    'TRUST_PROXY="true" não serve: qualquer pessoa poderia forjar o endereço de onde pede. Use ',
  );
});

it.each(['::1', '0.0.0.0', 'localhost', 'portal.gov.br'])('accepts HOST=%s', (host) => {
  expect(readSettings({ HOST: host }).host).toBe(host);
});

it.each([
  ['PORT', 'oitenta'],
  ['PORT', '70000'],
  ['RATE_LIMIT', '-1'],
  ['SMALL_CELL', '2.5'],
  ['LOG_LEVEL', 'verbose'],
  ['TRUST_PROXY', 'maybe'],
  ['TRUST_PROXY', '10'],
  ['TRUST_PROXY', '10.0.0.0/99'],
  ['TRUST_PROXY', '::1/129'],
  ['TRUST_PROXY', '0.0.0.0/0'],
  ['TRUST_PROXY', '10.0.0.0/8/8'],
  ['TRUST_PROXY', '10.0.0.1,'],
  ['TRUST_PROXY', 'loopback'],
  ['HOST', 'http://127.0.0.1'],
  ['HOST', '127.0.0.1:80'],
  ['HOST', '127.0.0'],
  ['HOST', '999.1.1.1'],
  ['HOST', 'não existe'],
  ['QUERY_TIMEOUT', '0'],
  ['REQUEST_TIMEOUT', '10s'],
  ['MAX_WAIT', '61'],
  ['PUBLIC_URL', 'observatorio.gov.br'],
  ['PUBLIC_URL', 'https://observatorio.gov.br/portal'],
  ['REVEAL_UNKNOWN_EMAILS', 'sim'],
])('rejects %s=%s, naming the setting', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(`${name}="${value}" não serve. Use `);
});

it.each(['10.0.0.0/8', '127.0.0.1', '::1/128', 'fd00::/8, ::ffff:10.0.0.1'])(
  'trusts the proxies in TRUST_PROXY=%s',
  async (value) => {
    const app = Fastify({ trustProxy: readSettings({ TRUST_PROXY: value }).trustProxy });
    app.get('/', async ({ ip }) => ip);
    expect((await app.inject('/')).statusCode).toBe(200);
  },
);

const SMTP = {
  SMTP_URL: 'smtps://user:pass@mail.example',
  MAIL_FROM: 'Portal <contas@gov.example>',
  PUBLIC_URL: 'https://portal.example/',
};

it('reads the account settings', () => {
  const settings = readSettings({ ...SMTP, DATABASE_URL: 'postgres://db/accounts' });
  expect(settings).toMatchObject({
    databaseUrl: 'postgres://db/accounts',
    smtpUrl: SMTP.SMTP_URL,
    mailFrom: SMTP.MAIL_FROM,
    publicUrl: 'https://portal.example',
  });
});

it.each([
  ['DATABASE_URL', { DATABASE_URL: 'mysql://user:hunter2@db' }],
  ['AUTH_SECRET', { AUTH_SECRET: 'hunter2' }],
  ['SMTP_URL', { ...SMTP, SMTP_URL: 'https://user:hunter2@mail' }],
  ['MAIL_FROM', { ...SMTP, MAIL_FROM: '' }],
  ['MAIL_FROM', { ...SMTP, MAIL_FROM: 'x\nBcc: a@b' }],
  ['PUBLIC_URL', { ...SMTP, PUBLIC_URL: '' }],
  ['STORE_URL', { STORE_URL: 'clickhouse://user:hunter2@db/data' }],
])('rejects %s, naming the setting without revealing secrets', (name, env) => {
  const read = () => readSettings(env);
  expect(read).toThrow(new RegExp(`^${name}=".*" não serve.* Use `, 's'));
  expect(read).not.toThrow('hunter2');
});
