import type { MarketRow } from '@observatorio/contract';
import { genders } from '@observatorio/domain';
import { expect, it } from 'vitest';
import { marketBy } from './market';

const row = (gender: string | null, count: number, pay: [number, number] | null): MarketRow => ({
  state: '35',
  gender,
  schooling: '7',
  count,
  minPay: pay?.[0] ?? null,
  maxPay: pay?.[1] ?? null,
  growth: null,
  growthFrom: null,
  growthTo: null,
  noGrowthReason: 'sem-dados',
  automation: null,
});

const rows = [
  row('2', 5, [1_000, 3_000]),
  row('1', 3, null),
  row('2', 2, [900, 2_000]),
  row(null, 1, null),
];

it('sums links by division, in category order', () => {
  expect(marketBy('gender', genders)(rows)).toEqual([
    { key: '1', label: 'Homens', count: 3 },
    { key: '2', label: 'Mulheres', count: 7 },
    { key: null, label: 'Não informado', count: 1 },
  ]);
});
