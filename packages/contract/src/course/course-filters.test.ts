import { expect, it } from 'vitest';
import { offerCodeOf, offerFilter, offerKeyOf } from './course-filters';

it.each([
  'superior-1210-55-3550308',
  'tecnico-1006-11049375-1100023-SUBS',
  'superior-77-298-0',
  'superior-77-0-0',
])('reads and writes the code of an offer: %s', (code) => {
  const key = offerKeyOf(code);
  expect(key && offerCodeOf(key)).toBe(code);
});

it('normalises the code of an offer, and rejects others', () => {
  expect(offerFilter.parse(' TECNICO-01006-11049375-1100023-subs ')).toBe(
    'tecnico-1006-11049375-1100023-SUBS',
  );
  expect(offerFilter.parse('superior-1210')).toBeUndefined();
  expect(offerFilter.parse('1210-55-3550308')).toBeUndefined();
});
