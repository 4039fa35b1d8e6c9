import { expect, it } from 'vitest';
import { differencesOf } from './differences';

const list = (ratings: Record<string, number | null>) =>
  Object.entries(ratings).map(([name, value]) => ({ name, value }));

const doctor = list({ Medicina: 4.8, Biologia: 4.6, Química: 3.9, Língua: 4.1, Vendas: 1.2 });
const nurse = list({ Medicina: 4.7, Biologia: 4.3, Língua: 3.1, Psicologia: 4.1, Vendas: 1.5 });

it('lists gaps of at least one point, widest first, capping missing scores at the last listed one', () => {
  expect(differencesOf([doctor, nurse])?.differing).toEqual([
    { name: 'Psicologia', values: [undefined, 4.1] },
    { name: 'Química', values: [3.9, undefined] },
    { name: 'Língua', values: [4.1, 3.1] },
  ]);
  const last = list({ Medicina: 4.6, Vendas: 3.6 });
  expect(differencesOf([doctor, last])?.differing).toEqual([
    { name: 'Vendas', values: [1.2, 3.6] },
    { name: 'Biologia', values: [4.6, undefined] },
  ]);
});

it('lists demands equally important to all', () => {
  expect(differencesOf([doctor, nurse])?.common).toEqual(['Medicina', 'Biologia']);
});

it('does not list as common what one of the lists lacks', () => {
  const nearly = list({ Medicina: 4.6, Química: 3.8 });
  expect(differencesOf([nearly, list({ Medicina: 4.5, Vendas: 3.7 })])).toEqual({
    differing: [],
    common: ['Medicina'],
  });
});

it('omits unmeasured demands', () => {
  const nothing = list({ Empatia: null, Paciência: null });
  const patient = list({ Empatia: 3.9, Paciência: 1.9 });
  expect(differencesOf([nothing, patient])).toBeUndefined();
  expect(differencesOf([nothing, patient, list({ Empatia: 3.8, Paciência: null })])).toEqual({
    differing: [],
    common: ['Empatia'],
  });
});

it('ignores empty lists and requires at least two others', () => {
  const differing = differencesOf([doctor, [], nurse])?.differing;
  expect(differing?.[0]).toEqual({ name: 'Psicologia', values: [undefined, null, 4.1] });
  expect(differing).toHaveLength(3);
  expect(differencesOf([doctor, []])).toBeUndefined();
});

it('lists at most five differences', () => {
  const many = list({ a: 4, b: 4, c: 4, d: 4, e: 4, f: 4, g: 4 });
  expect(differencesOf([many, nurse])?.differing).toHaveLength(5);
});
