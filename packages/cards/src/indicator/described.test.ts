import type { IndicatorRow } from '@observatorio/contract';
import { expect, it } from 'vitest';
import { valueTexts } from './described';

it.each([
  ['%', '9.798,5%', 'Acre: 9.798,5%'],
  ['R$', 'R$\u00a09.798,5', 'Acre: R$\u00a09.798,5'],
  ['pontos', '9.798,5', 'Acre: 9.798,5 pontos'],
])('writes %s on bars and in legends only if it is short', (unit, short, sentence) => {
  const row = { unit, unitOfOne: unit, decimals: 1 } as IndicatorRow;
  const texts = valueTexts({ about: { rows: [row] } });
  const acre = { label: 'Acre', count: 9798.5 };
  expect([texts.short(acre), texts.tick(acre.count), texts.sentence(acre)]).toEqual([
    short,
    short,
    sentence,
  ]);
});
