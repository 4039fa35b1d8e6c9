import { municipalityCode } from '@observatorio/domain';
import { expect, test } from 'vitest';
import { loadPlaces, Places } from './places';

const places = new Places([
  { code: '2201903', name: 'Bom Jesus' },
  { code: '2211001', name: 'Teresina' },
  { code: '4302303', name: 'Bom Jesus' },
]);

test('adds the state to the names if the municipalities are in several states', () => {
  const mixed = places.namesAmong([2201903, 4302303, null]);
  expect([mixed('2201903'), mixed('4302303')]).toEqual(['Bom Jesus, PI', 'Bom Jesus, RS']);
  expect(places.namesAmong([2201903, 2211001, null])('2201903')).toBe('Bom Jesus');
  expect(mixed('9999999')).toBe('9999999');
});

test('every municipality can be named by its first six digits', async () => {
  const { municipalities } = await loadPlaces();
  const codes = municipalities.map(({ code }) => code);
  expect(codes.map((code) => municipalityCode(code.slice(0, -1)))).toEqual(codes);
});
