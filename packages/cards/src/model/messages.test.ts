import { type CreditedEdition, labourArea } from '@observatorio/contract';
import { expect, it } from 'vitest';
import { unknownMessage } from './messages';

const acre: CreditedEdition = { conjunto: 'rais', tipo: 'oficial', ano: 2016, ufs: ['12'] };
const brazil: CreditedEdition = { conjunto: 'rais', tipo: 'oficial', ano: 2019 };

it.each([
  [{ uf: ['29'] }],
  [{ municipio: ['3550308'], uf: ['35'] }],
  [{ regiao: ['3'], genero: ['2'] }],
])('explains that the data do not cover %j', (filters) => {
  expect(unknownMessage(labourArea, filters, [acre])).toEqual({
    title: 'Sem dados deste lugar',
    text: 'Os dados em serviço não cobrem este lugar. Cobertura: só Acre.',
  });
});

it.each([
  [{}, acre],
  [{ genero: ['2'] }, acre],
  [{ uf: ['12'] }, acre],
  [{ uf: ['12', '29'] }, acre],
  [{ regiao: ['1'] }, acre],
  [{ uf: ['29'] }, brazil],
])('considers figures for %j zero where the data cover them', (filters, edition) => {
  expect(unknownMessage(labourArea, filters, [edition])).toBeUndefined();
});
