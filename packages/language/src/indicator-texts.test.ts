import { describe, expect, it } from 'vitest';
import {
  formatValue,
  indicatorSentence,
  namedValuesSentence,
  type ValueFormat,
  valueWithUnit,
} from './indicator-texts';

const people: ValueFormat = { unit: 'pessoas', unitOfOne: 'pessoa', decimals: 0 };
const index: ValueFormat = { unit: '', unitOfOne: '', decimals: 1 };

describe('values', () => {
  it.each([
    [1, people, '1 pessoa'],
    [0, people, '0 pessoas'],
    [387_852, people, '387.852 pessoas'],
    [5, index, '5,0'],
    [-2134.5, { unit: 'R$', unitOfOne: 'R$', decimals: 2 }, '-R$\u00a02.134,50'],
    [12.34, { unit: '%', unitOfOne: '%', decimals: 1 }, '12,3%'],
  ])('%d is written with its unit and decimals', (value, format, text) => {
    expect(valueWithUnit(value, format)).toBe(text);
  });

  it('have as many decimals as the indicator', () => {
    expect(formatValue(5, { decimals: 2 })).toBe('5,00');
  });
});

describe('sentences', () => {
  const sentence = '{no_lugar}, o índice de {ano} é {valor}.';

  it.each([
    ['12', 'Acre', 'No Acre, o índice de 2023 é 5,1.'],
    ['35', 'São Paulo', 'Em São Paulo, o índice de 2023 é 5,1.'],
    ['1', 'Brasil', 'No Brasil, o índice de 2023 é 5,1.'],
    ['4', 'Sul', 'Na região Sul, o índice de 2023 é 5,1.'],
    ['1200401', 'Rio Branco', 'Em Rio Branco, o índice de 2023 é 5,1.'],
    ['3304557', 'Rio de Janeiro', 'No Rio de Janeiro, o índice de 2023 é 5,1.'],
    ['2408607', 'Paraná', 'Em Paraná, o índice de 2023 é 5,1.'],
  ])('name %s with its preposition', (code, place, text) => {
    const facts = { code, place, value: 5.1, year: 2023 };
    expect(indicatorSentence(sentence, facts, index)).toBe(text);
  });

  it.each([
    ['cbo', 'Médico clínico', 'Na ocupação Médico clínico, o índice de 2023 é 5,1.'],
    ['curso', 'Técnico em Redes', 'No curso Técnico em Redes, o índice de 2023 é 5,1.'],
  ] as const)('name a %s with its preposition', (subject, place, text) => {
    const facts = { subject, code: '1', place, value: 5.1, year: 2023 };
    expect(indicatorSentence(sentence, facts, index)).toBe(text);
  });

  it('name what they are of without a preposition', () => {
    const facts = {
      subject: 'cbo',
      code: '225125',
      place: 'Médico',
      value: 1,
      year: 2023,
    } as const;
    expect(indicatorSentence('{nome}: {valor}.', facts, index)).toBe('Médico: 1,0.');
  });

  const places = [
    { key: '12', label: 'Acre', value: 4.1 },
    { key: '23', label: 'Ceará', value: 5.9 },
    { key: '15', label: 'Pará', value: 4.1 },
    { key: '16', label: 'Amapá', value: null },
  ];
  const about = { ...index, sentence, year: 2023 };

  it('name every place with the highest and the lowest value, and count the unknown ones', () => {
    expect(namedValuesSentence(places, [], about)).toBe(
      'Em 2023, o maior valor é 5,9 (Ceará); o menor, 4,1 (Acre e Pará). Não informado em 1 lugar.',
    );
  });

  it('count the occupations and courses without a value', () => {
    expect(namedValuesSentence(places, [], { ...about, subject: 'cbo' })).toContain(
      'Não informado em 1 ocupação.',
    );
    const unknown = [...places, { key: '1', label: 'Roraima', value: null }];
    expect(namedValuesSentence(unknown, [], { ...about, subject: 'curso' })).toContain(
      'Não informado em 2 cursos.',
    );
  });

  it('describe the selected places', () => {
    expect(namedValuesSentence(places, ['15'], about)).toBe('No Pará, o índice de 2023 é 4,1.');
  });

  it('state one value of all places once, and nothing if none is known', () => {
    const equal = places.map((place) => ({ ...place, value: 5 }));
    expect(namedValuesSentence(equal, [], about)).toBe(
      'Em 2023, o valor é 5,0 (Acre, Ceará, Pará e mais 1).',
    );
    expect(namedValuesSentence(places.slice(3), [], about)).toBe('');
  });
});
