import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ipca, type Month, newestDecember, priceFactor } from '@observatorio/domain';
import { pricesIn, Refusal } from '@observatorio/store';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importPrices } from './import-prices';

let folder: string;
let dataDir: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'observatorio-'));
  dataDir = join(folder, 'data');
});
afterEach(() => rm(folder, { recursive: true }));

async function imported(text: string | Buffer, name = 'ipca.json'): Promise<string[]> {
  const path = join(folder, name);
  await writeFile(path, text);
  return importPrices(dataDir, [path]);
}

const NEW: [string, string][] = [
  ['202606', '7652.37'],
  ['202607', '7657.73'],
  ['202608', '7633.23'],
];

const aggregates = (serie: readonly [string, string][], id = '2266') =>
  JSON.stringify([
    {
      id,
      variavel: 'IPCA - Número-índice (base: dezembro de 1993 = 100)',
      resultados: [{ series: [{ localidade: { id: '1' }, serie: Object.fromEntries(serie) }] }],
    },
  ]);

const values = (serie: readonly [string, string][], variable = '2266') =>
  JSON.stringify([
    { NC: 'Nível (Código)', V: 'Valor', D2C: 'Mês (Código)', D3C: 'Variável (Código)' },
    ...serie.map(([month, value]) => ({ NC: '1', V: value, D2C: month, D3C: variable })),
  ]);

const csv = (rows: string, delimiter = ',') =>
  `\uFEFF"Tabela 1737 - IPCA - Série histórica com número-índice"
"Variável - IPCA - Número-índice (base: dezembro de 1993 = 100) (Número-índice)"
"Mês"${delimiter}"Brasil"
${rows}
"Fonte: IBGE - Índice Nacional de Preços ao Consumidor Amplo"
`;

const rates = (...months: [string, string][]) =>
  JSON.stringify(months.map(([data, valor]) => ({ data, valor })));

describe('importPrices', () => {
  it.each([
    ['JSON of the aggregates API', aggregates([...NEW, ['202609', '...']])],
    ['JSON of the values API', values(NEW)],
    [
      'CSV',
      csv(
        '"dezembro 1979","0.0000000076"\n"junho 2026","7652.37"\n"julho 2026","7657.73"\n"agosto 2026","7633.23"',
      ),
    ],
    [
      'CSV with decimal commas',
      csv('"junho 2026";"7.652,37"\n"julho 2026";"7.657,73"\n"agosto 2026";"7.633,23"', ';'),
    ],
    [
      'rates of the Banco Central',
      rates(['01/06/2026', '0.16'], ['01/07/2026', '0.07'], ['01/08/2026', '-0.32']),
    ],
  ])('extends the table by the months of %s', async (_, text) => {
    const lines = await imported(text);
    expect(lines.at(-1)).toBe('Em serviço: IPCA até agosto de 2026.');
    const prices = await pricesIn(dataDir);
    expect([...prices.keys()]).toEqual([...ipca.keys(), '2026-07', '2026-08']);
    expect(prices.get('2026-07')).toBeCloseTo(7657.73, 1);
    expect(prices.get('2026-08')).toBeCloseTo(7633.23, 1);
    expect(priceFactor(2019, 'dezembro', '2026-08', prices)).toBeCloseTo(7633.23 / 5320.25, 4);
  });

  it('keeps the months of earlier imports, and takes corrected ones from later files', async () => {
    await imported(aggregates(NEW), 'a.json');
    await imported(
      aggregates([
        ['202608', '7633.99'],
        ['202609', '7640.00'],
      ]),
      'b.json',
    );
    const prices = await pricesIn(dataDir);
    const months: Month[] = ['2026-07', '2026-08', '2026-09'];
    expect(months.map((month) => prices.get(month))).toEqual([7657.73, 7633.99, 7640]);
    expect(newestDecember(prices)).toBe('2025-12');
  });

  it('says so if there is nothing new, and writes nothing', async () => {
    expect(await imported(values([['201912', '5320.25']]))).toEqual([
      'Nada de novo: o IPCA já vai até junho de 2026, e os arquivos conferem com ele.',
    ]);
    expect(await readdir(folder)).toEqual(['ipca.json']);
  });

  it.each([
    [
      'a gap in the file',
      aggregates([
        ['202606', '7652.37'],
        ['202608', '7633.23'],
      ]),
      'falta julho de 2026',
    ],
    ['a gap after the table', aggregates([['202609', '7640']]), 'falta julho de 2026'],
    [
      'an unpublished month before others',
      values([
        ['202607', '...'],
        ['202608', '7633.23'],
      ]),
      'falta julho de 2026',
    ],
    [
      'a gap in the rates',
      rates(['01/11/2019', '0.51'], ['01/01/2020', '0.21']),
      'falta dezembro de 2019',
    ],
    [
      'an index that differs from the table',
      aggregates([['201912', '5330']]),
      'dá 5.330,00 para dezembro de 2019, e a tabela do projeto, 5.320,25',
    ],
    [
      'rates of another index',
      rates(['01/12/2019', '1.22']),
      'dá 1,22% para dezembro de 2019, e a tabela do projeto, 1,15%',
    ],
    ['another variable', aggregates(NEW, '63'), 'tem a variável 63, e não a 2266'],
    ['another variable by the values API', values(NEW, '63'), 'tem a variável 63'],
    [
      'a CSV of another variable',
      '"Tabela 1737 - IPCA"\n"Variável - IPCA - Variação mensal (%)"\n"julho 2026","0.07"',
      'Número-índice',
    ],
    ['a cut JSON', aggregates(NEW).slice(0, -20), 'não é um JSON inteiro'],
    ['another JSON', '{"a":1}', 'não é um JSON do IPCA'],
    ['no number', values([['202607', 'abc']]), '“abc”, de julho de 2026, não é um número'],
    [
      'a month twice',
      values([
        ['202607', '7657.73'],
        ['202607', '7657.73'],
      ]),
      'julho de 2026 aparece duas vezes',
    ],
    ['no month', values([['2026', '7657.73']]), '“2026” não é um mês'],
    ['an empty file', '', 'ipca.json: '],
  ])('refuses %s', async (_, text, message) => {
    const failure = await imported(text).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Refusal);
    expect(String(failure)).toContain(message);
    expect(await readdir(folder)).toEqual(['ipca.json']);
  });

  it('keeps the earlier months if a file is refused', async () => {
    await imported(aggregates(NEW));
    const before = await readFile(join(dataDir, 'ipca.json'), 'utf8');
    await expect(imported(aggregates([['202610', '7700']]))).rejects.toThrow(
      'falta setembro de 2026',
    );
    expect(await readFile(join(dataDir, 'ipca.json'), 'utf8')).toBe(before);
  });

  it('names a file that does not exist, and a damaged one in the data directory', async () => {
    await expect(importPrices(dataDir, [join(folder, 'nada.json')])).rejects.toThrow(
      /nada\.json não existe/,
    );
    await imported(aggregates(NEW));
    await writeFile(join(dataDir, 'ipca.json'), '{"indices":{"2026-07":"x"');
    await expect(pricesIn(dataDir)).rejects.toThrow(/ipca\.json está corrompido/);
    await imported(aggregates(NEW));
    expect((await pricesIn(dataDir)).get('2026-07')).toBe(7657.73);
  });
});
