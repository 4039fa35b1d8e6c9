import { breaksIn } from '@observatorio/domain';
import { countTrend, LINKS } from '@observatorio/language';
import { describe, expect, it } from 'vitest';
import { labourTrend } from '../labour/labour-trend';
import type { Variant } from '../model/card';
import { byYear, inlineTrend, trendSummary } from './trend';

const series = (counts: readonly number[]) =>
  byYear(
    [2018, 2019].flatMap((year) =>
      counts.map((count, index) => ({
        year,
        key: String(index),
        label: `Setor ${index}`,
        count: year === 2018 ? count : 2 * count,
        vintage: null,
      })),
    ),
  );

const summaryOf = (counts: readonly number[]) =>
  trendSummary(series(counts), {
    valueOf: ({ count }) => count,
    words: countTrend(LINKS),
    breaksIn,
  });

describe('trendSummary', () => {
  it('says that it is of the largest series only if there are more with a count', () => {
    expect(summaryOf([9, 8, 7, 6, 5, 4, 3, 2, 1])).toMatch(/^Entre as 8 maiores séries, de 2018/);
    expect(summaryOf([9, 8, 7, 6, 5, 4, 3, 2, 0])).toMatch(/^De 2018/);
  });
});

it.each([
  [10, 'Em reais de cada ano: de R$\u00a01.500 em 2018 para R$\u00a02.500 em 2019.'],
  [1000, 'mais 67%'],
])(
  'labour-trend of %s links states changes of pay that is not coarsely rounded',
  (count, words) => {
    const query = { filters: { medida: ['media'] }, fixed: {} };
    const { arrange, summarize } = labourTrend.variantOf(query as never) as Variant;
    const rows = [1500, 2500].map((meanPay, index) => ({
      ...{ year: 2018 + index, key: 'total', label: 'Total', count, meanPay, medianPay: meanPay },
      ...{ pricesOf: null, vintage: null },
    }));
    expect(
      summarize(arrange(rows, query as never), [], LINKS, { editions: [] } as never),
    ).toContain(words);
  },
);

it('labour-trend states no change between December pay and the mean of a year', () => {
  const query = { filters: { medida: ['media'] }, fixed: {} };
  const { arrange, summarize } = labourTrend.variantOf(query as never) as Variant;
  const rows = [2000, 2100, 2200].map((meanPay, index) => ({
    ...{ year: 2016 + index, key: 'total', label: 'Total', count: 900, meanPay, medianPay: null },
    ...{ pricesOf: null, vintage: null },
  }));
  const editions = [{ conjunto: 'rais', tipo: 'oficial', ano: 2016, baseRemuneracao: 'media' }];
  expect(summarize(arrange(rows, query as never), [], LINKS, { editions } as never)).toBe(
    'Em reais de cada ano: R$\u00a02.000 em 2016; de R$\u00a02.100 em 2017 para R$\u00a02.200 em 2018: mais 5%, sem descontar a inflação.',
  );
});

it('own rows of a series are described as one, without a total of the years', () => {
  const rows = [
    { label: '2021', count: 12 },
    { label: '2018', count: 10.5 },
  ];
  const { summarize } = inlineTrend('Vagas');
  expect(summarize?.(rows, LINKS)).toBe('De 10,5 vínculos em 2018 para 12 em 2021: mais 14%.');
});
