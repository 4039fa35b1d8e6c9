import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readSettings } from './settings';

it('has a default for everything, also for empty variables', () => {
  const defaults = {
    port: 8080,
    host: '127.0.0.1',
    dataDir: resolve('data'),
    logLevel: 'info',
    trustProxy: false,
    rateLimit: 3000,
    maxWait: 2,
    queryTimeout: 20,
    smallCell: 5,
  };
  expect(readSettings({})).toEqual(defaults);
  expect(readSettings({ PORT: '', HOST: '', LOG_LEVEL: '', TRUST_PROXY: '' })).toEqual(defaults);
});

it('reads what is set', () => {
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

it.each([
  ['PORT', 'oitenta'],
  ['PORT', '70000'],
  ['RATE_LIMIT', '-1'],
  ['SMALL_CELL', '2.5'],
  ['LOG_LEVEL', 'verbose'],
  ['TRUST_PROXY', 'maybe'],
])('refuses %s=%s by name', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(`${name}="${value}" não serve. Use `);
});
