import { expect, test } from 'vitest';
import { classLabels, classLimits, classOf } from './map-classes';

test('puts the same number of values in each class', () => {
  const values = Array.from({ length: 25 }, (_, index) => index + 1);
  expect(classLimits(values, 5)).toEqual([5, 10, 15, 20, 25]);
});

test('returns fewer classes for repeated or few values', () => {
  expect(classLimits([7, 7, 7], 5)).toEqual([7]);
  expect(classLimits([3, 1], 5)).toEqual([1, 3]);
  expect(classLimits([], 5)).toEqual([]);
});

test('gives each of a few small whole values a class of its own', () => {
  const limits = classLimits([0, 0, 0, 0, 0, 0, 0, 1, 2, 2], 5);
  expect(limits).toEqual([0, 1, 2]);
  expect(classLabels(limits, { areValues: true })).toEqual(['0', '1', '2']);
});

test('rounds bounds to two digits and leaves no class empty', () => {
  expect(classLimits([378_671, 656_680, 1_246_255, 2_291_192, 13_234_567], 5)).toEqual([
    380_000, 660_000, 1_300_000, 2_300_000, 13_234_567,
  ]);
  for (let seed = 1; seed <= 200; seed += 1) {
    const values = Array.from({ length: seed }, (_, index) =>
      Math.floor(1.7 ** ((index * seed) % 31)),
    );
    const limits = classLimits(values, 5);
    const filled = new Set(values.map((value) => classOf(value, limits)));
    expect(filled, String(seed)).toEqual(new Set(limits.keys()));
    for (const limit of limits.slice(0, -1)) {
      expect(String(limit)).toMatch(/^\d{1,2}0*$/);
    }
  }
});

test('labels classes with readable bounds that meet without overlapping', () => {
  expect(classLabels([1200, 380_000, 2_300_000, 13_234_567])).toEqual([
    'Até 1.200',
    '1.200 a 380\u00a0mil',
    '380\u00a0mil a 2,3\u00a0mi',
    'Mais de 2,3\u00a0mi',
  ]);
  expect(classLabels([12, 25, 26, 90])).toEqual(['Até 12', '13 a 25', '26', 'Mais de 26']);
  expect(classLabels([12])).toEqual(['Até 12']);
  expect(classLabels([0, 5, 9])).toEqual(['0', '1 a 5', 'Mais de 5']);
  expect(classLabels([13_234_567])).toEqual(['Até 13,2\u00a0mi']);
});

test('formats amounts, with more digits if asked to', () => {
  const limits = classLimits([1234, 1567, 1891, 2345, 3456], 5, 3);
  expect(limits).toEqual([1240, 1570, 1900, 2350, 3456]);
  const format = (value: number) => `R$ ${value}`;
  expect(classLabels(limits.slice(0, 3), { areWhole: false, format })).toEqual([
    'Até R$ 1240',
    'R$ 1240 a R$ 1570',
    'Mais de R$ 1570',
  ]);
});

test('repeats the shared bound in labels of decimal values', () => {
  expect(classLabels([0.4, 6.6, 7.456], { areWhole: false })).toEqual([
    'Até 0,4',
    '0,4 a 6,6',
    'Mais de 6,6',
  ]);
  expect(classLabels([7.456], { areWhole: false })).toEqual(['Até 7,46']);
});
