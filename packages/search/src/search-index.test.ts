import { beforeAll, describe, expect, it } from 'vitest';
import { createSearchIndex, type SearchIndex, type SearchItem } from './search-index';

const item = (
  code: string,
  title: string,
  { synonyms = [], everyday = [], weight = 0 }: Partial<SearchItem> = {},
): SearchItem => ({ code, title, synonyms, everyday, weight });

const list = [
  item('225125', 'Médico clínico', { everyday: ['Médico'], weight: 170_000 }),
  item('225124', 'Médico pediatra', { weight: 13_000 }),
  item('223505', 'Enfermeiro', { weight: 275_000 }),
  item('223530', 'Enfermeiro do trabalho', { weight: 4_000 }),
  item('252305', 'Secretária(o) executiva(o)', { weight: 135_000 }),
  item('412205', 'Contínuo', { synonyms: ['Office-boy'], weight: 158_000 }),
  item('519110', 'Motofretista', { everyday: ['Motoboy', 'Entregador'], weight: 120_000 }),
  item('783225', 'Ajudante de motorista', { synonyms: ['Entregador'], weight: 266_000 }),
  item('212205', 'Engenheiro de aplicativos em computação', {
    synonyms: ['Engenheiro de softwares computacionais'],
  }),
  item('513205', 'Cozinheiro geral', { weight: 534_000 }),
  item('513505', 'Auxiliar nos serviços de alimentação', {
    synonyms: ['Auxiliar de cozinha'],
    weight: 303_000,
  }),
];

let index: SearchIndex;
beforeAll(async () => {
  index = await createSearchIndex(list);
});

const codes = (text: string) => index.search(text).map(({ code }) => code);

describe('search', () => {
  it.each([
    ['without accents', 'medico clinico', '225125'],
    ['in any case', 'ENFERMEIRO', '223505'],
    ['in the other gender', 'enfermeira', '223505'],
    ['in the plural', 'enfermeiras', '223505'],
    ['by a title that combines both genders', 'secretário executivo', '252305'],
    ['by a code with a dash', '2251-25', '225125'],
    ['by a code without a dash', '225125', '225125'],
    ['by a code prefix', '2235', '223505'],
    ['with a hyphen', 'office-boy', '412205'],
    ['without the hyphen', 'office boy', '412205'],
    ['written as one word', 'officeboy', '412205'],
    ['written as two words', 'moto boy', '519110'],
    ['with an extra letter', 'enfermmeiro', '223505'],
    ['with a missing letter', 'enfermero', '223505'],
    ['with a wrong letter', 'enfernera', '223505'],
    ['with transposed letters', 'enfremeiro', '223505'],
    ['with two errors in a long word', 'emfermero', '223505'],
    ['with phonetic misspellings', 'cosinhera', '513205'],
    ['by a prefix', 'moto', '519110'],
    ['by a misspelled prefix', 'enfrem', '223505'],
    ['with words in another order', 'software engenheira', '212205'],
    ['without the stop words', 'enfermeiro trabalho', '223530'],
    ['by some words if no name contains all', 'quero ser enfermeiro', '223505'],
  ])('finds an occupation %s: %s', (_, text, code) => {
    expect(codes(text)[0]).toBe(code);
  });

  it.each(['', '  ', '!?', 'asdfgh', 'xyz', '999999'])('finds nothing for “%s”', (text) => {
    expect(codes(text)).toEqual([]);
  });
});

describe('ranking', () => {
  it('puts whole names first, then the most common', () => {
    expect(codes('médico')).toEqual(['225125', '225124']);
    expect(codes('enfermeiro')).toEqual(['223505', '223530']);
    expect(codes('en').slice(0, 2)).toEqual(['223505', '519110']);
  });

  it('puts everyday names before synonyms', () => {
    expect(codes('entregador')).toEqual(['519110', '783225']);
  });

  it('puts exact words before prefixes and similar words', () => {
    expect(codes('cozinha')[0]).toBe('513505');
  });
});

it('returns the matching name unless it is the title', () => {
  expect(index.search('motoboy')).toEqual([
    { code: '519110', title: 'Motofretista', name: 'Motoboy', isExact: true, isNear: false },
  ]);
  expect(index.search('motofretista')).toEqual([
    { code: '519110', title: 'Motofretista', isExact: true, isNear: false },
  ]);
});

it.each(['0113P01', '0113p01', '0113-P01'])('finds a course by its code: %s', async (text) => {
  const courses = [
    item('0113P01', 'Pedagogia'),
    item('0421D01', 'Direito'),
    item('0113L-02', 'Letras'),
  ];
  const [found] = (await createSearchIndex(courses)).search(text);
  expect(found?.title).toBe('Pedagogia');
});

it('lists an occupation once even if several names match', () => {
  expect(new Set(codes('auxiliar')).size).toBe(codes('auxiliar').length);
});
