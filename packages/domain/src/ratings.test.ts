import { expect, it } from 'vitest';
import { strongest } from './ratings';

it('returns at most 15 ratings, strongest first and unmeasured last', () => {
  const ratings = [
    { name: 'Empatia', value: null },
    { name: 'Biologia', value: 4.8 },
    { name: 'Paciência', value: null },
    { name: 'Química', value: 4.9 },
  ];
  expect(strongest(ratings).map(({ name }) => name)).toEqual([
    'Química',
    'Biologia',
    'Empatia',
    'Paciência',
  ]);
  expect(strongest(Array.from({ length: 20 }, () => ({ name: 'Escuta', value: 1 })))).toHaveLength(
    15,
  );
});
