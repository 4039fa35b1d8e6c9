import { expect, it } from 'vitest';
import { labour } from './labour';

const count = { key: '4', label: 'Serviços', count: 3 };

it('keeps the wire shapes of the specification', () => {
  expect(labour.byState.encode([{ key: '35', label: 'São Paulo', count: 9 }])).toEqual([{ 35: 9 }]);
  expect(labour.bySector.encode([count])).toEqual([
    { key: '4', setor: 'Serviços', name: 'Serviços', qtdEmpregados: 3 },
  ]);
  expect(labour.byOccupation.encode([{ key: '', label: 'Outras', count: 3 }])).toEqual([
    { key: '', name: '', qtdEmpregados: 3 },
  ]);
  expect(labour.byWageBand.encode([count])).toEqual([{ qtdsm: '4', qtd: 3 }]);
  expect(
    labour.byAgeGender.encode([{ key: '1', label: 'Até 17 anos', men: 2, women: 1, unknown: 0 }]),
  ).toEqual({
    categories: ['Até 17 anos'],
    series: [
      { name: 'Homem', data: [2] },
      { name: 'Mulher', data: [1] },
      { name: 'Não informado', data: [0] },
    ],
  });
});

it('sorts the years numerically', () => {
  const years = ['2020', '2018'].map((code) => ({ filter: 'ano', code, label: code }));
  expect(labour.options.encode(years).ano).toEqual([2018, 2020]);
});

it('labels the row that is sent without a name', () => {
  expect(labour.byOccupation.decode([{ key: '', name: '', qtdEmpregados: 1 }])).toEqual([
    { key: '', label: 'Outras', count: 1 },
  ]);
});
