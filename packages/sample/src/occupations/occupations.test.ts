import { readFileSync } from 'node:fs';
import { officialFiles } from '@observatorio/store/official-files';
import { describe, expect, it } from 'vitest';
import { mainOccupations, sampleOccupations, smallOccupations } from './occupations';

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
  it('contains each occupation of the CBO once, in order', () => {
    const codes = sampleOccupations.map(({ code }) => code);
    expect(codes).toEqual([...new Set(codes)].toSorted());
    expect(codes).toHaveLength(2666);
    expect(new Set(mainOccupations.map(({ code }) => code.charAt(0))).size).toBe(10);
  });

  it('takes the links of small occupations from related ones, at most a quarter of each', () => {
    const given = new Map<string, number>();
    for (const { model, size } of smallOccupations) {
      given.set(model, (given.get(model) ?? 0) + size);
    }
    const excessive = mainOccupations.filter(
      ({ code, size }) => (given.get(code) ?? 0) > 0.25 * size + 1e-9,
    );
    expect(excessive.map(({ code }) => code)).toEqual([]);
    const related = smallOccupations.filter(({ code, model }) => code[0] === model[0]);
    expect(related.length).toBeGreaterThan(0.97 * smallOccupations.length);
  });

  it('refers only to existing subsectors', () => {
    const strays = sampleOccupations.filter(({ sectors }) =>
      sectors.some((sector) => !(sector >= 1 && sector <= 25)),
    );
    expect(strays).toEqual([]);
  });

  it.skipIf(missing)('uses the official codes and titles', () => {
    const titles = new Map(
      readFileSync(officialFile, 'latin1')
        .split(/\r?\n/)
        .map((line) => [line.slice(0, 6), line.slice(7)] as const),
    );
    const wrong = sampleOccupations
      .filter(({ code, title }) => folded(title) !== folded(titles.get(code) ?? ''))
      .map(({ code, title }) => `${code} ${title} ≠ ${titles.get(code)}`);
    expect(wrong).toEqual([]);
    const listed = [...titles.keys()].filter((code) => /^\d{6}$/.test(code));
    expect(sampleOccupations.map(({ code }) => code)).toEqual(listed.toSorted());
  });
});
