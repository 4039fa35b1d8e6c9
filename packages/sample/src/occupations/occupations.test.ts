import { readFileSync } from 'node:fs';
import { officialFiles } from '@observatorio/store/official-files';
import { describe, expect, it } from 'vitest';
import { sampleOccupations } from './occupations';

const {
  paths: [officialFile = ''],
  missing,
} = officialFiles('CBO2002 - Ocupacao.csv');

const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]|\s/g, '')
    .toLowerCase();

describe('sampleOccupations', () => {
  it('contains at least 430 distinct codes from all ten major groups', () => {
    const codes = sampleOccupations.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.length).toBeGreaterThanOrEqual(430);
    expect(new Set(codes.map((code) => code.charAt(0))).size).toBe(10);
  });

  it('refers only to existing subsectors', () => {
    const strays = sampleOccupations.filter(({ sectors }) =>
      sectors.some((sector) => !(sector >= 1 && sector <= 25)),
    );
    expect(strays).toEqual([]);
  });

  it.skipIf(missing)('uses the official titles', () => {
    const titles = new Map(
      readFileSync(officialFile, 'latin1')
        .split(/\r?\n/)
        .map((line) => [line.slice(0, 6), line.slice(7)] as const),
    );
    const wrong = sampleOccupations
      .filter(({ code, title }) => folded(title) !== folded(titles.get(code) ?? ''))
      .map(({ code, title }) => `${code} ${title} ≠ ${titles.get(code)}`);
    expect(wrong).toEqual([]);
  });
});
