import type { MarketRow } from '@observatorio/contract';
import { expect, it } from 'vitest';
import { type CardContext, plainQuery, type Variant } from '../model/card';
import { profileGrowth } from './profile-growth';

const row = (growth: number | null): MarketRow => ({
  state: '35',
  gender: null,
  schooling: '7',
  count: 5,
  minPay: null,
  maxPay: null,
  growth,
  growthFrom: null,
  growthTo: null,
  noGrowthReason: null,
  automation: null,
});

it('says why the growth of incomparable years is unknown', () => {
  const { draw } = profileGrowth.variantOf(plainQuery()) as Variant<'level'>;
  const rows = [{ ...row(null), noGrowthReason: 'anos-nao-comparaveis' }];
  expect(draw(rows, {} as CardContext)).toMatchObject({
    kind: 'notice',
    title: 'Sem crescimento',
    text: 'Os anos destes dados não se comparam entre si.',
  });
});

it.each([
  [[4, 4], { kind: 'level', level: 4 }],
  [[null, 2], { kind: 'level', level: 2 }],
  [[null], { kind: 'notice', title: 'Em Breve' }],
])('shows the mean of the levels %j', (levels, content) => {
  const { draw } = profileGrowth.variantOf(plainQuery()) as Variant<'level'>;
  expect(draw(levels.map(row), {} as CardContext)).toMatchObject(content);
});
