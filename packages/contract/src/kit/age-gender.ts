import { ageBands, NOT_INFORMED } from '@observatorio/domain';
import type { Column, Dataset, Endpoint } from './dataset';
import { codeColumn, shareColumn, withShares } from './file-table';

/** Links in one age band by sex; `unknown` counts links whose sex the source does not record. */
export interface AgeGenderRow {
  key: string | null;
  label: string;
  men: number;
  women: number;
  unknown: number;
}

export interface AgeGenderWire {
  categories: string[];
  series: { name: string; data: number[] }[];
}

const seriesNames = [
  { name: 'Homem', key: 'men' },
  { name: 'Mulher', key: 'women' },
  { name: NOT_INFORMED, key: 'unknown' },
] as const;

const columns: readonly Column<AgeGenderRow>[] = [
  { key: 'label', label: 'Faixa etária', kind: 'category' },
  { key: 'men', label: 'Homens', kind: 'count' },
  { key: 'women', label: 'Mulheres', kind: 'count' },
  { key: 'unknown', label: NOT_INFORMED, kind: 'count' },
];

/** Defines an endpoint that counts links by age band and sex, encoded as categories and series. */
export const ageGenderDataset = (endpoint: Endpoint): Dataset<AgeGenderRow, AgeGenderWire> => ({
  ...endpoint,
  columns,
  file: {
    columns: [codeColumn, ...columns, { key: 'count', label: 'Total', kind: 'count' }, shareColumn],
    lines: (rows) =>
      withShares(rows.map((row) => ({ ...row, count: row.men + row.women + row.unknown }))),
  },
  encode: (rows) => ({
    categories: rows.map((row) => row.label),
    series: seriesNames.map(({ name, key }) => ({ name, data: rows.map((row) => row[key]) })),
  }),
  decode: ({ categories, series }) =>
    categories.map((label, index) => {
      const count = (name: string) => series.find((entry) => entry.name === name)?.data[index] ?? 0;
      return {
        key: ageBands.find((band) => band.label === label)?.code ?? null,
        label,
        men: count('Homem'),
        women: count('Mulher'),
        unknown: count(NOT_INFORMED),
      };
    }),
});
