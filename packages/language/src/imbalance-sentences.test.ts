import { describe, expect, it } from 'vitest';
import {
  balanceSentence,
  entrantParts,
  imbalanceSentence,
  openingParts,
  orderSentence,
  placeInFull,
  placeNote,
  rankedSentence,
  yearlyNumbers,
} from './imbalance-sentences';

describe('imbalance sentences', () => {
  const trained = (openings: number, entrants: number) => imbalanceSentence({ openings, entrants });

  it('states how many people are trained per hundred jobs', () => {
    const start = 'Para cada 100 vagas de emprego que se abrem por ano,';
    expect(trained(728, 100)).toBe(`${start} formam-se 14 pessoas.`);
    expect(trained(11, 100)).toBe(`${start} formam-se 909 pessoas.`);
    expect(trained(1000, 10)).toBe(`${start} forma-se 1 pessoa.`);
    expect(trained(1000, 4)).toBe(`${start} forma-se menos de 1 pessoa.`);
    expect(trained(1, 1234)).toBe(`${start} formam-se 123.400 pessoas.`);
    expect(trained(0, 25)).toBe('Em um ano não se abrem vagas de emprego, e formam-se 25 pessoas.');
    expect(trained(-3, 1)).toBe('Em um ano não se abrem vagas de emprego, e forma-se 1 pessoa.');
  });

  it('describes the components of the openings', () => {
    const parts = (replacement: number, growth: number | null) =>
      openingParts({ replacement, growth, growthFrom: 2016, growthTo: 2019 });
    const years = ', na média de 2016 a 2019';
    expect(parts(1200, 300)).toBe(`1.200 de quem se aposenta e 300 do crescimento${years}`);
    expect(parts(1200, -300)).toBe(`1.200 de quem se aposenta, menos 300 que se fecham${years}`);
    expect(parts(1200, -1)).toBe(`1.200 de quem se aposenta, menos 1 que se fecha${years}`);
    expect(parts(0, -2)).toBe(`nenhuma de quem se aposenta, e 2 que se fecham${years}`);
    expect(parts(0, 24)).toBe(`nenhuma de quem se aposenta e 24 do crescimento${years}`);
    expect(parts(1200, 0)).toBe(`1.200 de quem se aposenta; sem crescimento${years}`);
    expect(parts(1200, null)).toBe('1.200 de quem se aposenta; o crescimento não é conhecido');
  });

  it('describes the entrants by level of course', () => {
    expect(entrantParts({ higher: 1200, technical: 1 })).toBe(
      '1.200 de cursos superiores e 1 de cursos técnicos',
    );
    expect(entrantParts({ higher: 1200, technical: 0 })).toBe('de cursos superiores');
    expect(entrantParts({ higher: 0, technical: 20 })).toBe('de cursos técnicos');
    expect(entrantParts({ higher: null, technical: 20 })).toBe('de cursos técnicos');
  });

  it('names the place the figures describe', () => {
    const note = (scope: string, place: string, isUncovered = false) =>
      placeNote({ scope, place, asked: 'Sobral', isUncovered });
    expect(note('estado', 'Ceará')).toBe(
      'Sobral tem poucos dados para esta conta; os números são do estado: Ceará.',
    );
    expect(note('pais', 'Brasil')).toBe(
      'Sobral tem poucos dados para esta conta; os números são do país inteiro.',
    );
    expect(note('pais', 'Brasil (só Acre)', true)).toBe(
      'Não há dados de Sobral; os números são do país: Brasil (só Acre).',
    );
    expect(placeNote({ scope: 'pais', place: 'Brasil', asked: null, isUncovered: false })).toBe('');
  });

  it('counts the promising occupations', () => {
    const sentence = (ranked: number, promising: number) =>
      rankedSentence({ place: 'Acre', ranked, promising });
    expect(sentence(23, 12)).toBe('Acre: 23 ocupações comparadas, das quais 12 são promissoras.');
    expect(sentence(23, 2)).toBe('Acre: 23 ocupações comparadas, das quais 2 são promissoras.');
    expect(sentence(23, 1)).toBe('Acre: 23 ocupações comparadas, das quais 1 é promissora.');
    expect(sentence(5, 5)).toBe('Acre: 5 ocupações comparadas, todas promissoras.');
    expect(sentence(1, 1)).toBe('Acre: 1 ocupação comparada, que é promissora.');
    expect(sentence(1, 0)).toBe('Acre: 1 ocupação comparada, que não é promissora.');
    expect(sentence(2, 0)).toBe('Acre: 2 ocupações comparadas, nenhuma promissora.');
    expect(sentence(2, 1)).toBe('Acre: 2 ocupações comparadas, das quais 1 é promissora.');
    expect(sentence(2, 2)).toBe('Acre: 2 ocupações comparadas, ambas promissoras.');
    expect(sentence(0, 0)).toBe('');
    expect(rankedSentence({ place: '', ranked: 5, promising: 5 })).toBe(
      '5 ocupações comparadas, todas promissoras.',
    );
  });

  it('explains the order for any number of promising and other occupations', () => {
    const order = (promising: number, others: number) =>
      orderSentence({ ranked: promising + others, promising });
    const neediest = 'A que mais precisa de gente vem primeiro.';
    expect([order(0, 0), order(0, 1), order(1, 0)]).toEqual(['', '', '']);
    expect([order(0, 2), order(2, 0), order(0, 5)]).toEqual([neediest, neediest, neediest]);
    expect(order(1, 1)).toBe('A promissora vem primeiro.');
    expect(order(1, 2)).toBe(
      'A promissora vem primeiro; entre as outras, a que mais precisa de gente.',
    );
    expect(order(2, 1)).toBe(
      'As promissoras vêm primeiro; entre elas, a que mais precisa de gente.',
    );
    expect(order(2, 2)).toBe(
      'As promissoras vêm primeiro; entre elas, como entre as outras, a que mais precisa de gente.',
    );
  });

  it('distinguishes a state from a city of the same name', () => {
    const full = (scope: string, code: string | null, place = 'São Paulo') =>
      placeInFull({ scope, place, code });
    expect(full('estado', '35')).toBe('São Paulo (estado)');
    expect(full('estado', '53', 'Distrito Federal')).toBe('Distrito Federal');
    expect(full('municipio', '3550308')).toBe('São Paulo, SP');
    expect(full('pais', null, 'Brasil')).toBe('Brasil');
  });
});

it('states where people are lacking and where there is a surplus', () => {
  const totals = { place: 'Brasil', ranked: 140 };
  const short = { count: 19, most: 'Recreador' };
  const surplus = { count: 114, most: 'Advogado' };
  const none = { count: 0, most: '' };
  expect(balanceSentence({ ...totals, short, surplus })).toBe(
    'Brasil: falta gente em 19 das 140 ocupações comparadas, mais em recreador, e sobra em 114, mais em advogado.',
  );
  expect(balanceSentence({ ...totals, place: '', short: none, surplus })).toBe(
    'Não falta gente em nenhuma das 140 ocupações comparadas, e sobra em 114, mais em advogado.',
  );
  expect(balanceSentence({ ...totals, short: { ...short, count: 1 }, surplus: none })).toBe(
    'Brasil: falta gente em 1 das 140 ocupações comparadas (recreador), e não sobra em nenhuma.',
  );
});

it('names both numbers of a balance', () => {
  expect(yearlyNumbers({ openings: 2061, entrants: 1 })).toBe(
    '2.061 vagas de emprego e 1 pessoa formada por ano',
  );
});
