import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'observatorio-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

const sample = (...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'cli.ts'), ...args], {
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
  });

it('refuses a range that exceeds the years of the sample', () => {
  const { status, stderr } = sample('--anos', '2012,2018-2024');
  expect(status).toBe(2);
  expect(stderr).toContain('--anos 2012,2018-2024: “2018-2024” não está entre 2012 e 2023.');
}, 60_000);

it('refuses another year of RAIS without 2019', () => {
  const { status, stderr } = sample('rais', '--anos', '2018');
  expect(status).toBe(2);
  expect(stderr).toContain('A demonstração da RAIS de 2018 deriva da de 2019');
}, 60_000);
