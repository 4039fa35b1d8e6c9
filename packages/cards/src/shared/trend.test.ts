import { breaksIn } from '@observatorio/domain';
import { countTrend, LINKS } from '@observatorio/language';
import { describe, expect, it } from 'vitest';
import { labourTrend } from '../labour/labour-trend';
import type { Variant } from '../model/card';
import { byYear, inlineTrend, trendSummary, withZeros } from './trend';

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

describe('a comparison', () => {
  it('names the only series with data, and says how many have none', () => {
    const options = {
      valueOf: ({ count }: { count: number }) => count,
      words: countTrend(LINKS),
      breaksIn,
    };
    expect(trendSummary(series([9]), options, ['12', '33', '35'])).toBe(
      'Setor 0: de 9 vínculos em 2018 para 18 em 2019: mais 100%. Da comparação, 2 não têm dados.',
    );
  });
});

describe('withZeros', () => {
  it('adds the categories that a year with data does not list', () => {
    const row = (year: number, key: string) => ({
      year,
      key,
      label: key,
      count: 5,
      vintage: null,
    });
    const rows = [row(2017, 'a'), row(2019, 'b'), row(2019, 'a')];
    expect(withZeros(rows, {})).toEqual([
      row(2017, 'a'),
      { ...row(2017, 'b'), count: 0 },
      ...rows.slice(1),
    ]);
  });
});

describe('labour-trend', () => {
  const query = { filters: { medida: ['media'] }, fixed: {} };

  /** Sentence of mean pay from 2016 on. */
  function sentenceOf(pays: readonly number[], count: number, meanYears: readonly number[] = []) {
    const { arrange, summarize } = labourTrend.variantOf(query as never) as Variant;
    const rows = pays.map((meanPay, index) => ({
      year: 2016 + index,
      key: 'total',
      label: 'Total',
      count,
      meanPay,
      medianPay: null,
      pricesOf: null,
      payBasis: meanYears.includes(2016 + index) ? 'media' : 'dezembro',
      vintage: null,
    }));
    return summarize(arrange(rows, query as never), [], LINKS, { unit: LINKS } as never);
  }

  const rowsOf = (years: readonly number[]) =>
    years.map((year) => ({
      year,
      key: 'total',
      label: 'Total',
      count: year,
      meanPay: null,
      medianPay: null,
      pricesOf: null,
      vintage: year === 2024 ? 'parcial' : null,
      segment: null,
      coverage: 'só Acre',
    }));
  const links = { filters: {}, fixed: {} } as never;

  it('says in the table with which year a year does not compare', () => {
    const { arrange, columns } = labourTrend.variantOf(links) as Variant;
    expect(columns.at(-1)).toMatchObject({ key: 'comparison', label: 'Comparação' });
    const rows = arrange(rowsOf([2020, 2021, 2022, 2023, 2024]), links);
    expect(rows.map(({ comparison }) => comparison)).toEqual([
      '',
      '',
      'Não com 2021: mais cobertura',
      'Não com 2022: outro sistema',
      'Não com 2023: ano parcial',
    ]);
  });

  it('says in the table between which years only the pay does not compare', () => {
    const { arrange } = labourTrend.variantOf(links) as Variant;
    const [first, second] = rowsOf([2016, 2017]);
    const rows = arrange([{ ...first, payBasis: 'media' }, second], links);
    expect(rows.map(({ comparison }) => comparison)).toEqual(['', 'Não com 2016: dezembro']);
  });

  it('names the places of a series of only a part of them', () => {
    const { arrange, summarize } = labourTrend.variantOf(links) as Variant;
    const rows = arrange(rowsOf([2018, 2019]), links);
    expect(summarize(rows, [], LINKS, { unit: LINKS, editions: [] } as never)).toMatch(
      /^Só Acre: de 2 mil vínculos|^Só Acre: de 2\.018 vínculos/,
    );
  });

  it('states changes of pay that is not coarsely rounded', () => {
    expect(sentenceOf([1500, 2500], 1000)).toContain('mais 67%');
    expect(sentenceOf([1500, 2500], 10)).toBe(
      'Em reais de cada ano: de R$\u00a01.500 em 2016 para R$\u00a02.500 em 2017.',
    );
  });

  it('says that all years have the mean pay of the year', () => {
    expect(sentenceOf([2000, 2100], 900, [2016, 2017])).toMatch(
      /^Em reais de cada ano, pela média do ano: de R\$\u00a02.000 em 2016 para R\$\u00a02.100 em 2017/,
    );
  });

  it('states no change between December pay and the mean of a year', () => {
    expect(sentenceOf([2000, 2100, 2200], 900, [2016])).toBe(
      'Em reais de cada ano (2016: média do ano): R$\u00a02.000 em 2016; de R$\u00a02.100 em 2017 para R$\u00a02.200 em 2018: mais 5%, sem descontar a inflação.',
    );
  });
});

describe('comparison of what is chosen', () => {
  /** The controls of the card, by label. */
  function controlsFor(filters: object, fixed = {}) {
    const query = { filters, fixed, page: 1 } as never;
    const { controls } = labourTrend.variantOf(query) as Variant;
    return new Map(
      (controls?.(query, []) ?? []).map((control) => [
        Reflect.get(control, 'label'),
        Reflect.get(control, 'filters'),
      ]),
    );
  }

  it.each([
    [{ uf: ['33', '35'] }, 'Comparar os 2 estados', ['33', '35']],
    [
      { uf: ['35'], municipio: ['3550308', '3509502'] },
      'Comparar os 2 municípios',
      ['3550308', '3509502'],
    ],
    [
      { municipio: ['3550308'], occupation: ['225125', '322205', '411010'] },
      'Comparar as 3 ocupações',
      ['225125', '322205', '411010'],
    ],
  ])('offers a line for each: %o', (filters, label, compara) => {
    expect(controlsFor(filters).get(label)).toEqual({ compara });
    expect(controlsFor({ ...filters, compara })).toEqual(
      new Map([['Ver sem comparar', { compara: null }]]),
    );
    expect(controlsFor({ ...filters, compara }, { compara })).toEqual(new Map());
  });

  it.each([
    [{ uf: ['35'] }],
    [{ uf: ['11', '12', '13', '14', '15'] }],
    [{ uf: ['33', '35'], municipio: ['3550308'] }],
    [{ uf: ['33', '35'], por: ['genero'] }],
  ])('offers no comparison: %o', (filters) => {
    expect([...controlsFor(filters).keys()]).not.toContainEqual(expect.stringMatching(/^Comparar/));
  });
});

it('own rows of a series are described as one, without a total of the years', () => {
  const rows = [
    { label: '2021', count: 12 },
    { label: '2018', count: 10.5 },
  ];
  const { summarize } = inlineTrend('Vagas');
  expect(summarize?.(rows, LINKS)).toBe('De 10,5 vínculos em 2018 para 12 em 2021: mais 14%.');
});
