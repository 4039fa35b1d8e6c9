import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readAddresses } from './addresses';

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'observatorio-'));
});
afterEach(() => rm(dir, { recursive: true }));

const aMao = 'ftp://exemplo';

async function reading(overrides: unknown) {
  const path = join(dir, 'enderecos.json');
  await writeFile(path, JSON.stringify(overrides));
  return readAddresses(path);
}

it.each([
  [{ raiz: { aMao } }, 'a fonte “raiz” não existe; há rais, '],
  [[], 'isto não é um objeto com o nome de cada fonte'],
  [null, 'isto não é um objeto com o nome de cada fonte'],
  [{ cbo: 'x' }, 'em “cbo”, falta um objeto'],
  [{ cbo: {} }, 'em “cbo”, falta “aMao”'],
  [{ cbo: { aMao: 1 } }, '“aMao” não é um texto'],
  [{ rais: { aMao, partes: 'x' } }, 'em “rais”, “partes” não é uma lista de objetos'],
  [{ rais: { aMao, partes: [{ nomes: { 'A.7z': 'SP' } }] } }, '“partes” não é'],
  [{ rais: { aMao, partes: [{ nomes: { 'A.7z': ['XX'] } }] } }, '“partes” não é'],
  [{ rais: { aMao, faltam: [{ desde: '2010' }] } }, '“faltam” não é uma lista de objetos com'],
  [{ cbo: { aMao, enderecos: ['ftp://a'] } }, '“enderecos” não é uma lista de listas'],
  [{ cbo: { aMao, enderecos: [['gopher://a']] } }, '“gopher://a” não é um endereço ftp'],
  [{ cbo: { aMao, primeiroAno: '2009' } }, '“primeiroAno” não é um ano'],
  [{ rais: { aMao, pastas: 'ftp://a/' } }, 'falta “arquivos”'],
  [{ rais: { aMao, opcionais: '(' } }, '“(” não é uma expressão regular'],
])('refuses the addresses %j', async (overrides, text) => {
  await expect(reading(overrides)).rejects.toThrow(text);
});

it('replaces the sources of the project that the file has', async () => {
  const cbo = { aMao, enderecos: [['ftp://exemplo/a.csv']] };
  expect(await reading({ leia: ['texto'], cbo })).toMatchObject({
    cbo,
    emec: { aMao: expect.any(String) },
  });
});
