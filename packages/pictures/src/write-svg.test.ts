import { chartReserve } from '@observatorio/cards';
import { expect, it } from 'vitest';
import { writeSvg } from './write-svg';

it('draws a message in place of a chart, each text below the other at the same margin', () => {
  const svg = writeSvg(
    {
      name: 'Vínculos',
      texts: { title: 'Vínculos', unit: '', filters: [], source: 'Fonte: RAIS.' },
      reserve: chartReserve(),
      message: { title: 'Sem dados', text: 'Nenhum vínculo.' },
    },
    { tag: 'labour-map', filters: {}, theme: 'light', width: 400 },
    { title: 'Vínculos', description: '' },
  );
  const texts = svg.matchAll(/<text[^>]* transform="translate\(([^)]*)\)"[^>]*>([^<]*)/g);
  expect(Array.from(texts, ([, at, text]) => [text, at])).toEqual([
    ['Vínculos', '24 24'],
    ['Sem dados', '24 60'],
    ['Nenhum vínculo.', '24 81'],
    ['Fonte: RAIS.', '24 114'],
  ]);
});
