import { expect, it } from 'vitest';
import { plainQuery, type Variant } from '../model/card';
import { occupationPay } from './occupation-pay';

it.each([
  [
    { cod_cbo: ['225125'], uf: ['33'] },
    { occupation: ['225125'], uf: ['33'] },
  ],
  [
    { sexotrabalhador: ['2'], faixaetaria: ['3'] },
    { genero: ['2'], faixaEtaria: ['3'] },
  ],
  [{ escolaridadeapos2005: ['2', '4'] }, { escolaridade: ['7', '9', '10', '11'] }],
])('requests the pay of %j as %j', (filters, expected) => {
  const query = plainQuery(filters);
  const { filtersOf } = occupationPay.variantOf(query) as Variant;
  expect(filtersOf?.(query)).toEqual(expected);
});
