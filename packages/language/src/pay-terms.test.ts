import { expect, it } from 'vitest';
import { fewLinks, payNoun, payPeriod, payWithheld, withPayBasis } from './pay-terms';

it.each([
  [{}, 'remuneração mensal', 'por mês', 'Média'],
  [{ basis: 'dezembro' }, 'remuneração de dezembro', 'em dezembro', 'Média de dezembro'],
  [{ basis: 'media' }, 'remuneração média mensal do ano', 'por mês (média do ano)', 'Média do ano'],
] as const)('names pay measured as %j', (terms, noun, period, mean) => {
  expect([payNoun(terms), payPeriod(terms), withPayBasis('Média', terms)]).toEqual([
    noun,
    period,
    mean,
  ]);
});

it.each([
  [{}, 'poucos vínculos'],
  [{ limit: 1 }, 'menos de 1 vínculo'],
  [{ limit: 2 }, 'menos de 2 vínculos'],
  [{ limit: 12 }, 'menos de 12 vínculos'],
])('states the limit %j', (terms, words) => expect(fewLinks(terms)).toBe(words));

it('explains withheld pay with the configured limit', () => {
  expect(payWithheld({ limit: 7 })).toBe(
    'Remuneração em sigilo: são menos de 7 vínculos com remuneração classificada, e o valor mostraria quanto ganha uma pessoa.',
  );
  expect(payWithheld({})).toContain('são poucos vínculos');
  // With these limits, pay is only withheld if no link has classified pay.
  for (const limit of [0, 1]) expect(payWithheld({ limit })).not.toContain('sigilo');
  expect(payWithheld({ limit: 5, isInformed: false })).toBe(
    'Remuneração não informada neste ano: a fonte só traz a faixa salarial.',
  );
});
