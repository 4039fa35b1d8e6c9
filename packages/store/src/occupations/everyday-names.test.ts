import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { officialFiles } from '../testing/official-files';
import { everydayNames } from './everyday-names';

const {
  paths: [official = ''],
  missing,
} = officialFiles('CBO2002 - Ocupacao.csv');

it('has a valid code and distinct names on each line', () => {
  for (const [code, names] of everydayNames) {
    expect(code).toMatch(/^\d{6}$/);
    for (const name of names) expect(name).toMatch(/^[^\s;](.*[^\s;])?$/);
    expect(new Set(names).size, code).toBe(names.length);
  }
});

it.skipIf(missing)('contains only CBO codes', () => {
  const lines = readFileSync(official, 'latin1').split('\n');
  const codes = new Set(lines.map((line) => line.slice(0, 6)));
  expect([...everydayNames.keys()].filter((code) => !codes.has(code))).toEqual([]);
});
