import type { Edition } from '@observatorio/contract';
import { expect, it } from 'vitest';
import { seriesNote } from './series-note';

const edition = (conjunto: Edition['conjunto'], rest: Partial<Edition>): Edition => ({
  conjunto,
  ano: 2016,
  tipo: 'oficial',
  versao: '1',
  fontes: [],
  importadoEm: '2026-01-01T00:00:00Z',
  linhasLidas: 1,
  linhasAceitas: 1,
  linhasRejeitadas: 0,
  motivos: {},
  notas: [],
  ...rest,
});

const series = (rest: Partial<Edition> = {}) => edition('evolucao', rest);
const links = (rest: Partial<Edition> = {}) => edition('rais', rest);
const sample = { tipo: 'demonstracao' } as const;

it('is empty if both have the same coverage, or if one is unknown', () => {
  expect(seriesNote(series(), links())).toBe('');
  expect(seriesNote(series(sample), links(sample))).toBe('');
  expect(seriesNote(series({ ufs: ['12'] }), links({ ufs: ['12'] }))).toBe('');
  expect(seriesNote(undefined, links({ ufs: ['12'] }))).toBe('');
  expect(seriesNote(series(), undefined)).toBe('');
});

it.each([
  [
    sample,
    { ufs: ['12'] },
    'A série é de demonstração, sem separar estados; os vínculos dos outros números são oficiais, de 2016, só Acre.',
  ],
  [
    {},
    { ufs: ['12'] },
    'A série é oficial, sem separar estados; os vínculos dos outros números são oficiais, de 2016, só Acre.',
  ],
  [
    { ufs: ['35'] },
    { ufs: ['12'] },
    'A série é oficial, só São Paulo; os vínculos dos outros números são oficiais, de 2016, só Acre.',
  ],
  [
    {},
    { ...sample, ano: 2019 },
    'A série é oficial, sem separar estados; os vínculos dos outros números são de demonstração, de 2019.',
  ],
])('describes how %j differs from %j', (ofSeries, ofLinks, note) =>
  expect(seriesNote(series(ofSeries), links(ofLinks))).toBe(note),
);
