import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { readSingleSignOn } from './single-sign-on';

it('reports each problem once, even if a call without a listener found it first', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'sso-'));
  const onProblem = vi.fn();
  const read = async (content: string) => {
    await writeFile(join(dataDir, 'keycloak.json'), content);
    await readSingleSignOn(dataDir);
    await readSingleSignOn(dataDir, onProblem);
    return readSingleSignOn(dataDir, onProblem);
  };
  const valid = { realm: 'r', resource: 'x', 'auth-server-url': 'https://sso.example' };
  expect(await read('{')).toBeUndefined();
  expect(await read('{}')).toBeUndefined();
  expect(await read(JSON.stringify({ ...valid, secret: 's' }))).toEqual(valid);
  expect(await read('{}')).toBeUndefined();
  const [notJson, incomplete] = ['não é um JSON', 'faltam realm ou resource'].map((fault) => [
    `${join(dataDir, 'keycloak.json')} não serve: ${fault}. O acesso único fica desligado.`,
  ]);
  expect(onProblem.mock.calls).toEqual([notJson, incomplete, incomplete]);
  await rm(dataDir, { recursive: true });
});
