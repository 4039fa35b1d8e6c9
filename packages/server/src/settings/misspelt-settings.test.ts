import { expect, it } from 'vitest';
import { misspeltSettings, settingNames } from './misspelt-settings';

it.each([
  ['DATADIR', 'DATA_DIR'],
  ['data_dir', 'DATA_DIR'],
  ['DATA-DIR', 'DATA_DIR'],
  ['BASEPATH', 'BASE_PATH'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['RATE_LIMITS', 'RATE_LIMIT'],
  ['PUBLIC_ULR', 'PUBLIC_URL'],
  ['METRIC', 'METRICS'],
  ['TRUST_PROXI', 'TRUST_PROXY'],
])('warns that %s is not %s', (name, meant) => {
  expect(misspeltSettings({ [name]: 'x' })).toEqual([
    `${name} não é uma configuração. Seria ${meant}?`,
  ]);
  expect(misspeltSettings({ [name]: 'x', [meant]: 'y' })).toEqual([]);
});

it.each([
  'HOSTNAME',
  'PORTS',
  'PATH',
  'HOME',
  'NODE_ENV',
  'DATA',
  'LOGNAME',
  'MAIL',
  ...settingNames,
])('does not warn about %s', (name) => {
  expect(misspeltSettings({ [name]: 'x' })).toEqual([]);
});
