import { type Area, type Filters, labourArea } from '@observatorio/contract';
import { expect, it } from 'vitest';
import { chipsOf, filtersInWords, missingChips } from './chips';

const area: Area = { ...labourArea, withoutChips: ['ano'] };

const cardWith = (filters: Filters, fixed: Filters = {}) => ({ area, filters, fixed });

const codes = (_filter: string, code: string) => code;

it('creates one chip per value, widest filter first, except for the year', () => {
  const card = cardWith({ setor: ['23'], uf: ['33', '35'], ano: ['2019'] }, { setor: ['23'] });
  expect(chipsOf(card, codes).map(({ filter, value, fixed }) => [filter, value, fixed])).toEqual([
    ['uf', '33', false],
    ['uf', '35', false],
    ['setor', '23', true],
  ]);
});

it('creates chips for fixed filters, unless every card lists their values', () => {
  const card = cardWith({ ano: ['2019'] }, { ano: ['2019'] });
  expect(chipsOf(card, codes)).toHaveLength(1);
  const listing = { ...card, area: { ...area, neverChips: ['ano'] } };
  expect(chipsOf(listing, codes)).toEqual([]);
  expect(filtersInWords(listing, codes)).toEqual(['Ano: 2019']);
});

it.each<[wanted: Filters, shown: Filters, words: string[]]>([
  [{ uf: ['33'] }, { uf: ['33'] }, []],
  [{ uf: ['33'] }, { uf: ['35'] }, ['Estado: 33']],
  [{ uf: ['33'] }, { uf: ['33', '35'] }, ['sem Estado: 35']],
  [{ uf: ['33'] }, { genero: ['2'] }, ['Estado: 33', 'sem Gênero: 2']],
])('describes how filters %j differ from %j', (wanted, shown, words) => {
  const [wantedChips, shownChips] = [wanted, shown].map((each) => chipsOf(cardWith(each), codes));
  expect(missingChips(wantedChips ?? [], shownChips ?? [])).toEqual(words);
});
