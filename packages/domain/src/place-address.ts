import { municipalityCode, regions, states } from './places';

/** Path of the page that leads to the pages of all places. */
export const placesPage = '/lugar';

/** Path of the list of the municipalities' pages and centres. */
export const centresPath = `${placesPage}/centros.json`;

/** Segment of a path that separates the first of several compared places from the others. */
export const COMPARED_PLACES = 'compara';

/** Maximum number of compared places. */
export const MAX_COMPARED_PLACES = 4;

/** Last segment of the address of Brazil, whose code is empty. */
const COUNTRY = 'brasil';

/** Code of a place, and its name as spelled in an address. */
export interface PlaceAddress {
  /** IBGE code of a region, state or municipality; empty for Brazil. */
  code: string;
  /** Empty if the address has only the code. */
  slug: string;
}

/** Spells a name for an address: `Olho d'Água` becomes `olho-d-agua`. */
const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/**
 * Returns the path of a place's page: `/lugar/3550308-sao-paulo`.
 *
 * @param code - IBGE code of a region, state or municipality; empty for Brazil.
 */
export const placePath = (code: string, name: string): string =>
  `${placesPage}/${code === '' ? COUNTRY : `${code}-${slugOf(name)}`}`;

/**
 * Returns the path of the comparison of places, given the paths of their pages:
 * `/lugar/12-acre/compara/brasil`.
 */
export const comparisonPath = ([first = '', ...others]: readonly string[]): string =>
  [first, COMPARED_PLACES, ...others.map((path) => path.slice(placesPage.length + 1))].join('/');

/** Returns the paths of the places that the page at a path is about: several for a comparison. */
export const placePathsIn = (path: string): string[] =>
  path
    .slice(placesPage.length + 1)
    .split('/')
    .filter((segment) => segment !== COMPARED_PLACES)
    .map((segment) => `${placesPage}/${segment}`);

/** Completes the code of a region, a state or a municipality; undefined if none can have it. */
function placeCode(text: string): string | undefined {
  const isListed = [...regions, ...states].some(({ code }) => code === text);
  return isListed ? text : municipalityCode(text);
}

/**
 * Parses the last segment of a place's path: `3550308-sao-paulo`, `35`, `brasil`. Completes the
 * check digit of a municipality, and does not check whether the municipality exists. Returns
 * undefined if no place can have the code.
 */
export function parsePlace(segment: string): PlaceAddress | undefined {
  if (segment === COUNTRY) return { code: '', slug: COUNTRY };
  const [, digits = '', slug = ''] = /^(\d+)(?:-(.*))?$/.exec(segment) ?? [];
  const code = placeCode(digits);
  return code === undefined ? undefined : { code, slug };
}
