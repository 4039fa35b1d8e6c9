import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importFiles } from '@observatorio/import';
import { officialFiles } from '@observatorio/store/official-files';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { askEdition } from '../occupations/test-edition';
import { InstitutionNames } from './institution-name';

const {
  paths: [official = ''],
  missing,
} = officialFiles('emec_ies_lista.csv');

let dir: string;
let dataDir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'observatorio-'));
  dataDir = join(dir, 'data');
});
afterEach(() => rm(dir, { recursive: true }));

const HEADER =
  'CODIGO_DA_IES,NOME_DA_IES,SIGLA,CATEGORIA_DA_IES,COMUNITARIA,CONFESSIONAL,FILANTROPICA,ORGANIZACAO_ACADEMICA,CODIGO_MUNICIPIO_IBGE,MUNICIPIO,UF,SITUACAO_IES';
const CURITIBA = '000000004106902,Curitiba,PR';

const row = (code: number, name: string, place = CURITIBA, status = 'Ativa'): string =>
  `${code},${name},F${code},Privada,N,N,N,Faculdade,${place},${status}`;

const rows = Array.from({ length: 30 }, (_, index) =>
  row(100 + index, `FACULDADE DAS FLORES ${index}`),
);

async function importRows(lines: readonly string[], header = HEADER, isPartial = true) {
  const path = join(dir, 'ies.csv');
  await writeFile(path, `${[header, ...lines].join('\n')}\n`);
  return importFiles('emec', dataDir, [path], { isPartial });
}

const ask = (sql: string) => askEdition(dataDir, 'emec', sql);

describe.skipIf(missing)('e-MEC institutions (real file)', () => {
  it('imports every row', async () => {
    const edition = await importFiles('emec', dataDir, [official]);
    expect(edition).toMatchObject({ linhasLidas: 4393, linhasAceitas: 4393, linhasRejeitadas: 0 });
    expect(edition.notas).toEqual([
      'A lista tem 3.128 instituições em atividade e 1.265 extintas.',
      '499 instituições estão sem município nem estado informado.',
    ]);
    expect(await ask('SELECT * FROM institutions WHERE code IN (925, 2043, 5701)')).toEqual([
      [
        925,
        'Faculdade de Ciências Gerênciais de Vilhena',
        'FCGV',
        'Privada',
        'Faculdade',
        null,
        null,
        false,
      ],
      [
        2043,
        'Centro Universitário Vale do Salgado',
        null,
        'Privada',
        'Centro Universitário',
        2_305_407,
        23,
        true,
      ],
      [
        5701,
        'Universidade do Estado do Amapá',
        'UEAP',
        'Pública',
        'Universidade',
        1_600_303,
        16,
        true,
      ],
    ]);
    const [[places] = []] = await ask('SELECT count(municipio)::INTEGER FROM institutions');
    expect(places).toBe(3894);
    const names = (await ask('SELECT name FROM institutions')).map(([name]) => String(name));
    expect(names.filter((name) => name === name.toUpperCase())).toEqual(['L2 LABOR']);
    expect(names).toEqual(
      expect.arrayContaining([
        'Fundação Universidade Federal do ABC',
        'Faculdade de Tecnologia SENAI Joinville',
        'Faculdades Integradas do Ceará - UniFIC',
      ]),
    );
  });

  it.each<readonly [string, RegExp, string, string]>([
    [
      'category and organisation exchanged',
      /,(Privada|Pública),(.,.,.),([^,"]+|"[^"]+"),/,
      ',$3,$2,$1,',
      'linha 2: “CATEGORIA_DA_IES” não é uma categoria de instituição em 4.393 de 4.393 linhas, como em “Faculdade”',
    ],
    [
      'towns in other states',
      /,SP,/,
      ',RJ,',
      '“CODIGO_MUNICIPIO_IBGE” e “UF” não concordam em 897 de 4.393 linhas, como em “000000003548708” e “RJ”',
    ],
    [
      'names of other towns',
      /,Rio de Janeiro,/,
      ',Niterói,',
      '“MUNICIPIO” e “CODIGO_MUNICIPIO_IBGE” não concordam em 101',
    ],
    ['codes as decimal numbers', /^(\d+),/, '$1.0,', '“CODIGO_DA_IES” não é um código'],
    [
      'a third of the places blank',
      /,0{8}[1-3]\d{6},[^,]*,..,/,
      ',null,null,null,',
      'a coluna “CODIGO_MUNICIPIO_IBGE” não traz valor em',
    ],
    ['no institution of Acre', /^.*,AC,.*$/, '', 'falta Acre'],
    [
      'closed institutions only',
      /,Ativa$/,
      ',Extinta',
      'há 7 instituições em atividade, e a fonte tem cerca de 3.128',
    ],
    [
      'a fifth of the institutions',
      /^\d*[1-9],.*$/,
      '',
      'instituições, e a fonte tem cerca de 4.393',
    ],
  ])('rejects a file with %s', async (_, pattern, replacement, found) => {
    const [header = '', ...lines] = (await readFile(official, 'utf8')).trimEnd().split(/\r?\n/);
    const changed = lines.map((line) => line.replace(pattern, replacement)).filter(Boolean);
    await expect(importRows(changed, header, false)).rejects.toThrow(found);
  });

  it('rejects the status of other rows', async () => {
    const [header = '', ...lines] = (await readFile(official, 'utf8')).trimEnd().split(/\r?\n/);
    const status = lines.map((line) => line.slice(line.lastIndexOf(',')));
    const changed = lines.map(
      (line, index) =>
        line.slice(0, line.lastIndexOf(',')) + (status[(index * 101) % lines.length] ?? ''),
    );
    await expect(importRows(changed, header, false)).rejects.toThrow('embaralhad');
  });

  it('rejects codes that were sorted by themselves, and exchanged marks of closure', async () => {
    const [header = '', ...lines] = (await readFile(official, 'utf8')).trimEnd().split(/\r?\n/);
    const codes = lines.map((line) => Number.parseInt(line, 10)).toSorted((a, b) => a - b);
    const sorted = lines.map((line, index) => line.replace(/^\d+/, `${codes[index]}`));
    await expect(importRows(sorted, header, false)).rejects.toThrow(
      '“CODIGO_DA_IES” e “NOME_DA_IES” não concordam em 20 de 4.393 linhas',
    );
    const exchanged = lines.map((line) =>
      line.replace(/,(Ativa|Extinta)$/, (mark) => (mark === ',Ativa' ? ',Extinta' : ',Ativa')),
    );
    await expect(importRows(exchanged, header, false)).rejects.toThrow(
      'os códigos da coluna “SITUACAO_IES” parecem trocados',
    );
  });

  it('rejects a file with more than a hundredth of broken lines', async () => {
    const broken = rows.map((line, index) =>
      index % 2 === 0 ? line.replace('FLORES', 'FLORES, E') : line,
    );
    await expect(importRows(broken)).rejects.toThrow(
      'linha 2: mais de 1% das 30 linhas não puderam ser lidas; o motivo mais frequente é linha com colunas demais',
    );
  });

  it('accepts the institutions of one state and says so', async () => {
    const [header = '', ...lines] = (await readFile(official, 'utf8')).trimEnd().split(/\r?\n/);
    const edition = await importRows(
      lines.filter((line) => line.includes(',SE,')),
      header,
      false,
    );
    expect(edition.notas).toEqual([
      'A lista tem 24 instituições em atividade e 4 extintas.',
      'Só há instituições de 1 estado: Sergipe.',
    ]);
  });

  it('rejects names and abbreviations of the row before', async () => {
    const [header = '', ...lines] = (await readFile(official, 'utf8')).trimEnd().split(/\r?\n/);
    const plain = lines.filter((line) => !line.includes('"')).map((line) => line.split(','));
    const moved = (column: number) =>
      plain.map((cells, index) =>
        cells.with(column, plain.at(index - 1)?.[column] ?? '').join(','),
      );
    for (const column of [1, 2]) {
      await expect(importRows(moved(column), header, false)).rejects.toThrow(
        '“NOME_DA_IES” e “SIGLA” não concordam',
      );
    }
  });

  it('counts repeated institutions once', async () => {
    const [header = '', ...lines] = (await readFile(official, 'utf8')).trimEnd().split(/\r?\n/);
    const edition = await importRows([...lines, ...lines.slice(0, 1000)], header, false);
    expect(edition.notas).toContain(
      'ies.csv: 1.000 linhas repetem anteriores e contam uma vez só.',
    );
  });

  it('rejects a truncated file', async () => {
    const text = await readFile(official, 'utf8');
    const path = join(dir, 'ies.csv');
    await writeFile(path, text.slice(0, 200_000).replace(/[^\n]{20}$/, ''));
    await expect(importFiles('emec', dataDir, [path])).rejects.toThrow('está cortada');
  });
});

describe('e-MEC institutions', () => {
  it('accepts missing places and unknown values and reports them in the notes', async () => {
    const edition = await importRows([
      ...rows,
      row(1, '  Escola   de Minas', 'null,null,null', 'Extinta'),
      row(2, 'ESCOLA II', '000000003599999,Nenhures,XX', 'Em Atividade'),
      row(3, 'Escola Três', CURITIBA, 'Suspensa'),
      row(4, '', CURITIBA),
    ]);
    expect(edition).toMatchObject({ linhasLidas: 34, linhasAceitas: 33, linhasRejeitadas: 1 });
    expect(edition.motivos).toEqual({ '“NOME_DA_IES” está vazio': 1 });
    expect(edition.notas).toEqual([
      'A lista tem 31 instituições em atividade e 1 extinta.',
      'Só há instituições de 1 estado: Paraná.',
      '2 instituições estão sem município nem estado informado.',
      'Em 1 linha, “CODIGO_MUNICIPIO_IBGE” é de município que não existe: consta como não informado.',
      'Em 1 linha, “SITUACAO_IES” traz valor desconhecido: consta como não informado.',
    ]);
    expect(
      await ask('SELECT name, uf, municipio, is_active FROM institutions WHERE code < 4'),
    ).toEqual([
      ['Escola de Minas', null, null, false],
      ['Escola II', null, null, true],
      ['Escola Três', 41, 4_106_902, null],
    ]);
  });

  it.each([
    ['a missing column', rows, HEADER.replace('SIGLA', 'X'), 'falta a coluna “SIGLA”'],
    [
      'a duplicate column',
      rows,
      HEADER.replace('COMUNITARIA', 'UF'),
      'a coluna “UF” aparece mais de uma vez',
    ],
    [
      'a duplicate code',
      [...rows, row(107, 'OUTRA')],
      HEADER,
      'linha 32: esta linha contradiz a linha 9, que dá outro valor de “NOME_DA_IES” a “107”',
    ],
    [
      'no municipality at all',
      rows.map((line) => line.replace(CURITIBA, 'null,null,PR')),
      HEADER,
      'a coluna “CODIGO_MUNICIPIO_IBGE” não traz valor',
    ],
    [
      'swapped columns',
      rows.map((line) => line.replace(CURITIBA, 'Curitiba,000000004106902,PR')),
      HEADER,
      'município que não existe',
    ],
    [
      'invalid codes',
      rows.map((line) => `x${line}`),
      HEADER,
      '“CODIGO_DA_IES” não é um código de instituição do e-MEC em 30 de 30 linhas',
    ],
  ])('rejects a file with %s', async (_, lines, header, found) => {
    const refusal = importRows(lines, header, false);
    await expect(refusal).rejects.toThrow(found);
    await expect(refusal).rejects.toThrow('ies.csv');
  });
});

describe('institution names', () => {
  const names = new InstitutionNames(
    [
      { name: 'Faculdade ESAMC Jundiaí', abbreviation: null },
      { name: 'Faculdade Atenas', abbreviation: null },
    ],
    ['Fortaleza', 'Três Lagoas'],
  );

  it.each([
    ['UNIVERSIDADE DO ESTADO DO AMAPÁ', 'UEAP', 'Universidade do Estado do Amapá'],
    ['FACULDADE ESAMC', null, 'Faculdade ESAMC'],
    ['FACULDADE ATENAS', 'ATENAS', 'Faculdade Atenas'],
    [
      'FACULDADE DE TECNOLOGIA SENAI ÍTALO BOLOGNA',
      null,
      'Faculdade de Tecnologia SENAI Ítalo Bologna',
    ],
    ['FACULDADE FAPTO', 'FAPTO', 'Faculdade FAPTO'],
    ['FACULDADE PIO XII - UNIDADE II', 'F', 'Faculdade Pio XII - Unidade II'],
    ['FACULDADE DR. ARISTIDES', null, 'Faculdade Dr. Aristides'],
    ['INSTITUTO JK DE SANT’ANNA', null, 'Instituto JK de Sant’Anna'],
    ['Faculdade do Norte - FORTALEZA', null, 'Faculdade do Norte - Fortaleza'],
    ['Faculdade Zeta', 'ZETA', 'Faculdade Zeta'],
  ])('formats %s', (name, abbreviation, shown) => {
    expect(names.shown({ name, abbreviation })).toBe(shown);
  });
});
