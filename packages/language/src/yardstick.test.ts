import { expect, it } from 'vitest';
import { formatMoney } from './format';
import { paySentence, spreadSentence } from './sentences';
import { comparedInList, comparisonInWords, inCompared, ofCompared } from './yardstick';

it.each([
  ['state', 'Acre', 'no Acre', 'do Acre'],
  ['state', 'Bahia', 'na Bahia', 'da Bahia'],
  ['state', 'São Paulo', 'em São Paulo', 'de São Paulo'],
  ['state', 'São Paulo (estado)', 'no estado de São Paulo', 'do estado de São Paulo'],
  [
    'state',
    'Rio de Janeiro (estado)',
    'no estado do Rio de Janeiro',
    'do estado do Rio de Janeiro',
  ],
  ['country', 'Brasil', 'no Brasil', 'do Brasil'],
  ['coverage', 'Acre', 'no Acre', 'do Acre'],
  ['coverage', 'Acre e Bahia', 'no conjunto dos estados com dados', 'de Acre e Bahia'],
  ['coverage', 'Brasil sem Acre', 'no conjunto dos estados com dados', 'do Brasil sem Acre'],
  ['coverage', 'Região Sul', 'no conjunto dos estados com dados', 'da Região Sul'],
  ['occupations', 'Todas as ocupações', 'no conjunto das ocupações', 'de todas as ocupações'],
  ['sectors', 'Todos os setores', 'no conjunto dos setores', 'de todos os setores'],
])('refers to the %s %s', (key, label, inside, of) =>
  expect([inCompared({ key, label }), ofCompared({ key, label })]).toEqual([inside, of]),
);

const acre = (value: number | null) => ({ key: 'state', label: 'Acre', value, links: 9000 });
const brazil = (value: number | null) => ({ key: 'country', label: 'Brasil', value, links: 9000 });
const occupations = { key: 'occupations', label: 'Todas as ocupações', value: 900, links: 9000 };

it.each([
  [[], ''],
  [[acre(null)], ''],
  [[acre(1000)], 'o mesmo que no Acre'],
  [[acre(1004)], 'quase o mesmo que no Acre'],
  [[acre(990)], '1% mais que no Acre'],
  [[acre(400)], '2,5 vezes o que se paga no Acre'],
  [[acre(1250), brazil(2000)], '20% menos que no Acre e 50% menos que no Brasil'],
  [[acre(1250), brazil(1250)], '20% menos que no Acre e no Brasil'],
  [
    [acre(1250), brazil(null), occupations],
    '20% menos que no Acre e 11% mais que no conjunto das ocupações',
  ],
  [[acre(1250), brazil(800), occupations], '20% menos que no Acre e 25% mais que no Brasil'],
])('compares 1000 with %j', (compared, words) =>
  expect(comparisonInWords({ value: 1000, links: 900 }, compared)).toBe(words),
);

it.each([
  [[acre(1000)], ''],
  [[acre(1250)], ''],
  [[acre(749)], 'mais que no Acre'],
  [[acre(1260), brazil(4000)], 'menos que no Acre e no Brasil'],
  [[acre(1100), brazil(4000), occupations], 'menos que no Brasil'],
])('compares 1000, rounded to 500, with %j', (compared, words) =>
  expect(comparisonInWords({ value: 1000, links: 5 }, compared)).toBe(words),
);

it('lists the figure of each group', () => {
  const texts = comparedInList([acre(2100), brazil(null)], (value) =>
    value === null ? 'sigilo' : formatMoney(value),
  );
  expect(texts).toEqual(['Acre: R$\u00a02.100,00', 'Brasil: sigilo']);
});

it('compares the median in sentences about pay, or the mean if the median is withheld', () => {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  const figures = { links: 900, meanPay: 3000, medianPay: 1000, p25Pay: 900, p75Pay: 1500 };
  const compared = [
    { key: 'country', label: 'Brasil', links: 9000, meanPay: 2500, medianPay: 1250 },
  ];
  const terms = { basis: 'dezembro' } as const;
  expect(plain(paySentence(figures, terms, compared))).toBe(
    'Metade dos vínculos paga até R$ 1.000,00 em dezembro, 20% menos que no Brasil; a média é R$ 3.000,00.',
  );
  expect(plain(spreadSentence(figures, terms, compared))).toBe(
    'A metade recebe entre R$ 900,00 e R$ 1.500,00 em dezembro; a mediana é R$ 1.000,00, 20% menos que no Brasil, e a média, R$ 3.000,00.',
  );
  expect(plain(paySentence({ ...figures, unclassified: 860 }, terms, compared))).toBe(
    'Metade dos vínculos paga até R$ 1.000,00 em dezembro, menos que no Brasil; a média é R$ 3.000,00.',
  );
  expect(plain(paySentence({ ...figures, medianPay: null }, terms, compared))).toMatch(
    /^A média é R\$ 3\.000,00 em dezembro, 20% mais que no Brasil\. A mediana fica em sigilo/,
  );
});
