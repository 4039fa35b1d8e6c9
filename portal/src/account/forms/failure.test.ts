import { expect, it } from 'vitest';
import type { T } from '../../i18n/use-t';
import { AuthError } from '../session';
import { failureText } from './failure';

const t = ((key: string, values: object = {}) =>
  [key, ...Object.values(values)].join(' ')) as unknown as T;

it.each([
  [400, 'refused'],
  [401, 'refused'],
  [404, 'refused'],
  [409, 'refused'],
  [0, 'failure.offline'],
  [429, 'failure.tooMany'],
  [500, 'failure.server'],
  [503, 'failure.server'],
])('explains status %i', (status, text) =>
  expect(failureText(new AuthError(status), 'refused', t, 'en')).toBe(text),
);

it('does not blame the visitor for an internal error', () => {
  expect(failureText(new SyntaxError(), 'refused', t, 'en')).toBe('failure.server');
});

it.each([
  [1, 'en', '1 second'],
  [45, 'pt', '45 segundos'],
  [119, 'en', '119 seconds'],
  [121, 'de', '3 Minuten'],
  [900, 'fr', '15 minutes'],
  [900, 'ja', '15 分'],
  [7200, 'es', '2 horas'],
] as const)('formats a wait of %i seconds in %s as %s', (wait, language, text) =>
  expect(failureText(new AuthError(429, wait), 'refused', t, language)).toBe(
    `failure.tooManyFor ${text}`,
  ),
);
