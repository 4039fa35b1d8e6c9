import { breaksIn } from '@observatorio/domain';
import { describe, expect, it } from 'vitest';
import {
  amountTrend,
  countTrend,
  monthInWords,
  pricesInWords,
  trendSentence,
} from './trend-sentences';
import { LINKS, measureUnit } from './unit';

type Values = [year: number, value: number | null][];

const one = (values: Values) => [{ label: 'Total', values }];
const links = countTrend(LINKS);
const write = (values: Values, breaks = breaksIn(values.map(([year]) => year))) =>
  trendSentence(one(values), breaks, links);

describe('one series', () => {
  it.each<[Values, string]>([
    [[], ''],
    [[[2019, null]], ''],
    [[[2019, 47_554_211]], '47,6 milhões de vínculos em 2019.'],
    [[[2019, 0]], 'Nenhum vínculo em 2019.'],
    [
      [
        [2015, 0],
        [2019, 0],
      ],
      'Nenhum vínculo de 2015 a 2019.',
    ],
    [
      [
        [2015, 0],
        [2016, 859],
        [2019, 0],
      ],
      'Nenhum vínculo em 2015 e em 2019, e 859 vínculos em 2016.',
    ],
    [
      [
        [2015, 48_060_807],
        [2019, 47_554_211],
      ],
      'De 48,1 milhões de vínculos em 2015 para 47,6 milhões em 2019: menos 1%.',
    ],
    [
      [
        [2018, 1_869_912],
        [2019, 1_874_974],
      ],
      'De 1.869.912 vínculos em 2018 para 1.874.974 em 2019: mais 0,3%.',
    ],
    [
      [
        [2018, 1],
        [2019, 2],
      ],
      'De 1 vínculo em 2018 para 2 em 2019: mais 100%.',
    ],
    [
      [
        [2018, 0],
        [2019, 12],
      ],
      'De nenhum vínculo em 2018 para 12 em 2019.',
    ],
    [
      [
        [2018, 12],
        [2019, 12],
      ],
      'De 12 vínculos em 2018 para 12 em 2019: sem mudança.',
    ],
    [
      [
        [2018, 100_000],
        [2019, 1],
      ],
      'De 100.000 vínculos em 2018 para 1 em 2019: queda de mais de 99,9%.',
    ],
    [
      [
        [2018, 120],
        [2019, null],
        [2020, 90],
      ],
      'De 120 vínculos em 2018 para 90 em 2020: menos 25%.',
    ],
  ])('%o', (values, sentence) => expect(write(values)).toBe(sentence));

  it('never states a change across a break, even if the years on its sides are missing', () => {
    expect(
      write([
        [2019, 100],
        [2021, 110],
        [2022, 150],
        [2023, 160],
        [2024, 168],
      ]),
    ).toBe(
      'De 100 vínculos em 2019 para 110 em 2021: mais 10%; 150 vínculos em 2022; de 160 vínculos em 2023 para 168 em 2024: mais 5%.',
    );
    expect(
      write([
        [2020, 100],
        [2024, 168],
      ]),
    ).toBe('100 vínculos em 2020; 168 vínculos em 2024.');
  });

  it('says whether amounts are without the inflation', () => {
    const values: Values = [
      [2015, 2900.4],
      [2021, 3132.3],
    ];
    expect(trendSentence(one(values), [], amountTrend('2025-12'))).toBe(
      'Em reais de dezembro de 2025: de R$\u00a02.900 em 2015 para R$\u00a03.132 em 2021: mais 8%, já descontada a inflação.',
    );
    expect(trendSentence(one(values), [], amountTrend(null))).toMatch(
      /, sem descontar a inflação\.$/,
    );
  });

  it('states no change of amounts that are rounded too coarsely', () => {
    const values = [
      [2015, 1500, true],
      [2021, 2500, false],
    ] as const;
    expect(trendSentence([{ label: 'Total', values }], [], amountTrend(null))).toBe(
      'Em reais de cada ano: de R$\u00a01.500 em 2015 para R$\u00a02.500 em 2021.',
    );
  });

  it('keeps the currency as it is where no change may be stated', () => {
    const values: Values = [
      [2021, 2900],
      [2022, 3000],
    ];
    expect(trendSentence(one(values), breaksIn([2021, 2022]), amountTrend(null))).toBe(
      'Em reais de cada ano: R$\u00a02.900 em 2021; R$\u00a03.000 em 2022.',
    );
  });

  it('agrees with a feminine unit', () => {
    const words = countTrend(measureUnit('Matrículas'));
    expect(trendSentence(one([[2019, 0]]), [], words)).toBe('Nenhuma matrícula em 2019.');
  });
});

describe('several series', () => {
  const rows = (...changes: [label: string, from: number, to: number][]) =>
    changes.map(([label, from, to]) => ({
      label,
      values: [
        [2015, from],
        [2019, to],
      ] as Values,
    }));

  it('names each change of a few', () => {
    expect(trendSentence(rows(['Homens', 100, 103], ['Mulheres', 100, 92]), [], links)).toBe(
      'De 2015 a 2019: Homens, mais 3%; Mulheres, menos 8%.',
    );
  });

  it.each([
    [[120, 110, 100, 90, 80], 'a maior alta: A, mais 20%; a maior queda: E, menos 20%.'],
    [[120, 115, 110, 105, 102], 'a maior alta: A, mais 20%; a menor alta: E, mais 2%.'],
    [[98, 95, 90, 85, 80], 'a menor queda: A, menos 2%; a maior queda: E, menos 20%.'],
    [[120, 115, 110, 105, 100], 'a maior alta: A, mais 20%; sem mudança: E.'],
    [[100, 95, 90, 85, 80], 'sem mudança: A; a maior queda: E, menos 20%.'],
  ])('names the extremes of many: %o', (ends, words) => {
    const series = rows(
      ...ends.map((to, index) => ['ABCDE'.charAt(index), 100, to] as [string, number, number]),
    );
    expect(trendSentence(series, [], links)).toBe(`De 2015 a 2019, ${words}`);
  });

  it('says so if many have not changed, and names them if there are more', () => {
    const series = rows(['A', 9, 9], ['B', 9, 9], ['C', 9, 9], ['D', 9, 9], ['E', 9, 9]);
    expect(trendSentence(series, [], { ...links, among: 'entre as 5 maiores séries' })).toBe(
      'Entre as 5 maiores séries, de 2015 a 2019: nenhuma série mudou.',
    );
  });

  it('gives the newest values where no change may be stated', () => {
    const series = ['Homens', 'Mulheres'].map((label, index) => ({
      label,
      values: [
        [2021, 5],
        [2022, 1 + index],
      ] as Values,
    }));
    expect(trendSentence(series, breaksIn([2021, 2022]), links)).toBe(
      'Em 2022: Mulheres, 2 vínculos; Homens, 1 vínculo.',
    );
  });

  it('compares the years that most series have, within one segment', () => {
    const series = [
      ...rows(['Acre', 100, 110], ['Bahia', 100, 120]),
      {
        label: 'Ceará',
        values: [
          [2016, 100],
          [2019, 150],
        ] as Values,
      },
      {
        label: 'Goiás',
        values: [
          [2021, 100],
          [2023, 150],
        ] as Values,
      },
    ];
    const breaks = breaksIn([2015, 2016, 2019, 2021, 2023]);
    expect(trendSentence(series, breaks, links)).toBe(
      'De 2015 a 2019: Acre, mais 10%; Bahia, mais 20%; de 2016 a 2019: Ceará, mais 50%.',
    );
  });

  it('names a series that is zero in both years', () => {
    expect(trendSentence(rows(['Acre', 100, 110], ['Bahia', 0, 0]), [], links)).toBe(
      'De 2015 a 2019: Acre, mais 10%; Bahia, nenhum vínculo nos dois anos.',
    );
  });
});

it('names months and prices', () => {
  expect(monthInWords('2025-12')).toBe('dezembro de 2025');
  expect(pricesInWords('2024-01')).toBe('em reais de janeiro de 2024');
  expect(pricesInWords(null)).toBe('em reais de cada ano');
});
