import { expect, it } from 'vitest';
import { typingErrors } from './spelling';
import { joinedWords, queryWords, stem, wordsOfName } from './words';

it('splits names into significant words', () => {
  expect(wordsOfName('Secretária(o) executiva(o)')).toEqual(['secretaria', 'executiva']);
  expect(wordsOfName('Operação de P&D - a mão (São Paulo)')).toEqual([
    'operacao',
    'mao',
    'sao',
    'paulo',
  ]);
  expect(joinedWords('Guarda-civil e salva-vidas')).toEqual(['guardacivil', 'salvavidas']);
});

it('splits a query into words', () => {
  expect(queryWords(' Médico  do médico ')).toEqual(['medico']);
  expect(queryWords('2251-25')).toEqual(['225125']);
  expect(queryWords('d')).toEqual(['d']);
});

it.each([
  ['enfermeiro', 'enfermeiras'],
  ['professor', 'professoras'],
  ['escrivao', 'escrivaes'],
  ['oficial', 'oficiais'],
  ['gerente', 'gerentas'],
  ['juiz', 'juizes'],
  ['cirurgiao', 'cirurgia'],
  ['garcom', 'garcons'],
  ['cozinheiro', 'cosinheira'],
])('maps %s and %s to the same stem', (one, other) => {
  expect(stem(one)).toBe(stem(other));
});

it.each([
  ['medico', 'advogado'],
  ['pedre', 'pedra'],
  ['caixa', 'caca'],
])('maps %s and %s to different stems', (one, other) => {
  expect(stem(one)).not.toBe(stem(other));
});

it.each([
  ['medico', 'medico', 0, 0],
  ['medco', 'medico', 1, 1],
  ['mdeico', 'medico', 1, 1],
  ['mecidina', 'medicina', 2, 2],
  ['medi', 'medicina', 4, 0],
  ['mexi', 'medicina', 5, 1],
])('compares %s with %s: %i errors, %i to the best prefix', (typed, word, whole, prefix) => {
  expect(typingErrors(typed, word)).toEqual({ whole, prefix });
});
