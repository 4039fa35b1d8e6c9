import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { importFiles } from '@observatorio/import';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { text2019 } from '../rais/test-files';

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'observatorio-'));
});
afterEach(() => rm(dir, { recursive: true }));

const text = (rows: number): string =>
  `ano,CBO2002,empregados\n${Array.from({ length: rows }, (_, row) => `${2016 - row},411005,10\n`).join('')}`;

async function file(name: string, content: string | Buffer): Promise<string> {
  const path = join(dir, name);
  await writeFile(path, content);
  return path;
}

describe('file names', () => {
  it.each([
    'serie[1].csv',
    '*.csv',
    '?.csv',
    '{a,b}.csv',
    '[!a].csv',
    'a\\*.csv',
    "d'água “1”.csv",
    '~serie.csv',
    'file:serie.csv',
    'http:serie.csv',
    's3:serie.csv',
    '-serie.csv',
  ])('treats %s as a literal name', async (name) => {
    await file('serie1.csv', text(1));
    await file('a.csv', text(1));
    const path = relative(process.cwd(), await file(name, text(7)));
    const dataDir = join(dir, 'dados [1]*');
    const edition = await importFiles('evolucao', dataDir, [path], { isPartial: true });
    expect(edition).toMatchObject({ linhasAceitas: 7, fontes: [name] });
  });

  it.each(['c1=x', 'c2=1', 'c7=M'])(
    'imports from a folder named like a partition: %s',
    async (folder) => {
      await mkdir(join(dir, folder));
      const path = await file(`${folder}/serie.csv`, text(7));
      const edition = await importFiles('evolucao', join(dir, 'dados'), [path], {
        isPartial: true,
      });
      expect(edition).toMatchObject({ linhasAceitas: 7 });
    },
  );

  it.each(['nada.csv', 'solto.csv', 'pasta', ''])('rejects %s and names the path', async (name) => {
    await symlink('nada', join(dir, 'solto.csv'));
    await mkdir(join(dir, 'pasta'));
    await expect(importFiles('evolucao', join(dir, 'dados'), [join(dir, name)])).rejects.toThrow(
      /não foi possível abrir|não há arquivo nenhum/,
    );
  });
});

it('refuses an edition without the states that it must have', async () => {
  const path = await file('2019.txt', text2019([{ municipality: '120040' }]));
  const importing = (requiredStates: string[], isPartial: boolean) =>
    importFiles('rais', join(dir, 'dados'), [path], { isPartial, requiredStates });
  await expect(importing(['12', '16', '17'], false)).rejects.toThrow('faltam Amapá e Tocantins.');
  expect(await importing(['12', '16'], true)).toMatchObject({
    ufs: ['12'],
    notas: expect.arrayContaining(['Falta Amapá.']),
  });
  expect(await importing(['12'], false)).toMatchObject({ ufs: ['12'] });
});

it('names the states that the edition in service has and this one lacks', async () => {
  const importing = async (municipalities: readonly string[], isPartial = true) => {
    const content = text2019(municipalities.map((municipality) => ({ municipality })));
    return importFiles('rais', join(dir, 'dados'), [await file('2019.txt', content)], {
      isPartial,
    });
  };
  await importing(['120040', '355030', '292740']);
  await expect(importing(['120040', '120040', '355030'], false)).rejects.toThrow(
    'não há vínculos da Bahia nesta edição, e a anterior os tem',
  );
  expect((await importing(['120040', '120040', '120040'])).notas).toContain(
    'Não há vínculos da Bahia e de São Paulo nesta edição, e a anterior os tem.',
  );
});

describe('disk space', () => {
  it('rejects an import that does not fit', async () => {
    const path = await file('serie.csv', text(10));
    const dataDir = join(dir, 'dados/novos');
    const options = { freeSpace: async () => 5e6 };
    await expect(importFiles('evolucao', dataDir, [path], options)).rejects.toThrow(
      /precisa de cerca de [\d,]+ MB em .*novos, e há 5 MB livres/,
    );
    expect(await readdir(dir)).toEqual(['serie.csv']);
  });

  it('rejects a file whose rewritten copy does not fit', async () => {
    const path = await file('serie.csv', `${text(100)}a\n${text(1)}`);
    const dataDir = join(dir, 'dados');
    const freeSpace = async (folder: string) => (folder === dir ? 1e9 : 0);
    await expect(importFiles('evolucao', dataDir, [path], { freeSpace })).rejects.toThrow(
      'falta espaço em disco',
    );
  });

  it('rejects a gzip file with an excessive expansion ratio', async () => {
    const content = gzipSync(text(1) + '2016,411005,10\n'.repeat(5_000_000));
    const path = await file('serie.csv.gz', content);
    await expect(importFiles('evolucao', join(dir, 'dados'), [path])).rejects.toThrow(
      'serie.csv.gz: descompactado, o arquivo passa de 400 vezes o seu tamanho',
    );
  });
});
