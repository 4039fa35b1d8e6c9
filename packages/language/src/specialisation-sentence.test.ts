import { sectors } from '@observatorio/domain';
import { expect, it } from 'vitest';
import { inNamedPlace, specialisationSentence } from './specialisation-sentence';

const franca = { code: '3516200', name: 'Franca' };
const shoes = { dimension: 'setor', key: '12', label: 'Calçados' };

it.each([
  [12.34, 'Em Franca, a indústria de calçados emprega 12 vezes a parte que tem no Brasil.'],
  [9.96, 'Em Franca, a indústria de calçados emprega 10 vezes a parte que tem no Brasil.'],
  [2.5, 'Em Franca, a indústria de calçados emprega 2,5 vezes a parte que tem no Brasil.'],
  [1.94, 'Em Franca, a indústria de calçados emprega 1,9 vez a parte que tem no Brasil.'],
  [1.02, 'Em Franca, a indústria de calçados emprega quase a mesma parte que tem no Brasil.'],
  [0.4, 'Em Franca, a indústria de calçados emprega 40% da parte que tem no Brasil.'],
  [0, 'Em Franca, a indústria de calçados não tem vínculos.'],
  [null, ''],
])('states the quotient %s', (quotient, sentence) => {
  expect(specialisationSentence(franca, { ...shoes, quotient })).toBe(sentence);
});

it('agrees with plural subsectors and with sizes', () => {
  const health = { dimension: 'setor', key: '22', label: 'Serviços de saúde', quotient: 2 };
  expect(specialisationSentence({ code: '29', name: 'Bahia' }, health)).toBe(
    'Na Bahia, os serviços de saúde empregam 2 vezes a parte que têm no Brasil.',
  );
  const size = { dimension: 'tamanho', key: '2', label: 'Até 4 vínculos', quotient: 0 };
  expect(specialisationSentence({ code: '3', name: 'Sudeste' }, size)).toBe(
    'No Sudeste, os estabelecimentos com até 4 vínculos não têm vínculos.',
  );
  const large = { dimension: 'tamanho', key: '10', label: '1.000 ou mais', quotient: 1.5 };
  expect(specialisationSentence(franca, large)).toBe(
    'Em Franca, os estabelecimentos com 1.000 ou mais vínculos empregam 1,5 vez a parte que têm no Brasil.',
  );
});

it('names every subsector, and none that is unknown', () => {
  for (const { code, label } of sectors) {
    const row = { dimension: 'setor', key: code, label, quotient: 3 };
    expect(specialisationSentence(franca, row)).toMatch(/^Em Franca, (o|a|os) .+ 3 vezes a parte/);
  }
  expect(specialisationSentence(franca, { ...shoes, key: null, quotient: 3 })).toBe('');
});

it.each([
  ['3304557', 'Rio de Janeiro', 'no Rio de Janeiro'],
  ['1600105', 'Amapá', 'em Amapá'],
  ['16', 'Amapá', 'no Amapá'],
  ['35', 'São Paulo', 'em São Paulo'],
])('refers to the place %s', (code, name, expected) => {
  expect(inNamedPlace({ code, name })).toBe(expected);
});
