import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anyText, decimalCell, listCell, matching, oneOfCell, orEmpty } from './csv-cells';
import { readCsv, readLines } from './csv-file';

let folder: string;
let file: URL;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'csv-'));
  file = pathToFileURL(join(folder, 'table.csv'));
});

afterAll(() => rmSync(folder, { recursive: true }));

const columns = {
  codigo: matching(/^\d{3}$/),
  nome: anyText,
  grau: oneOfCell(['B', 'L']),
  horas: orEmpty(decimalCell),
  familias: listCell(matching(/^\d$/), ' '),
};
const HEADER = 'codigo;nome;grau;horas;familias';

const read = (...lines: string[]) => {
  writeFileSync(file, `${lines.join('\n')}\n`);
  return readCsv(file, columns);
};

it('reads cells by the name of their column', () => {
  expect(read(HEADER, '011;Letras;L;-1,5;1 2', '012;"a; ""b""";B;;3')).toEqual([
    { codigo: '011', nome: 'Letras', grau: 'L', horas: -1.5, familias: ['1', '2'] },
    { codigo: '012', nome: 'a; "b"', grau: 'B', horas: null, familias: ['3'] },
  ]);
});

it('reads a file saved by a spreadsheet on Windows', () => {
  writeFileSync(file, `\uFEFF${HEADER}\r\n011;Letras;L;;1\r\n`);
  expect(readCsv(file, columns)).toHaveLength(1);
  expect(readLines(file)).toEqual([HEADER, '011;Letras;L;;1']);
});

it.each([
  ['a code without its leading zero', '11;Letras;L;;1', '"11" is not valid in the column codigo'],
  ['an empty cell', '011;;L;;1', '"" is not valid in the column nome'],
  ['a padded cell', '011;Letras ;L;;1', '"Letras " is not valid in the column nome'],
  ['an unknown choice', '011;Letras;T;;1', '"T" is not valid in the column grau'],
  ['a decimal point', '011;Letras;L;1.5;1', '"1.5" is not valid in the column horas'],
  ['an item of a list', '011;Letras;L;;1  2', '"1  2" is not valid in the column familias'],
  ['a missing cell', '011;Letras;L;1', '4 cells instead of 5'],
  ['an empty line', '', '1 cells instead of 5'],
  ['an open quote', '011;"Letras;L;;1', 'misplaced quotes'],
  ['text after a quote', '011;"Le"tras;L;;1', 'misplaced quotes'],
])('names the file and line of %s', (_, line, problem) => {
  expect(() => read(HEADER, '010;Artes;B;;1', line, '012;Música;B;;1')).toThrow(
    `${join(folder, 'table.csv')}:3: ${problem}`,
  );
});

it('rejects other columns', () => {
  expect(() => read('codigo;nome', '011;Letras')).toThrow(
    `${join(folder, 'table.csv')}:1: expected the columns ${HEADER}`,
  );
});
