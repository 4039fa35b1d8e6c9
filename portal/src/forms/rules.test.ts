import { expect, it } from 'vitest';
import type { T } from '../i18n/use-t';
import { confirmationRule, emailRule, isDate, nameRule, textRule } from './rules';

/** Returns a translation key with its values, such as `validation.min 3`. */
const t = ((key: string, values: object = {}) =>
  [key, ...Object.values(values)].join(' ')) as unknown as T;

it.each([
  ['', 'validation.requiredField'],
  ['ab', 'validation.min 3'],
  ['abc', true],
  ['   ', true],
  ['😀😀', 'validation.min 3'],
  ['😀'.repeat(50), true],
  ['x'.repeat(50), true],
  ['x'.repeat(51), 'validation.max 50'],
])('validates the string %j', (text, verdict) => expect(textRule(t)(text)).toBe(verdict));

it.each([
  ['   ', 'validation.requiredField'],
  [' ab ', 'validation.min 3'],
  [` ${'x'.repeat(50)} `, true],
  ['Ana\u202eLima', 'validation.invalidField'],
  ['Ana\u2069Lima', 'validation.invalidField'],
])('validates the name %j, ignoring surrounding spaces', (name, verdict) =>
  expect(nameRule(t)(name)).toBe(verdict),
);

it.each([
  ['', 'validation.requiredField'],
  ['  ', 'validation.requiredField'],
  ['ana', 'validation.email'],
  ['a@b', 'validation.email'],
  ['ana@exemplo..br', 'validation.email'],
  ['ana..lima@exemplo.br', 'validation.email'],
  ['.ana@exemplo.br', 'validation.email'],
  ['ana.lima@exemplo.br', true],
  ['ana@-exemplo.br', 'validation.email'],
  ['ana silva@exemplo.br', 'validation.email'],
  ['ana@exemplo.br@exemplo.br', 'validation.email'],
  ["o'hara+1@exemplo.gov.br", true],
  [' ana@exemplo.br ', true],
  [`${'a'.repeat(39)}@exemplo.br`, true],
  [`${'a'.repeat(40)}@exemplo.br`, 'validation.max 50'],
])('validates the e-mail %j', (email, verdict) => expect(emailRule(t)(email)).toBe(verdict));

it.each([`a@${'a-'.repeat(50_000)}`, `a@${'a.'.repeat(50_000)}`, 'a.'.repeat(50_000)])(
  'validates a long invalid e-mail without catastrophic backtracking (%#)',
  (email) => expect(emailRule(t)(email)).toBe('validation.email'),
);

it.each([
  ['', 'validation.requiredField'],
  ['senha', true],
  ['Senha', 'validation.mismatch'],
  ['senha ', 'validation.mismatch'],
])('validates the confirmation %j of the password "senha"', (confirmation, verdict) =>
  expect(confirmationRule(t)(confirmation, { password: 'senha' })).toBe(verdict),
);

it.each([
  ['02/29/2024', true],
  ['02/29/2023', false],
  ['12/31/1999', true],
  ['13/01/2020', false],
  ['00/10/2020', false],
  ['1/2/2020', false],
  ['31/12/2020', false],
  ['2020-12-31', false],
])('detects whether %s is a date', (text, is) => expect(isDate(text)).toBe(is));
