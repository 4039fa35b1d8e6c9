import { expect, it } from 'vitest';
import { axisStacks } from './axis-stacks';

const triple = (key: string | null, series: string, count: number) => ({
  key,
  label: `Eixo ${key}`,
  series,
  count,
});

it('merges the networks of each axis, largest axis first', () => {
  const stacks = axisStacks([
    triple('1', 'Pública', 2),
    triple(null, 'Privada', 90),
    triple('4', 'Privada', 5),
    triple('1', 'Privada', 1),
    triple('4', 'Pública', 4),
  ]);
  expect(stacks.map((stack) => [stack.key, stack.public, stack.private, stack.count])).toEqual([
    ['4', 4, 5, 9],
    ['1', 2, 1, 3],
    [null, 0, 90, 90],
  ]);
});
