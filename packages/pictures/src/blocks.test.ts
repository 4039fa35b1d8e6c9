import { expect, it } from 'vitest';
import { describePicture } from './describe-picture';
import type { ShownCard } from './show-card';
import { writeSvg } from './write-svg';

const shown: ShownCard = {
  name: 'O lugar em números',
  texts: {
    title: 'O lugar em números',
    unit: '',
    filters: ['Cidade: Franca, SP'],
    source: 'Fonte',
  },
  reserve: { heights: {} },
  figures: [
    { name: 'Vínculos ativos', value: '92.345', compared: ['0,9% de São Paulo', '0,2% do Brasil'] },
    { name: 'Vínculos por mil habitantes', value: '261,9' },
    { name: 'Remuneração média', value: 'R$ 2.410,00' },
    { name: 'Remuneração mediana', value: 'sigilo' },
  ],
  note: 'Fora da média: 12 vínculos.',
};

const svgAt = (width: number) =>
  writeSvg(shown, { tag: '', filters: {}, theme: 'light', width }, { title: '', description: '' });

/** Positions of the values of an SVG. */
const placesOf = (svg: string) =>
  [...svg.matchAll(/translate\((\S+) (\S+)\)" font-size="20"/g)].map(([, x, y]) => [x, y]);

it.each([
  [720, 4],
  [400, 2],
  [320, 1],
])('arranges four figures on a picture of %i px in %i columns', (width, columns) => {
  const svg = svgAt(width);
  const places = placesOf(svg);
  expect(places).toHaveLength(4);
  expect(new Set(places.map(([x]) => x)).size).toBe(columns);
  expect(new Set(places.map(([, y]) => y)).size).toBe(4 / columns);
  for (const text of ['0,9% de São Paulo', '0,2% do Brasil', 'Fora da média: 12 vínculos.']) {
    expect(svg).toContain(text);
  }
  expect(svg).toContain('Filtros: Cidade: Franca, SP.');
  expect(svg).not.toContain('Unidade');
});

it('describes each figure with its comparisons', () => {
  const { description } = describePicture(shown);
  expect(description).toContain(
    'Vínculos ativos: 92.345 (0,9% de São Paulo; 0,2% do Brasil). Vínculos por mil habitantes: 261,9.',
  );
});
