import {
  type ComparedOccupation,
  comparedOccupation,
  type OccupationDatasetRows,
} from '@observatorio/contract';
import { expect, it } from 'vitest';
import { spreadOf } from '../../../fixtures/spread-of';
import { measureRows } from './measures';

const nothing: OccupationDatasetRows = {
  info: [],
  summary: [],
  byGender: [],
  bySchooling: [],
  byAgeGender: [],
};

const counts = (...values: number[]) =>
  values.map((count, index) => ({ key: String(index + 1), label: `n.º ${index + 1}`, count }));

const known = comparedOccupation('225125', {
  info: [],
  summary: [
    {
      meanPay: 9_000,
      medianPay: 7_000,
      ...spreadOf(7_000),
      minPay: 1_000,
      maxPay: 20_000,
    },
  ],
  byGender: [...counts(30, 10), { key: null, label: 'Não informado', count: 60 }],
  bySchooling: counts(1, 2, 0, 7),
  byAgeGender: [
    { key: '1', label: 'Até 17 anos', men: 3, women: 0, unknown: 0 },
    { key: '2', label: '18 a 29 anos', men: 1, women: 1, unknown: 2 },
  ],
});

const unknown = comparedOccupation('999999', nothing);

const cellsOf = (name: string, ...occupations: ComparedOccupation[]) =>
  measureRows(occupations)
    .find((row) => row.name === name)
    ?.cells.map(({ text, mark }) => [text.replaceAll('\u00a0', ' '), ...(mark ? [mark] : [])]);

it('computes shares of all links, as the charts do', () => {
  expect(known).toMatchObject({
    links: 100,
    women: 0.1,
    higher: 0.7,
    schooling: 'n.º 4',
    schoolingShare: 0.7,
    age: '18 a 29 anos',
    ageShare: 4 / 7,
  });
});

it('shows unknown values as not informed, with a fallback title', () => {
  expect(unknown).toMatchObject({ title: 'Ocupação 9999-99', isListed: false, links: 0 });
  const spoken = measureRows([unknown]).map(({ cells: [cell] }) => cell?.spoken);
  expect(spoken.filter((words) => words !== 'não informado')).toEqual([undefined]);
  expect(cellsOf('Vínculos de emprego', unknown)).toEqual([['0']]);
});

it('distinguishes withheld pay from an occupation without links', () => {
  const withheld = { ...unknown, links: 3 };
  expect(cellsOf('Remuneração média', known, withheld, unknown)).toEqual([
    ['R$ 9.000,00'],
    ['sigilo'],
    ['–'],
  ]);
});

it('marks the best value unless another has the same text', () => {
  const growing = { ...known, growth: 0.071, automation: 0.3, meanPay: 9_500 };
  const steady = { ...known, growth: 0.068, automation: 0.02 };
  expect(cellsOf('Remuneração média', growing, steady, unknown)).toEqual([
    ['R$ 9.500,00', 'a maior'],
    ['R$ 9.000,00'],
    ['–'],
  ]);
  expect(cellsOf('Probabilidade de automação', growing, steady)).toEqual([
    ['30%'],
    ['2%', 'a menor'],
  ]);
  expect(cellsOf('Crescimento', growing, steady)).toEqual([['mais 7% ao ano'], ['mais 7% ao ano']]);
});

it('does not compare growths of different years, and says where years do not compare', () => {
  const growing = { ...known, growth: 0.08, growthFrom: 2018, growthTo: 2021 };
  const steady = { ...known, growth: 0.01, growthFrom: 2018, growthTo: 2021 };
  const newer = { ...steady, growthFrom: 2023, growthTo: 2025 };
  const without = { ...known, noGrowthReason: 'anos-nao-comparaveis' };
  expect(cellsOf('Crescimento', growing, steady, without)).toEqual([
    ['mais 8% ao ano', 'o maior'],
    ['mais 1% ao ano'],
    ['–'],
  ]);
  expect(cellsOf('Crescimento', growing, newer)).toEqual([['mais 8% ao ano'], ['mais 1% ao ano']]);
  const row = measureRows([growing, without]).find(({ name }) => name === 'Crescimento');
  expect(row?.cells.map(({ note }) => note)).toEqual([
    'muito alto, nível 5 de 5, na média de 2018 a 2021',
    'os anos não se comparam',
  ]);
});

it('supports qualification levels above eight', () => {
  const levels = [7, 9].map((qualification) => ({ ...known, qualification }));
  expect(cellsOf('Qualificação', ...levels)).toEqual([['nível 7 de 8'], ['acima do nível 8']]);
});
