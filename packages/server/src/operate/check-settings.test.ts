import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkSettings } from './check-settings';

let folder: string;
const host = '127.0.0.1';
const port = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'observatorio-'));
  await writeFile(join(folder, 'file'), '');
});

afterAll(() => rm(folder, { recursive: true }));

it('creates a missing data directory', async () => {
  const dataDir = join(folder, 'new/data');
  await checkSettings({ dataDir, host, port });
  expect((await stat(dataDir)).isDirectory()).toBe(true);
});

it.each(['file', 'file/data'])('rejects DATA_DIR=%s, naming the setting', async (name) => {
  const dataDir = join(folder, name);
  await expect(checkSettings({ dataDir, host, port })).rejects.toThrow(
    `DATA_DIR="${dataDir}" não serve`,
  );
});

it.each(['nada.invalid', '192.0.2.1', '2001:db8::1'])(
  'rejects HOST=%s, naming the setting',
  async (other) => {
    const refused = checkSettings({ dataDir: folder, host: other, port });
    await expect(refused).rejects.toThrow(`HOST="${other}" não serve. Use o endereço IP`);
  },
);
