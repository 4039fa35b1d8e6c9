import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { checkSettings, settingsOrExit } from './check-settings';

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

const keycloak = (part: object) =>
  JSON.stringify({ realm: 'r', resource: 'x', 'auth-server-url': 'https://sso.example', ...part });

it.each([
  ['{"realm"', 'não é um JSON'],
  ['null', 'faltam realm ou resource'],
  [keycloak({ realm: '' }), 'faltam realm ou resource'],
  [keycloak({ 'auth-server-url': 'sso' }), 'auth-server-url deve ser'],
])('rejects the keycloak.json %s, naming the file and the fault', async (content, fault) => {
  const dataDir = await mkdtemp(join(folder, 'sso-'));
  const path = join(dataDir, 'keycloak.json');
  await writeFile(path, content);
  await expect(checkSettings({ dataDir, host, port })).rejects.toThrow(
    `${path} não serve: ${fault}`,
  );
});

it('rejects an unreadable keycloak.json, and accepts a valid one', async () => {
  const dataDir = await mkdtemp(join(folder, 'sso-'));
  const path = join(dataDir, 'keycloak.json');
  await mkdir(path);
  await expect(checkSettings({ dataDir, host, port })).rejects.toThrow(`${path} não serve: EISDIR`);
  await rm(path, { recursive: true });
  await writeFile(path, keycloak({}));
  await checkSettings({ dataDir, host, port });
});

it('exits with code 2 and only the message for an invalid setting or a damaged keycloak.json', async () => {
  const damaged = await mkdtemp(join(folder, 'sso-'));
  await writeFile(join(damaged, 'keycloak.json'), '{');
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  const print = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubEnv('PORT', '0');
  for (const dataDir of [join(folder, 'file'), damaged]) {
    vi.stubEnv('DATA_DIR', dataDir);
    await settingsOrExit();
  }
  vi.unstubAllEnvs();
  expect(exit.mock.calls).toEqual([[2], [2]]);
  expect(print.mock.calls).toEqual([
    [expect.stringMatching(/^DATA_DIR=".+" não serve: não é uma pasta\. Use uma pasta que /)],
    [`${join(damaged, 'keycloak.json')} não serve: não é um JSON.`],
  ]);
  vi.restoreAllMocks();
});
