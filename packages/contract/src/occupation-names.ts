import type { Column, JsonSchema } from './dataset';
import { integer, text } from './schema';

/** What an occupation is called beside its title, and how common it is. */
export interface OccupationNamesRow {
  code: string;
  /** Official synonyms. */
  synonyms: readonly string[];
  /** Names of everyday use, of the project's own choice. */
  everyday: readonly string[];
  /** Links in the newest RAIS; 0 where there are none, or no RAIS. */
  links: number;
}

type NameLists = Record<string, readonly string[]>;

export interface NamesWire {
  sinonimos: NameLists;
  usuais: NameLists;
  vinculos: Record<string, number>;
}

const nameLists: JsonSchema = {
  type: 'object',
  additionalProperties: { type: 'array', items: text('nome') },
};

export const namesSchema: JsonSchema = {
  type: 'object',
  required: ['sinonimos', 'usuais', 'vinculos'],
  properties: {
    sinonimos: { ...nameLists, description: 'sinônimos oficiais, por código da CBO' },
    usuais: { ...nameLists, description: 'nomes do dia a dia, escolhidos pelo projeto' },
    vinculos: {
      type: 'object',
      description: 'vínculos da RAIS mais nova; sem a ocupação quando não há',
      additionalProperties: integer('vínculos ativos em 31/12'),
    },
  },
};

const listed = (
  rows: readonly OccupationNamesRow[],
  namesOf: (row: OccupationNamesRow) => readonly string[],
): NameLists =>
  Object.fromEntries(
    rows.flatMap((row) => (namesOf(row).length > 0 ? [[row.code, namesOf(row)]] : [])),
  );

/** An occupation is left out of each list that knows nothing of it. */
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

/** One line of the file of names. */
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
