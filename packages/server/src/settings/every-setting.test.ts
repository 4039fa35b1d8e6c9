import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkSettings } from '../operate/check-settings';
import { readSettings } from './read-settings';
import { type Variable, variables } from './variables';

const list = Object.values<Variable<unknown>>(variables);
const names = list.map(({ name }) => name);

const numbers = [
  ' ',
  '-1',
  '1.5',
  '1e3',
  '0x10',
  '９',
  '10 s',
  '1,000',
  '99999999999',
  'NaN',
  'sim',
];

/** Invalid values for each setting. */
const wrong: Readonly<Record<string, readonly string[]>> = {
  PORT: [...numbers, '65536', '8080/tcp'],
  HOST: [' ', 'http://x', '1.2.3', '256.1.1.1', '::zz', 'a..b', '-a', 'a b', '127.0.0.1:80', 'ção'],
  BASE_PATH: [
    ' ',
    'observatorio',
    '//x',
    '/a//b',
    '/..',
    '/a/../b',
    '/.',
    '/a b',
    '/ção',
    '/a?b',
    '/a#b',
    '/"><script>',
    '/%2e%2e',
    'https://x.example/a',
    `/${'a'.repeat(200)}`,
  ],
  DATA_DIR: ['/proc/nada', '/dev/null', '/dev/null/x'],
  RELEASES_DIR: ['/proc/nada', '/dev/null', '/dev/null/x'],
  STORE_URL: [
    ' ',
    'x',
    'http://h/d?cluster=c',
    'clickhouse:',
    'clickhouse://h/d',
    'clickhouse://h/d?cluster=c&cluster2=d',
    'clickhouse://h/a-b?cluster=c',
    'clickhouse://a b/d?cluster=c',
    'clickhouse://u:100%@h/d?cluster=c',
    'clickhouse://nada.invalid/d?cluster=c',
  ],
  RATE_LIMIT: [...numbers, '1000001'],
  MAX_WAIT: [...numbers, '0', '61'],
  QUERY_TIMEOUT: [...numbers, '0', '601'],
  REQUEST_TIMEOUT: [...numbers, '0', '301'],
  DRAIN_TIME: [...numbers, '301'],
  SMALL_CELL: [...numbers, '1001'],
  REFERENCE_YEAR: [...numbers, '0', '19', '20019'],
  DATABASE_URL: [' ', 'x', 'mysql://x/y', 'postgres:', 'postgres://', 'file:///etc/passwd'],
  AUTH_SECRET: [' ', 'curta', 'x'.repeat(31), ' '.repeat(40)],
  SMTP_URL: [' ', 'x', 'http://mail', 'smtp:', 'smtp://', 'mail.example:25'],
  MAIL_FROM: [' ', 'x', '@', 'a@', 'a@b\r\nBcc: c@d'],
  PUBLIC_URL: [
    ' ',
    'x',
    '//x',
    'ftp://x',
    'https://x/y',
    'https://x?y',
    'https://u:p@x',
    'https://',
  ],
  TRUST_PROXY: [' ', 'true', '10', '-1', '1.5', 'x', '10.0.0.0/0', '10.0.0.0/33', ',', '1.2.3.4;5'],
  LOG_LEVEL: [' ', 'INFO', 'verbose', '30', 'info,debug'],
  REVEAL_UNKNOWN_EMAILS: [' ', 'sim', '1', 'True'],
  METRICS: [' ', 'sim', '1', 'True', 'all'],
};

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'observatorio-'));
});

afterAll(() => rm(dataDir, { recursive: true }));

it('covers every setting with invalid values', () => {
  expect(Object.keys(wrong).toSorted()).toEqual(names.toSorted());
});

it('lists every setting in the README, with its default and purpose', () => {
  const readme = readFileSync(resolve(import.meta.dirname, '../../../../README.md'), 'utf8');
  const rows = [...readme.matchAll(/^\| `[A-Z_]+`.*$/gm)].map(([row]) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  expect(rows).toEqual(
    list.map(({ name, fallback = '', purpose }) => [`\`${name}\``, fallback, purpose]),
  );
});

const cases = Object.entries(wrong).flatMap(([name, values]) =>
  values.map((value) => [name, value] as const),
);

it.each(cases)('rejects %s=%j, naming the setting', async (name, value) => {
  const start = async () =>
    checkSettings(readSettings({ DATA_DIR: dataDir, PORT: '0', [name]: value }));
  await expect(start()).rejects.toThrow(new RegExp(`^${name}=".*" não serve.* Use `, 's'));
});

it.each(names)('treats an empty %s as unset', (name) => {
  expect(readSettings({ [name]: '' })).toEqual(readSettings({}));
});
