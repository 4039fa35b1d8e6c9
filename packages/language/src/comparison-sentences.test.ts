import { expect, it } from 'vitest';
import { type ComparedFigures, comparisonSentence } from './comparison-sentences';

const doctor: ComparedFigures = {
  title: 'Médico clínico',
  pay: 15_500,
  links: 900,
  automation: 0.01,
};
const nurse: ComparedFigures = { title: 'Enfermeiro', pay: 5_000, links: 900, automation: 0.09 };
const driver: ComparedFigures = { title: 'Motorista', pay: 4_000, links: 900, automation: 0.86 };

it('compares the pay of two occupations as a multiple, as a percentage or as nearly equal', () => {
  expect(comparisonSentence([nurse, doctor])).toBe(
    'Médico clínico tem a maior remuneração média, 3,1 vezes a de Enfermeiro; a automação é mais provável para Enfermeiro (9%) que para Médico clínico (1%).',
  );
  expect(comparisonSentence([nurse, { ...driver, automation: null }])).toBe(
    'Enfermeiro tem a maior remuneração média, 25% acima da de Motorista.',
  );
  expect(comparisonSentence([{ ...nurse, pay: 4_100, automation: 0.86 }, driver])).toBe(
    'Enfermeiro e Motorista ganham em média quase o mesmo.',
  );
});

it('states no ratio of pay that is rounded coarsely', () => {
  expect(comparisonSentence([nurse, { ...driver, links: 9, automation: null }])).toBe(
    'Pelos valores arredondados, Enfermeiro tem a maior remuneração média.',
  );
  expect(comparisonSentence([{ ...nurse, pay: 4_000, links: 9 }, driver])).toMatch(
    /^Pelos valores arredondados, Enfermeiro e Motorista ganham em média quase o mesmo; /,
  );
});

it('names the highest and lowest of more than two occupations', () => {
  expect(comparisonSentence([nurse, doctor, driver])).toBe(
    'Médico clínico tem a maior remuneração média, 3,9 vezes a de Motorista, a menor; a automação é mais provável para Motorista (86%) que para Médico clínico (1%).',
  );
});

it('omits unknown figures and falls back to listing the occupations', () => {
  const unknown = { pay: null, automation: null };
  expect(comparisonSentence([{ ...nurse, pay: null }, doctor])).toBe(
    'A automação é mais provável para Enfermeiro (9%) que para Médico clínico (1%).',
  );
  expect(
    comparisonSentence([
      { ...nurse, ...unknown },
      { ...doctor, ...unknown },
    ]),
  ).toBe('Comparação de Enfermeiro e Médico clínico.');
});
