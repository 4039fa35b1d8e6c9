import { states } from '@observatorio/domain';
import { expect, it } from 'vitest';
import { neighboursOf } from './neighbours';

it.each([
  ['35', ['31', '33', '41', '50']],
  ['13', ['11', '12', '14', '15', '51']],
  ['28', ['27', '29']],
  ['53', ['31', '52']],
])('lists the neighbours of the state %s', (code, expected) => {
  expect(neighboursOf(code)).toEqual(expected);
});

it('lists the neighbours of a municipality in its own and in another state', () => {
  // Franca, next to Claraval and Ibiraci in Minas Gerais.
  expect(neighboursOf('3516200')).toEqual(
    '3116407 3129707 3505906 3513207 3536307 3542701 3543105 3549508'.split(' '),
  );
});

it('lists none for an island and for a code without a shape', () => {
  expect(neighboursOf('2605459')).toEqual([]);
  expect(neighboursOf('5101837')).toEqual([]);
});

it('lists each border on both sides', () => {
  for (const { code } of states) {
    for (const other of neighboursOf(code)) expect(neighboursOf(other)).toContain(code);
  }
});
