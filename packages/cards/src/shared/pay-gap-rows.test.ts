import type { PayRow } from '@observatorio/contract';
import { expect, it } from 'vitest';
import { distributionRows, markHours } from './pay-gap-rows';

const pay = { p10Pay: null, p25Pay: null, p75Pay: null, p90Pay: null };

const rowOf = (key: string, hourlyPay: number | null): PayRow => ({
  ...pay,
  key,
  label: '',
  group: null,
  groupLabel: null,
  count: 6,
  meanPay: 2000,
  medianPay: 2000,
  hourlyPay,
  meanHours: null,
});

it.each([
  ['withheld, if the edition has hours', 0.4, null],
  ['not informed, if it does not', null, 'não informado'],
])('calls pay per hour that is not published %s', (_, commonShare, expected) => {
  const rows = markHours([rowOf('1', null), rowOf('2', null)], [{ commonShare }]);
  const hourly = distributionRows(rows, 'genero').find(({ key }) => key === 'hourlyPay');
  expect([hourly?.men, hourly?.women]).toEqual([expected, expected]);
});
