import type { Column } from '../kit/dataset';

/** Alternative names of an occupation and its number of links. */
export interface OccupationNamesRow {
  code: string;
  /** Official synonyms. */
  synonyms: readonly string[];
  /** Everyday names, chosen by the project. */
  everyday: readonly string[];
  /** Links in the newest RAIS edition; 0 if there are no links or no RAIS data. */
  links: number;
}

type NameLists = Record<string, readonly string[]>;

export interface NamesWire {
  sinonimos: NameLists;
  usuais: NameLists;
  vinculos: Record<string, number>;
}

const listed = (
  rows: readonly OccupationNamesRow[],
  namesOf: (row: OccupationNamesRow) => readonly string[],
): NameLists =>
  Object.fromEntries(
    rows.flatMap((row) => (namesOf(row).length > 0 ? [[row.code, namesOf(row)]] : [])),
  );

/**
 * Encodes the names. Occupations without names of a kind, or without links, are omitted from the
 * respective map.
 */
export const writeNames = (rows: readonly OccupationNamesRow[]): NamesWire => ({
  sinonimos: listed(rows, ({ synonyms }) => synonyms),
  usuais: listed(rows, ({ everyday }) => everyday),
  vinculos: Object.fromEntries(
    rows.flatMap(({ code, links }) => (links > 0 ? [[code, links]] : [])),
  ),
});

export const readNames = ({ sinonimos, usuais, vinculos }: NamesWire): OccupationNamesRow[] =>
  [...new Set([sinonimos, usuais, vinculos].flatMap((list) => Object.keys(list)))].map((code) => ({
    code,
    synonyms: sinonimos[code] ?? [],
    everyday: usuais[code] ?? [],
    links: vinculos[code] ?? 0,
  }));

/** A line of the CSV file of names. */
export interface NameLine {
  code: string;
  name: string;
  origin: string;
}

export const nameColumns: readonly Column<NameLine>[] = [
  { key: 'code', label: 'Código', kind: 'category' },
  { key: 'name', label: 'Nome', kind: 'category' },
  { key: 'origin', label: 'Origem', kind: 'category' },
];

export const nameLines = (rows: readonly OccupationNamesRow[]): NameLine[] =>
  rows.flatMap(({ code, synonyms, everyday }) => [
    ...synonyms.map((name) => ({ code, name, origin: 'Sinônimo da CBO' })),
    ...everyday.map((name) => ({ code, name, origin: 'Nome usual' })),
  ]);
