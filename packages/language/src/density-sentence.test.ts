import { expect, it } from 'vitest';
import { densitySentence } from './density-sentence';

const row = (key: string, label: string, count: number) => ({ key, label, count });

const rows = [
  row('21', 'Maranhão', 116),
  row('53', 'Distrito Federal', 442.3),
  row('35', 'São Paulo', 302.2),
];

it('names the places with the highest and the lowest rate', () => {
  expect(densitySentence(rows)).toBe(
    'O maior número é o do Distrito Federal: 442,3 vínculos por mil habitantes; o menor, o do Maranhão: 116.',
  );
});

it('states the rate of one place, or that there are no links', () => {
  expect(densitySentence(rows.slice(0, 1))).toBe('Há 116 vínculos por mil habitantes no Maranhão.');
  expect(densitySentence([row('21', 'Maranhão', 1)])).toBe(
    'Há 1 vínculo por mil habitantes no Maranhão.',
  );
  expect(densitySentence([row('21', 'Maranhão', 0)])).toBe('Não há vínculos com estes filtros.');
  expect(densitySentence([])).toBe('Não há vínculos com estes filtros.');
});

it('states the rates of the selection', () => {
  expect(densitySentence(rows, ['21', '35'])).toBe(
    'Seleção: Maranhão: 116 vínculos por mil habitantes e São Paulo: 302,2 vínculos por mil habitantes.',
  );
});

it('names the inhabitants of working age', () => {
  const working = rows.map((each) => ({ ...each, ages: 'working' as const }));
  expect(densitySentence(working)).toBe(
    'O maior número é o do Distrito Federal: 442,3 vínculos por mil habitantes de 15 a 69 anos (Censo 2022); o menor, o do Maranhão: 116.',
  );
  expect(densitySentence(working, ['21'])).toBe(
    'Seleção: Maranhão: 116 vínculos por mil habitantes de 15 a 69 anos (Censo 2022).',
  );
});
