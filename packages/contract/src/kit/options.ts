import type { Column } from './dataset';

/** A selectable value of a filter. */
export interface FilterOption {
  /** The filter, or one of `placeHints`. */
  filter: string;
  code: string;
  label: string;
  /** Synopsis of an occupation in the profile; null if unknown. */
  synthesis?: string | null;
}

/** Municipalities with at least 20,000 inhabitants, largest first. */
export const LARGEST_PLACES = 'maiores';

/** Everyday names of municipalities, such as `Sampa`; several are joined with `, `. */
export const NICKNAMES = 'apelidos';

/** Lists among the options that help to find a municipality. */
export const placeHints = [LARGEST_PLACES, NICKNAMES] as const;

export const optionColumns: readonly Column<FilterOption>[] = [
  { key: 'filter', label: 'Filtro', kind: 'category' },
  { key: 'code', label: 'Código', kind: 'category' },
  { key: 'label', label: 'Nome', kind: 'category' },
];

/** Returns the options of one filter. */
export const optionsOf = (options: readonly FilterOption[], filter: string): FilterOption[] =>
  options.filter((option) => option.filter === filter);

/**
 * Encodes the place hints: codes by size, and nicknames as encoded by the caller. Empty if there
 * are none, as in a query that omits the municipalities.
 */
export function writePlaceHints<Names>(
  options: readonly FilterOption[],
  nicknames: Names,
): Record<string, Names | string[]> {
  const codes = optionsOf(options, LARGEST_PLACES).map(({ code }) => code);
  return codes.length > 0 ? { [LARGEST_PLACES]: codes, [NICKNAMES]: nicknames } : {};
}

/** Options of each filter by its name, and the place hints. */
export type NamedLists = Record<string, { codigo: string; nome: string }[] | string[]>;

/** Returns the codec of options that are sent as lists of codes and names. */
export const namedLists = (definitions: readonly { name: string }[]) => ({
  encode(rows: readonly FilterOption[]): NamedLists {
    const named = (filter: string) =>
      optionsOf(rows, filter).map(({ code, label }) => ({ codigo: code, nome: label }));
    return {
      ...Object.fromEntries(definitions.map(({ name }) => [name, named(name)])),
      ...writePlaceHints(rows, named(NICKNAMES)),
    };
  },
  decode: (lists: NamedLists): FilterOption[] =>
    Object.entries(lists).flatMap(([filter, values]) =>
      values.map((value) =>
        typeof value === 'string'
          ? plainOption(filter, value)
          : { filter, code: value.codigo, label: value.nome },
      ),
    ),
});

/** Returns the years among the options in ascending order. */
export const yearsOf = (options: readonly FilterOption[]): number[] =>
  optionsOf(options, 'ano')
    .map(({ code }) => Number(code))
    .toSorted((a, b) => a - b);

/** Code → label. */
export type Labels = Record<string, string>;

/** Encodes the options of one filter as labels by code. */
export const writeLabels = (options: readonly FilterOption[], filter: string): Labels =>
  Object.fromEntries(optionsOf(options, filter).map(({ code, label }) => [code, label]));

/** Decodes options encoded by `writeLabels`. */
export const readLabels = (filter: string, labels: Labels): FilterOption[] =>
  Object.entries(labels).map(([code, label]) => ({ filter, code, label }));

/** Creates an option whose label is its code. */
export const plainOption = (filter: string, value: string | number): FilterOption => ({
  filter,
  code: String(value),
  label: String(value),
});
