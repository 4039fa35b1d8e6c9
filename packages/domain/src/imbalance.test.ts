import { describe, expect, it } from 'vitest';
import {
  imbalanceIndex,
  imbalanceLevel,
  imbalanceSteps,
  isPromising,
  minLinksFor,
  needsTraining,
  PROMISING_INDEX,
  replacementOf,
  technicalCompletions,
} from './imbalance';
import {
  entrantParts,
  imbalanceSentence,
  openingParts,
  orderSentence,
  placeInFull,
  placeNote,
  rankedSentence,
} from './imbalance-sentences';

describe('replacementOf', () => {
  it('counts people reaching retirement age', () => {
    expect(replacementOf({ links: 3000, known: 3000, from50: 450, from65: 50 })).toBe(40);
    expect(replacementOf({ links: 10, known: 10, from50: 0, from65: 0 })).toBe(0);
  });

  it('scales to links of unknown age and returns null if every age is unknown', () => {
    expect(replacementOf({ links: 2000, known: 1000, from50: 150, from65: 0 })).toBe(20);
    expect(replacementOf({ links: 2000, known: 0, from50: 0, from65: 0 })).toBeNull();
  });
});

it('divides the enrolments of a technical course by its duration', () => {
  expect(['CT', 'SUBS', 'CONC', 'EJA', null].map((form) => technicalCompletions(60, form))).toEqual(
    [20, 40, 40, 20, 30],
  );
});

it('classifies the index into five levels, with 3 as a balance within 10%', () => {
  expect([0, 0.49, 0.5, 0.89, 0.9, 1.09, 1.1, 1.99, 2, 9].map(imbalanceLevel)).toEqual([
    1, 1, 2, 2, 3, 3, 4, 4, 5, 5,
  ]);
  expect(imbalanceSteps).toHaveLength(5);
});

it('returns an index of 0 when jobs are lost', () => {
  expect(imbalanceIndex(-50, 25)).toBe(0);
  expect(imbalanceIndex(10, 30)).toBe(0.33);
});

it('requires more links of a ranked occupation in larger places', () => {
  expect([0, 2_500_000, 2_500_001, 47_554_211].map(minLinksFor)).toEqual([500, 500, 501, 9511]);
});

it('requires training for professionals and technicians, not for postgraduate occupations', () => {
  const codes = ['223505', '322205', '513205', '010210', '111410', '234405', '203015', '231210'];
  expect(codes.filter(needsTraining)).toEqual(['223505', '322205', '231210']);
});

it('excludes medical specialities, but not general practice', () => {
  const codes = ['225120', '225125', '225130', '225170', '225250', '225320', '223208'];
  expect(codes.filter(needsTraining)).toEqual(['225125', '225130', '225170', '223208']);
});

it('calls an occupation promising if it lacks people, does not shrink and has known pay', () => {
  const promising = { level: 4, growth: 0, isPayKnown: true };
  expect(isPromising(promising)).toBe(true);
  expect(isPromising({ ...promising, growth: null })).toBe(true);
  expect(isPromising({ ...promising, level: 3 })).toBe(false);
  expect(isPromising({ ...promising, growth: -1 })).toBe(false);
  expect(isPromising({ ...promising, isPayKnown: false })).toBe(false);
  expect(isPromising({ ...promising, level: imbalanceLevel(PROMISING_INDEX) })).toBe(true);
  expect(isPromising({ ...promising, level: imbalanceLevel(PROMISING_INDEX - 0.01) })).toBe(false);
});

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
      openingParts({ replacement, growth });
    expect(parts(1200, 300)).toBe('1.200 de quem se aposenta e 300 do crescimento');
    expect(parts(1200, -300)).toBe('1.200 de quem se aposenta, menos 300 que se fecham');
    expect(parts(1200, -1)).toBe('1.200 de quem se aposenta, menos 1 que se fecha');
    expect(parts(0, -2)).toBe('nenhuma de quem se aposenta, e 2 que se fecham');
    expect(parts(0, 24)).toBe('nenhuma de quem se aposenta e 24 do crescimento');
    expect(parts(1200, 0)).toBe('1.200 de quem se aposenta; sem crescimento');
    expect(parts(1200, null)).toBe('1.200 de quem se aposenta; o crescimento não é conhecido');
  });

  it('describes the entrants by level of course', () => {
    expect(entrantParts({ higher: 1200, technical: 1 })).toBe(
      '1.200 de cursos superiores e 1 de cursos técnicos',
    );
    expect(entrantParts({ higher: 1200, technical: 0 })).toBe('de cursos superiores');
    expect(entrantParts({ higher: 0, technical: 20 })).toBe('de cursos técnicos');
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
    expect(full('municipio', '3550308')).toBe('São Paulo, SP');
    expect(full('pais', null, 'Brasil')).toBe('Brasil');
  });
});
