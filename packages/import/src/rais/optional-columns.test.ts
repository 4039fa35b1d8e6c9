import { expect, it } from 'vitest';
import { testReading } from '../test-reading';
import { linksFile } from './links-file';
import { rais } from './rais';
import { HEADER_2019, type RaisRow, text2019 } from './test-files';

const { readRows } = testReading('rais', rais, 2019);

const first = Object.keys(linksFile.columns).indexOf('race') + 3;

/** Reads rows without some columns, and returns the race, hours and tenure of each. */
async function read(rows: readonly RaisRow[], without: readonly string[] = []) {
  const header = HEADER_2019.filter((name) => !without.includes(name));
  const { report, rows: found } = await readRows('2019.txt', text2019(rows, header));
  return { report, values: found.map((row) => row.slice(first, first + 3)) };
}

it('reads the codes of the races, padded or not, and none from the marks of an unknown one', async () => {
  const codes = ['01', '2', '04', '6', '08', '9', '09', '99', '0', '-1', '{ñ class}', ''];
  const { report, values } = await read(codes.map((race) => ({ race })));
  expect(values.map(([race]) => race)).toEqual([
    1,
    2,
    4,
    6,
    8,
    null,
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
  expect(report.doubts).toEqual([]);
});

it('rejects the numbers of the races of other sources', async () => {
  const rows = Array.from({ length: 200 }, (_, index) => ({ race: String(1 + (index % 5)) }));
  await expect(read(rows)).rejects.toThrow(
    '“Raça Cor” traz valor desconhecido em 80 de 200 linhas, como em “3”',
  );
});

it('reads the hours of a week, and none from 0 or more than 44', async () => {
  const hours = ['44', '044', '44,0', '40.00', '36', '1', '00', '0', '99', '', '{ñ class}'];
  const rows = [...hours.map((each) => ({ hours: each })), { hours: '60' }];
  const { report, values } = await read(rows);
  expect(values.map(([, each]) => each)).toEqual([
    44,
    44,
    44,
    40,
    36,
    1,
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
  expect(report.doubts).toMatchObject([{ count: 1, examples: [{ text: '60' }] }]);
});

it('rejects the hours of a month', async () => {
  const rows = Array.from({ length: 60 }, () => ({ hours: '220' }));
  await expect(read(rows)).rejects.toThrow(
    '“Qtd Hora Contr” não é um número de horas por semana, de 0 a 44 em 60 de 60 linhas',
  );
});

const months = ['0', '2,9', '3', '5.9', '0000006,0', '12', '24,0', '36', '59,9', '60', '120'];
const bands = ['01', '01', '02', '02', '03', '04', '05', '06', '06', '07', '08'];

it.each([
  ['both columns', []],
  ['the months', ['Faixa Tempo Emprego']],
  ['the bands', ['Tempo Emprego']],
])('reads the tenure from %s', async (_, without) => {
  const rows = bands.map((tenure, index) => ({ tenure, months: months[index] }));
  const { report, values } = await read(rows, without);
  expect(values.map(([, , band]) => band)).toEqual(bands.map(Number));
  expect(report).toMatchObject({ doubts: [], contradictions: [] });
});

it('takes 0 months with an unknown band for unknown', async () => {
  const { values } = await read([
    { months: '0', tenure: '99' },
    { months: '-1', tenure: '03' },
  ]);
  expect(values.map(([, , band]) => band)).toEqual([null, 3]);
});

it('rejects months that are days', async () => {
  const rows = Array.from({ length: 60 }, () => ({ months: '787', tenure: '05' }));
  await expect(read(rows)).rejects.toThrow(
    '“Tempo Emprego” e “Faixa Tempo Emprego” não concordam em 60 de 60 linhas',
  );
});

it('reads a file without the columns', async () => {
  const { values } = await read(
    [{}],
    ['Raça Cor', 'Qtd Hora Contr', 'Tempo Emprego', 'Faixa Tempo Emprego'],
  );
  expect(values).toEqual([[null, null, null]]);
});
