import { labour } from '@observatorio/contract';
import { expect, it } from 'vitest';
import { tableView } from './table-view';

const plain = (cells: readonly string[]) => cells.map((cell) => cell.replaceAll('\u00a0', ' '));

it('formats columns by kind and right-aligns all but categories', () => {
  const { columns, rows } = tableView(labour.payCurve.columns, [
    { from: 299.4, to: 318.6, count: 1234 },
  ]);
  expect(columns.map(({ numeric }) => numeric)).toEqual([true, true, true]);
  expect(plain(rows[0]?.cells ?? [])).toEqual(['R$ 299,40', 'R$ 318,60', '1.234']);
});

it('formats scores with one decimal, and missing scores as “Não informado”', () => {
  const columns = [{ key: 'level', label: 'Profundidade', kind: 'score' }] as const;
  const levels = [{ level: 4.62 }, { level: 5 }, { level: null }];
  expect(tableView(columns, levels).rows.map(({ cells }) => cells[0])).toEqual([
    '4,6',
    '5,0',
    'Não informado',
  ]);
});

it('keeps the keys of selectable rows', () => {
  const counted = [
    { key: '35', label: 'São Paulo', count: 2 },
    { key: null, label: 'Não informado', count: 1 },
  ];
  expect(tableView(labour.byState.columns, counted).rows).toEqual([
    { key: '35', cells: ['São Paulo', '2'] },
    { key: null, cells: ['Não informado', '1'] },
  ]);
});

it('tells withheld amounts from those that do not exist, and unmeasured ratios from both', () => {
  const columns = [
    { key: 'label', label: 'Setor', kind: 'category' },
    { key: 'pay', label: 'Mediana', kind: 'money' },
    { key: 'hourly', label: 'Por hora', kind: 'ratio' },
  ] as const;
  const row = (label: string, count: number, hourly: number | null = null) => ({
    key: label,
    label,
    count,
    pay: null,
    hourly,
  });
  const cells = (hourly: number | null) =>
    tableView(columns, [row('A', 3, hourly), row('B', 0), row('C', 2)]).rows.map(
      ({ cells: [, ...figures] }) => figures,
    );
  expect(cells(null)).toEqual([
    ['sigilo', 'Não informado'],
    ['–', '–'],
    ['sigilo', 'Não informado'],
  ]);
  expect(cells(12.5)).toEqual([
    ['sigilo', '12,50'],
    ['–', '–'],
    ['sigilo', 'sigilo'],
  ]);
});
