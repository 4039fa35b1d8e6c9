import { expect, it } from 'vitest';
import * as exported from './terms';

it('lists every term', () => {
  const single = Object.entries(exported).filter(([name]) => name.endsWith('Term'));
  const defined = single.map(([, term]) => term).filter((term) => typeof term === 'object');
  expect(new Set(exported.terms)).toEqual(new Set(defined));
});
