import { readFileSync } from 'node:fs';
import { randomNumbers } from '@observatorio/domain/random';
import { officialFiles } from '@observatorio/store/official-files';
import { describe, expect, it } from 'vitest';
import { INSTITUTION_SEED } from '../education/generate';
import { higherInstitutions } from '../education/higher-offers';
import { technicalCourses } from '../education/technical-courses';
import { loadTowns } from '../education/towns';
import { sampleOccupations } from '../occupations/occupations';
import { courseTexts } from './course-texts';
import { institutionRow } from './institution-rows';

const {
  paths: [occupationsFile = '', institutionsFile = ''],
  missing,
} = officialFiles('CBO2002 - Ocupacao.csv', 'emec_ies_lista.csv');

const described = technicalCourses.flatMap((course) => {
  const text = courseTexts.get(course.name);
  return text ? [{ ...course, ...text }] : [];
});

describe('courseTexts', () => {
  it('describes exactly the courses of the sample', () => {
    const names = technicalCourses.map(({ name }) => name);
    expect([...courseTexts.keys()].filter((name) => !names.includes(name))).toEqual([]);
    expect(names.filter((name) => !courseTexts.has(name))).toEqual([]);
  });

  it('contains complete, distinct sentences short enough for a phone', () => {
    const texts = described.flatMap(({ afterGraduation, whereToWork }) => [
      afterGraduation,
      whereToWork,
    ]);
    expect(texts.filter((text) => !/^\p{Lu}.{20,}[^.]\.$/u.test(text))).toEqual([]);
    expect(texts.filter((text) => text.length > 300)).toEqual([]);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('lists one to four occupations per course, mostly including one from the sample', () => {
    const known = new Set(sampleOccupations.map(({ code }) => code));
    expect(
      described.filter(
        ({ occupations }) =>
          occupations.length < 1 ||
          occupations.length > 4 ||
          new Set(occupations).size < occupations.length,
      ),
    ).toEqual([]);
    const sizeOf = ({ sizes }: (typeof described)[number]) => sizes.private + sizes.public;
    const largest = described.toSorted((a, b) => sizeOf(b) - sizeOf(a)).slice(0, 80);
    const without = largest.filter(({ occupations }) => !occupations.some((c) => known.has(c)));
    expect(without.length).toBeLessThan(20);
  });

  it('states only hours used in the catalogue', () => {
    const hours = described.map((course) => course.hours).filter((each) => each !== null);
    expect(hours.filter((each) => ![800, 1000, 1200].includes(each))).toEqual([]);
  });

  it.skipIf(missing)('refers only to occupations of CBO 2002', () => {
    const official = new Set(
      readFileSync(occupationsFile, 'latin1')
        .split('\n')
        .map((line) => line.slice(0, 6)),
    );
    const codes = described.flatMap(({ occupations }) => occupations);
    expect(codes.filter((code) => !official.has(code))).toEqual([]);
  });
});

describe('institutionRow', () => {
  const rowsOf = async () =>
    higherInstitutions(await loadTowns(), randomNumbers(INSTITUTION_SEED)).map(institutionRow);
  const isKnown = (name: string) => name.endsWith(' (dados fictícios)');

  it.skipIf(missing)('creates abbreviations that differ from all real ones', async () => {
    const rows = await rowsOf();
    expect(rows).toHaveLength(2608);
    const real = readFileSync(institutionsFile, 'utf8').toLowerCase();
    const invented = rows.filter(([, name]) => !isKnown(name));
    const first = new Set(invented.map(([, , abbreviation]) => abbreviation.split(' ')[0] ?? ''));
    expect([...first].filter((word) => real.includes(word.toLowerCase()))).toEqual([]);
    expect(invented.filter(([, name]) => !/ Fictíci[ao] /.test(name))).toEqual([]);
  });

  it('names the largest institutions as people know them', async () => {
    const known = (await rowsOf()).filter(([, name]) => isKnown(name));
    const details = new Map(known.map(([, name, sigla, , kind]) => [sigla, `${name} ${kind}`]));
    expect(details.size).toBe(known.length);
    expect(details.get('USP')).toBe('Universidade de São Paulo (dados fictícios) Universidade');
    expect(details.get('UFMG')).toContain('Universidade Federal de Minas Gerais');
    expect(details.get('IFSP')).toContain('Instituto Federal de Educação, Ciência e Tecnologia');
    expect(details.get('PUC-Rio')).toBeDefined();
    expect(details.size).toBeGreaterThan(130);
  });
});
