import type { Filters } from '@observatorio/contract';
import {
  comparisonPath,
  municipalityInFull,
  parsePlace,
  placePath,
  regionOfState,
  regions,
  stateCode,
  stateOfMunicipality,
  states,
} from '@observatorio/domain';
import type { Places } from '@observatorio/store';

/** A place with its own page. */
export interface Place {
  level: 'country' | 'region' | 'state' | 'municipality';
  /** IBGE code; empty for Brazil. */
  code: string;
  name: string;
  /** Unambiguous name: `Franca, SP`, `Região Sul`. */
  title: string;
  /** Path of its page: `/lugar/3516200-franca`. */
  path: string;
  /** Filters that select it in the datasets. */
  filters: Filters;
}

const country: Place = {
  level: 'country',
  code: '',
  name: 'Brasil',
  title: 'Brasil',
  path: placePath('', 'Brasil'),
  filters: {},
};

const regionPlaces = regions.map(
  ({ code, label }): Place => ({
    level: 'region',
    code,
    name: label,
    title: `Região ${label}`,
    path: placePath(code, label),
    filters: { regiao: [code] },
  }),
);

const statePlaces = states.map(
  ({ code, label }): Place => ({
    level: 'state',
    code,
    name: label,
    title: label,
    path: placePath(code, label),
    filters: { uf: [code] },
  }),
);

const listed: ReadonlyMap<string, Place> = new Map(
  [country, ...regionPlaces, ...statePlaces].map((place) => [place.code, place]),
);

const municipality = (code: string, name: string): Place => ({
  level: 'municipality',
  code,
  name,
  title: municipalityInFull(code, name),
  path: placePath(code, name),
  filters: { municipio: [code] },
});

/** Returns the place with a code; undefined if none has it. */
export function placeWith(code: string, places: Places): Place | undefined {
  const known = listed.get(code) ?? places.find(code);
  return known && ('path' in known ? known : municipality(known.code, known.name));
}

/** Returns the place that a segment of a path names, by code or abbreviation; undefined for none. */
export function placeAt(segment: string, places: Places): Place | undefined {
  const code =
    parsePlace(segment.toLowerCase())?.code ?? (/^[a-z]{2}$/i.test(segment) && stateCode(segment));
  return typeof code === 'string' ? placeWith(code, places) : undefined;
}

/** Returns the places that contain a place, Brazil first. */
export function parentsOf({ level, code }: Place): Place[] {
  if (level === 'country') return [];
  const state = level === 'municipality' ? stateOfMunicipality(code) : '';
  const region = level === 'region' ? '' : regionOfState(state || code);
  return [country, ...[region, state].filter(Boolean).flatMap((each) => listed.get(each) ?? [])];
}

/** Returns the places that a place is divided into, sorted by name; none for a municipality. */
export function partsOf({ level, code }: Place, places: Places): Place[] {
  if (level === 'country') return regionPlaces;
  if (level === 'region') return statePlaces.filter((state) => regionOfState(state.code) === code);
  if (level === 'municipality') return [];
  return places.of(new Set([code])).map((each) => municipality(each.code, each.name));
}

/** Returns every place with a page: Brazil, regions, states and municipalities. */
export const allPlaces = (places: Places): Place[] => [
  ...listed.values(),
  ...places.municipalities.map(({ code, name }) => municipality(code, name)),
];

/** Path of the comparison of places in its canonical order, that of their codes. */
export const canonicalComparison = (list: readonly Place[]): string =>
  comparisonPath(list.toSorted((a, b) => (a.code < b.code ? -1 : 1)).map(({ path }) => path));

/** Lists places, whose names may contain commas: `Franca, SP; Bauru, SP e Brasil`. */
export function namesOf(list: readonly Place[]): string {
  const titles = list.map(({ title }) => title);
  const separator = titles.some((title) => title.includes(',')) ? '; ' : ', ';
  return [titles.slice(0, -1).join(separator), titles.at(-1)].filter(Boolean).join(' e ');
}
