import { expect, it } from 'vitest';
import { placeOptions } from '../query/place-filters';
import { readInhabitants, readNicknames } from './place-tables';
import { loadPlaces } from './places';

it('lists the largest municipalities by inhabitants, and the nicknames', async () => {
  const places = await loadPlaces();
  const { municipio, maiores, apelidos } = placeOptions({}, places);
  expect(municipio).toHaveLength(5571);
  expect(maiores).toHaveLength(1710);
  const names = maiores.slice(0, 5).map(({ code }) => places.find(code)?.name);
  expect(names).toEqual(['São Paulo', 'Rio de Janeiro', 'Brasília', 'Fortaleza', 'Salvador']);
  expect(apelidos.find(({ code }) => code === '3106200')?.label).toBe('BH, Belô, Beagá');
});

it('knows the inhabitants of every municipality of the census', async () => {
  const places = await loadPlaces();
  const known = places.municipalities.filter(({ inhabitants }) => inhabitants);
  expect(known).toHaveLength(5570);
  expect(known.reduce((sum, { inhabitants = 0 }) => sum + inhabitants, 0)).toBe(203_080_756);
});

it('narrows the lists to the chosen states', async () => {
  const { maiores, apelidos } = placeOptions({ uf: ['33'] }, await loadPlaces());
  expect(maiores[0]?.code).toBe('3304557');
  expect([...maiores, ...apelidos].every(({ code }) => code.startsWith('33'))).toBe(true);
});

it('refuses a table that does not fit the municipalities', () => {
  const few = new Map([['3550308', 'São Paulo']]);
  expect(() => readInhabitants(few)).toThrow('no municipality has the code “3304557”');
  expect(() => readNicknames(new Map([['3550308', 'Sao Paulo']]))).toThrow(/3304557/);
});
