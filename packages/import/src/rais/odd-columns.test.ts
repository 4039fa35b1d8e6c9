import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { importFiles } from '@observatorio/import';
import { officialFiles } from '@observatorio/store/official-files';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ImportOptions } from '../pipeline/run-import';
import { HEADER_2019, text2019 } from './test-files';

const {
  paths: [path = ''],
  missing,
} = officialFiles('rais_vinculos_AC_2016.txt.gz');

/** Positions of the columns in the file. */
const OCCUPATION = 0;
const ACTIVE = 1;
const SCHOOLING = 3;
const MUNICIPALITY = 5;
const PAY = 6;
const GENDER = 7;

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'observatorio-'));
});
afterEach(() => rm(dir, { recursive: true }));

async function importText(text: string, options: ImportOptions = {}) {
  const file = join(dir, '2016.txt');
  await writeFile(file, text, 'latin1');
  return importFiles('rais', join(dir, 'data'), [file], options);
}

describe.skipIf(missing)('links of Acre in 2016 with a damaged column', () => {
  let header = '';
  let links: string[][] = [];

  beforeAll(async () => {
    const text = gunzipSync(await readFile(path))
      .toString('latin1')
      .trimEnd();
    const [first = '', ...lines] = text.split('\r\n');
    header = first;
    // A sixth of the lines is enough; in blocks, so that most keep their neighbours.
    links = lines
      .filter((_, index) => Math.floor(index / 100) % 6 === 0)
      .map((line) => line.split(';'));
  });

  /** Imports the links up to the point at which their rows are accepted. */
  const importLinks = async (
    rows: readonly (readonly string[])[],
    { isPartial = false, header: names = header }: { isPartial?: boolean; header?: string } = {},
  ) =>
    importText(`${[names, ...rows.map((cells) => cells.join(';'))].join('\r\n')}\r\n`, {
      waived: [
        ...(names.includes('Subsetor') ? [] : ['subsetor']),
        ...(names.includes('Tamanho') ? [] : ['tamanho']),
      ],
      isPartial,
      onBuild: () => {
        throw new Error('The rows are accepted');
      },
    });

  /** Returns the links with each value of a column taken from another row. */
  const moved = (column: number, from: (index: number) => number): string[][] =>
    links.map((cells, index) =>
      cells.map((cell, place) =>
        place === column ? (links.at(from(index) % links.length)?.[place] ?? '') : cell,
      ),
    );

  /** Returns the links with a column changed in one of `every` rows. */
  const changed = (column: number, change: (value: string) => string, every = 1): string[][] =>
    links.map((cells, index) =>
      index % every === 0
        ? cells.map((cell, place) => (place === column ? change(cell) : cell))
        : cells,
    );

  // The factor has no divisor in common with any number of rows below itself.
  const shuffled = (index: number): number => index * 1_000_003;

  const byAmount = (pays: readonly string[]) =>
    pays.toSorted((a, b) => Number(a.replace(',', '.')) - Number(b.replace(',', '.')));

  it.each([
    ['CBO Ocupação 2002', OCCUPATION],
    ['Vínculo Ativo 31/12', ACTIVE],
    ['Escolaridade após 2005', SCHOOLING],
    ['Vl Remun Média Nom', PAY],
    ['Sexo Trabalhador', GENDER],
  ])('rejects a shuffled %s', async (label, column) => {
    await expect(importLinks(moved(column, shuffled))).rejects.toThrow(
      `2016.txt: os valores da coluna “${label}” não têm relação com os das outras, como se tivessem sido embaralhados. Confira o arquivo. Se é um recorte da fonte, e os valores são mesmo esses: --parcial.`,
    );
  });

  it('notes shuffled municipalities, which are like those of weakly related ones', async () => {
    const rows = moved(MUNICIPALITY, shuffled);
    const options: ImportOptions = {
      waived: ['subsetor', 'tamanho'],
      onBuild: ([report]) => {
        throw new Error(report?.oddities.join());
      },
    };
    const text = [header, ...rows.map((cells) => cells.join(';')), ''].join('\r\n');
    await expect(importText(text, options)).rejects.toThrow(
      'os valores da coluna “Município” não têm relação com os das outras, como se tivessem sido embaralhados',
    );
  });

  it.each([
    ['CBO Ocupação 2002', OCCUPATION],
    ['Município', MUNICIPALITY],
    ['Vl Remun Média Nom', PAY],
  ])('rejects %s shifted by one row', async (label, column) => {
    await expect(importLinks(moved(column, (index) => index + 1))).rejects.toThrow(
      `2016.txt: os valores da coluna “${label}” combinam com os das outras na linha seguinte, como se tivessem sido deslocados`,
    );
  });

  it.each([
    [
      MUNICIPALITY,
      '999999',
      'a coluna “Município” não traz valor conhecido em nenhum vínculo ativo',
    ],
    [
      PAY,
      '0,00',
      'nenhum vínculo ativo tem remuneração de 0,3 a 150 salários mínimos em “Vl Remun Média Nom”',
    ],
  ])('does not call a column without values shuffled', async (column, value, found) => {
    await expect(importLinks(changed(column, () => value))).rejects.toThrow(found);
  });

  it.each([
    [GENDER, (code: string) => (code === '1' ? '2' : '1'), 'nas obras e no transporte há mais'],
    [ACTIVE, (code: string) => (code === '1' ? '0' : '1'), 'nas obras há menos vínculos'],
    [SCHOOLING, (code: string) => `${12 - Number(code)}`, 'nas obras e na limpeza há mais'],
  ])('rejects exchanged codes in column %i', async (column, change, found) => {
    const result = importLinks(changed(column, change));
    await expect(result).rejects.toThrow(/^2016.txt: os códigos da coluna “.*” parecem trocados: /);
    await expect(result).rejects.toThrow(found);
  });

  it('rejects pay in centavos or ten times as high in some rows', async () => {
    const times = (factor: number) => (pay: string) =>
      (Number(pay.replace(',', '.')) * factor).toFixed(2).replace('.', ',');
    await expect(importLinks(changed(PAY, times(10), 4))).rejects.toThrow(
      /^2016.txt: em \d+% das linhas, “Vl Remun Média Nom” é mais de 5 vezes maior que a mediana da mesma ocupação\./,
    );
    await expect(importLinks(changed(PAY, times(30), 50))).rejects.toThrow(
      '2016.txt: em 2% das linhas, “Vl Remun Média Nom” é mais de 20 vezes maior que a mediana',
    );
    await expect(importLinks(changed(PAY, times(100), 20))).rejects.toThrow(
      /^2016.txt: em \d+% das linhas, “Vl Remun Média Nom” passa de 150 salários mínimos, como se/,
    );
    await expect(importLinks(changed(PAY, times(100)))).rejects.toThrow(
      /^2016.txt: em \d+% das linhas, “Vl Remun Média Nom” está fora de 0,3 a 150 salários mínimos/,
    );
  });

  it('rejects pay that is not a number in a twentieth of the rows', async () => {
    for (const pay of ['1,458.84', '#N/D', '01/05/2016']) {
      await expect(importLinks(changed(PAY, () => pay, 20))).rejects.toThrow(
        /^2016.txt, linha \d+: “Vl Remun Média Nom” não é um número em \d/,
      );
    }
  });

  it('rejects mean pay under the header of December', async () => {
    const renamed = header.replace(/Vl Remun M.dia Nom/, 'Vl Remun Dezembro Nom');
    await expect(importLinks(links, { header: renamed })).rejects.toThrow(
      /em \d+% das linhas de vínculos encerrados, “Vl Remun Dezembro Nom” traz um valor, como se fosse a remuneração média do ano/,
    );
  });

  it.each<[name: string, value: (occupation: string) => string, found: string]>([
    ['Qtd Hora Contr', () => '8', '“Qtd Hora Contr” tem menos de 15 horas'],
    [
      'Tamanho Estabelecimento',
      (occupation) => `${1 + (Number(occupation) % 4)}`,
      'das linhas de vínculos ativos, “Tamanho Estabelecimento” é o código 1',
    ],
    [
      'IBGE Subsetor',
      (occupation) => ({ 71: '16', 52: '15' })[occupation.slice(0, 2)] ?? '24',
      'os códigos da coluna “IBGE Subsetor” parecem trocados',
    ],
  ])('rejects a column of other values: %s', async (name, value, found) => {
    const rows = links.map((cells) => [...cells, value(cells[OCCUPATION] ?? '')]);
    await expect(importLinks(rows, { header: `${header};${name}` })).rejects.toThrow(found);
  });

  it('rejects municipalities of other states, of which some do not exist', async () => {
    const elsewhere = (code: string) => code.replace(/^12/, '35');
    await expect(importLinks(changed(MUNICIPALITY, elsewhere))).rejects.toThrow(
      '“Município” é de município que não existe em',
    );
  });

  it('rejects schooling that is one level too high', async () => {
    const higher = (code: string) => `${Math.min(11, Number(code) + 1)}`;
    await expect(importLinks(changed(SCHOOLING, higher))).rejects.toThrow(
      'os códigos da coluna “Escolaridade após 2005” parecem trocados ou preenchidos',
    );
  });

  it('rejects rounded pay, and codes that fill a part of the rows or all end alike', async () => {
    const rounded = (pay: string) => `${Math.round(Number(pay.replace(',', '.')))},00`;
    await expect(importLinks(changed(PAY, rounded))).rejects.toThrow(
      '2016.txt: em 100% das linhas, “Vl Remun Média Nom” não tem centavos',
    );
    await expect(importLinks(changed(SCHOOLING, () => '7', 3))).rejects.toThrow(
      'os códigos da coluna “Escolaridade após 2005” parecem trocados ou preenchidos em parte das linhas',
    );
    await expect(
      importLinks(changed(OCCUPATION, (code) => `${code.slice(0, 4)}05`)),
    ).rejects.toThrow('a coluna “CBO Ocupação 2002” termina do mesmo modo em todas as linhas');
  });

  it('rejects pay of which higher amounts were cut down to one', async () => {
    const cut = (pay: string) => (Number(pay.replace(',', '.')) > 15_000 ? '15000,00' : pay);
    await expect(importLinks(changed(PAY, cut))).rejects.toThrow(
      /^2016.txt: em 1% das linhas, de \d+ ocupações, “Vl Remun Média Nom” é exatamente R\$\u00a015\.000,00, e nenhuma tem mais/,
    );
  });

  it.each([
    ['sorted', 'estão em ordem nas linhas com “Sexo Trabalhador” 2, e nas outras não', -1],
    [
      'shuffled',
      'não têm relação com os das outras nas linhas com “Sexo Trabalhador” 2',
      1_000_003,
    ],
  ])('rejects pay that is %s among women only', async (_, found, factor) => {
    const pays = links.filter((cells) => cells[GENDER] === '2').map((cells) => cells[PAY] ?? '');
    const others =
      factor > 0
        ? Array.from(pays.keys(), (index) => pays[(index * factor) % pays.length] ?? '')
        : byAmount(pays);
    const rows = links.map((cells) =>
      cells[GENDER] === '2' ? cells.with(PAY, others.shift() ?? '') : cells,
    );
    await expect(importLinks(rows)).rejects.toThrow(
      `2016.txt: os valores da coluna “Vl Remun Média Nom” ${found}`,
    );
  });

  it('accepts links sorted by pay, in all or within each gender', async () => {
    const amount = (cells: readonly string[]) => Number(cells[PAY]?.replace(',', '.'));
    const byPay = links.toSorted((a, b) => amount(a) - amount(b));
    await expect(importLinks(byPay)).rejects.toThrow('The rows are accepted');
    const byGender = byPay.toSorted((a, b) => Number(a[GENDER]) - Number(b[GENDER]));
    await expect(importLinks(byGender)).rejects.toThrow('The rows are accepted');
  });

  it('accepts the links of one gender, which --parcial states', async () => {
    const women = links.filter((cells) => cells[GENDER] === '2');
    await expect(importLinks(women)).rejects.toThrow('“Sexo Trabalhador” traz o mesmo valor');
    await expect(importLinks(women, { isPartial: true })).rejects.toThrow('The rows are accepted');
  });

  it.each([
    ['teachers', (cells: string[]) => cells[OCCUPATION]?.startsWith('23')],
    ['one town', (cells: string[]) => cells[MUNICIPALITY] === '120040'],
    ['active links', (cells: string[]) => cells[ACTIVE] === '1'],
    ['graduates', (cells: string[]) => Number(cells[SCHOOLING]) >= 9],
    ['services', (cells: string[]) => cells[OCCUPATION]?.startsWith('5')],
  ])('accepts extracts: %s', async (_, isIn) => {
    await expect(importLinks(links.filter(isIn))).rejects.toThrow('The rows are accepted');
  });
});

it('rejects active links with a month of ending', async () => {
  const month = HEADER_2019.indexOf('Mês Desligamento');
  const [header, ...lines] = text2019(
    Array.from({ length: 60 }, () => ({})),
    HEADER_2019,
    2016,
  )
    .trimEnd()
    .split('\r\n');
  const ended = lines.map((line, index) =>
    line
      .split(';')
      .map((cell, place) => (place === month ? (index % 3 === 0 ? '07' : '00') : cell))
      .join(';'),
  );
  await expect(importText([header, ...ended].join('\r\n'))).rejects.toThrow(
    '“Vínculo Ativo 31/12” e “Mês Desligamento” não concordam em 20 de 60 linhas, como em “1” e “07”',
  );
});
