import { readFileSync } from 'node:fs';
import { generalAreas, specificAreas } from '@observatorio/domain';
import { officialFiles } from '@observatorio/store/official-files';
import { describe, expect, it } from 'vitest';
import { studyFieldOf, studyFields } from './study-fields';

const {
  paths: [familiesFile = ''],
  missing,
} = officialFiles('CBO2002 - Familia.csv');

describe('studyFields', () => {
  it('has a catch-all row for each specific area and covers no other areas', () => {
    const whole = studyFields.filter(({ words }) => words.includes('*')).map(({ area }) => area);
    expect(whole.toSorted()).toEqual(specificAreas.map(({ code }) => code).toSorted());
    const known = new Set(whole);
    expect(studyFields.filter(({ area }) => !known.has(area))).toEqual([]);
  });

  it('contains unique, complete sentences short enough for a phone', () => {
    const texts = studyFields.flatMap((row) => [row.afterGraduation, row.whereToWork]);
    expect(texts.filter((text) => !/^\p{Lu}.{20,}[^.]\.$/u.test(text))).toEqual([]);
    expect(texts.filter((text) => text.length > 300)).toEqual([]);
    expect(texts.filter((text, index) => texts.indexOf(text) < index)).toEqual([]);
  });

  it('has no unreachable rows', () => {
    const unreached = studyFields.filter(
      (row) => studyFieldOf(row.area, row.words.find((word) => word !== '*') ?? '') !== row,
    );
    expect(unreached).toEqual([]);
  });

  it.skipIf(missing)('has one to three families of CBO 2002 per row', () => {
    const official = new Set(
      readFileSync(familiesFile, 'latin1')
        .split('\n')
        .map((line) => line.slice(0, 4)),
    );
    const wrong = studyFields.flatMap(({ families }) => families.filter((f) => !official.has(f)));
    expect(wrong).toEqual([]);
    expect(
      studyFields.filter(({ families }) => families.length < 1 || families.length > 3),
    ).toEqual([]);
  });
});

describe('studyFieldOf', () => {
  it.each([
    ['071', 'ENGENHARIA CIVIL', '2142'],
    ['073', 'Engenharia Civil', '2142'],
    ['091', 'Enfermagem', '2235'],
    ['042', 'Direito', '2410'],
    ['011', 'Educação Física', '2313'],
    ['091', 'Educação física', '2241'],
    ['011', 'Letras - Libras', '2392'],
    ['084', 'Medicina Veterinária', '2233'],
    ['08', 'Medicina veterinária', '2233'],
    ['09', 'Medicina', '2251'],
    ['10', 'Segurança no trabalho', '2149'],
    ['041', 'Nome que ninguém conhece', '1421'],
    [null, 'Enfermagem', '2235'],
    [null, 'Direito', '2410'],
  ])('maps area %s and name %s to family %s', (area, name, family) => {
    expect(studyFieldOf(area, name)?.families[0]).toBe(family);
  });

  it('finds a field for each general area, but not for ambiguous or unknown names or areas', () => {
    expect(generalAreas.filter(({ code }) => !studyFieldOf(code, 'Outro'))).toEqual([]);
    expect(studyFieldOf(null, 'Educação física')).toBeUndefined();
    expect(studyFieldOf(null, 'Outro')).toBeUndefined();
    expect(studyFieldOf('999', 'Enfermagem')).toBeUndefined();
  });
});
