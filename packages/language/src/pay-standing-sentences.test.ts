import type { PayStanding } from '@observatorio/domain';
import { describe, expect, it } from 'vitest';
import {
  comparedPayInWords,
  percentilesSentence,
  standingSentence,
} from './pay-standing-sentences';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const which = 'de Técnico de enfermagem no Acre';

describe('standingSentence', () => {
  const sentence = (standing: PayStanding) =>
    plain(standingSentence({ monthly: 2100 }, standing, which));

  it.each([
    [{ kind: 'below', percent: 10 }, `menos do que pagam 9 de cada 10 vínculos ${which}`],
    [{ kind: 'below', percent: 25 }, `menos do que pagam ao menos 3 de cada 4 vínculos ${which}`],
    [{ kind: 'below', percent: 50 }, `menos do que paga ao menos metade dos vínculos ${which}`],
    [{ kind: 'above', percent: 50 }, `mais do que paga ao menos metade dos vínculos ${which}`],
    [{ kind: 'above', percent: 75 }, `mais do que pagam ao menos 3 de cada 4 vínculos ${which}`],
    [{ kind: 'above', percent: 90 }, `mais do que pagam 9 de cada 10 vínculos ${which}`],
    [{ kind: 'between', share: 0.1 }, `mais do que paga cerca de 1 de cada 10 vínculos ${which}`],
    [{ kind: 'between', share: 0.25 }, `mais do que pagam cerca de 3 de cada 10 vínculos ${which}`],
    [{ kind: 'between', share: 0.48 }, `mais do que paga cerca de metade dos vínculos ${which}`],
    [
      { kind: 'between', share: 0.899 },
      `mais do que pagam cerca de 9 de cada 10 vínculos ${which}`,
    ],
    [
      { kind: 'common', from: 10, to: 25 },
      `o mesmo que muitos vínculos ${which}: no máximo 1 de cada 10 paga menos, e no máximo 3 de cada 4 pagam mais`,
    ],
    [
      { kind: 'common', from: 50, to: 90 },
      `o mesmo que muitos vínculos ${which}: no máximo metade paga menos, e no máximo 1 de cada 10 paga mais`,
    ],
  ] as const)('describes %j', (standing, words) =>
    expect(sentence(standing)).toBe(`Com R$ 2.100,00 por mês, você recebe ${words}.`),
  );

  it.each([
    [44, '44 horas por semana'],
    [36.5, '36,5 horas por semana'],
    [1, '1 hora por semana'],
  ])('states how an hourly pay of %d hours becomes a monthly one', (weeklyHours, hours) => {
    const pay = { monthly: 2288, hourly: { amount: 12, weeklyHours } };
    expect(plain(standingSentence(pay, { kind: 'above', percent: 90 }, 'no Brasil'))).toBe(
      `R$ 12,00 por hora, com ${hours}, são R$ 2.288,00 por mês: você recebe mais do que pagam 9 de cada 10 vínculos no Brasil.`,
    );
  });
});

it('lists the published percentiles', () => {
  const all = [
    { percent: 10, pay: 1100 },
    { percent: 25, pay: 1300 },
    { percent: 50, pay: 1782.44 },
    { percent: 75, pay: 3000 },
    { percent: 90, pay: 6000 },
  ] as const;
  const text = (from: number, to: number) =>
    plain(percentilesSentence(all.slice(from, to), { basis: 'dezembro' }));
  expect(text(0, 5)).toBe(
    '1 de cada 10 vínculos paga até R$ 1.100,00; metade, até R$ 1.782,44; 9 de cada 10, até R$ 6.000,00, em dezembro.',
  );
  expect(text(1, 4)).toBe('Metade dos vínculos paga até R$ 1.782,44, em dezembro.');
  expect(text(3, 4)).toBe('3 de cada 4 vínculos pagam até R$ 3.000,00, em dezembro.');
  expect(text(5, 5)).toBe('');
  const equal = all.slice(0, 3).map((each) => ({ ...each, pay: 998 }));
  expect(plain(percentilesSentence(equal))).toBe(
    'Metade dos vínculos paga até R$ 998,00, por mês.',
  );
});

it('names the pay of the links by its basis and year', () => {
  expect(comparedPayInWords({ basis: 'dezembro' }, 2019)).toBe('a remuneração de dezembro de 2019');
  expect(comparedPayInWords({ basis: 'media' }, 2016)).toBe(
    'a remuneração média mensal do ano de 2016',
  );
  expect(comparedPayInWords({}, undefined)).toBe('a remuneração mensal');
});
