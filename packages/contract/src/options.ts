import type { Column } from './dataset';

/** One value that a filter offers. */
export interface FilterOption {
  filter: string;
  code: string;
  label: string;
  /** Synopsis of an occupation of the profile, null where none is known. */
  synthesis?: string | null;
}

export const optionColumns: readonly Column<FilterOption>[] = [
  { key: 'filter', label: 'Filtro', kind: 'category' },
  { key: 'code', label: 'Código', kind: 'category' },
  { key: 'label', label: 'Nome', kind: 'category' },
];

/** The options of one filter. */
export const optionsOf = (options: readonly FilterOption[], filter: string): FilterOption[] =>
  options.filter((option) => option.filter === filter);

/** The years among the options, as numbers in ascending order. */
export const yearsOf = (options: readonly FilterOption[]): number[] =>
  optionsOf(options, 'ano')
    .map(({ code }) => Number(code))
    .toSorted((a, b) => a - b);

/** Code → label. */
export type Labels = Record<string, string>;

/** The options of one filter as labels by code. */
export const writeLabels = (options: readonly FilterOption[], filter: string): Labels =>
  Object.fromEntries(optionsOf(options, filter).map(({ code, label }) => [code, label]));

/** The options that `writeLabels` wrote. */
export const readLabels = (filter: string, labels: Labels): FilterOption[] =>
  Object.entries(labels).map(([code, label]) => ({ filter, code, label }));

/** An option whose label is its code. */
export const plainOption = (filter: string, value: string | number): FilterOption => ({
  filter,
  code: String(value),
  label: String(value),
});
