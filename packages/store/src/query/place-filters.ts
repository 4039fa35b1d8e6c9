import {
  type Edition,
  type FilterDefinition,
  type FilterOption,
  type Filters,
  invalidValues,
  LARGEST_PLACES,
  NICKNAMES,
  OMITTED,
  placeHints,
  QueryError,
} from '@observatorio/contract';
import {
  type Category,
  regionOfState,
  regions,
  stateOfMunicipality,
  states,
} from '@observatorio/domain';
import { coverageInWords } from '@observatorio/language';
import type { Places } from '../titles/places';

/**
 * Whether a filter with these values includes a code. A filter without values includes all codes.
 */
export const includesCode = (values: readonly string[] | undefined, code: string): boolean =>
  !values || values.length === 0 || values.includes(code);

/** Throws a QueryError for unknown municipalities, with the allowed values from `definitions`. */
export function checkMunicipalities(
  { municipio = [] }: Filters,
  places: Places,
  definitions: readonly FilterDefinition[],
): void {
  const unknown = municipio.filter((code) => !places.find(code));
  if (unknown.length === 0) return;
  throw invalidValues('municipio', unknown, allowedOf('municipio', definitions));
}

/** Returns the code of a municipality if the filters, besides the year, select it and nothing else. */
export function onlyMunicipality({
  municipio = [],
  ano: _,
  ...others
}: Filters): string | undefined {
  const [code, ...more] = municipio;
  return more.length === 0 && Object.keys(others).length === 0 ? code : undefined;
}

/** Throws a QueryError unless the filters include a state or a municipality. */
export function requirePlace(filters: Filters, definitions: readonly FilterDefinition[]): void {
  if (filters.uf || filters.municipio) return;
  const allowed = allowedOf('uf', definitions);
  throw new QueryError('uf', '', allowed, 'Escolha um estado ou um município.');
}

/** Throws a QueryError for a state or a municipality outside the other chosen places. */
export function requireNested(
  { regiao, uf, municipio = [] }: Filters,
  definitions: readonly FilterDefinition[],
): void {
  const outside = (name: string, code: string, message: string) =>
    new QueryError(name, code, allowedOf(name, definitions), message);
  const state = uf?.find((code) => !includesCode(regiao, regionOfState(code)));
  if (state) throw outside('uf', state, `O estado “${state}” não é da região escolhida.`);
  for (const code of municipio) {
    const message = (where: string) => `O município “${code}” não é ${where}.`;
    if (!includesCode(uf, stateOfMunicipality(code))) {
      throw outside('municipio', code, message('do estado escolhido'));
    }
    if (!includesCode(regiao, regionOfState(code))) {
      throw outside('municipio', code, message('da região escolhida'));
    }
  }
}

const allowedOf = (name: string, definitions: readonly FilterDefinition[]): string =>
  definitions.find((definition) => definition.name === name)?.allowed ?? '';

type PlaceHint = (typeof placeHints)[number];

/** Minimum number of inhabitants of a municipality among the largest. */
const LARGE_PLACE = 20_000;

type PlaceList = 'regiao' | 'uf' | 'municipio' | PlaceHint;

/**
 * Returns all regions, the states of the chosen regions, and the municipalities that the filters
 * include, in alphabetical order, with the lists that help to find one of them.
 */
export function placeOptions(
  filters: Filters,
  places: Places,
): Record<PlaceList, readonly Category[]> {
  const ofRegions = states.filter(({ code }) => includesCode(filters.regiao, regionOfState(code)));
  const left = ofRegions.filter(({ code }) => includesCode(filters.uf, code));
  const municipalities = places
    .of(new Set(left.map(({ code }) => code)))
    .filter(({ code }) => includesCode(filters.municipio, code));
  return {
    regiao: regions,
    uf: ofRegions,
    municipio: municipalities.map(({ code, name }) => ({ code, label: name })),
    [LARGEST_PLACES]: municipalities
      .filter(({ inhabitants = 0 }) => inhabitants >= LARGE_PLACE)
      .toSorted((a, b) => Number(b.inhabitants) - Number(a.inhabitants))
      .map(({ code }) => ({ code, label: code })),
    [NICKNAMES]: municipalities.flatMap(({ code, nicknames }) =>
      nicknames ? [{ code, label: nicknames.join(', ') }] : [],
    ),
  };
}

/** Whether two editions are of one kind and cover the same states. */
export const isSameScope = (a: Edition, b: Edition): boolean =>
  a.tipo === b.tipo && String(coveredPart(a)) === String(coveredPart(b));

/** States that an edition covers; empty for the whole country. */
const coveredPart = ({ ufs = [] }: Edition): string[] =>
  coverageInWords(ufs) === '' ? [] : ufs.toSorted();

/** Returns the codes of the states that the filters select and the edition covers. */
export function coveredStates(
  { regiao, uf, municipio }: Filters,
  { ufs = [] }: Pick<Edition, 'ufs'>,
): string[] {
  const ofCities = municipio?.map(stateOfMunicipality);
  return states
    .map(({ code }) => code)
    .filter((code) => ufs.length === 0 || ufs.includes(code))
    .filter((code) => includesCode(regiao, regionOfState(code)))
    .filter((code) => includesCode(uf, code) && includesCode(ofCities, code));
}

/** Returns the codes of the municipalities that the filters select and the edition covers. */
export const coveredMunicipalities = (
  filters: Filters,
  edition: Edition,
  places: Places,
): string[] =>
  places
    .of(new Set(coveredStates(filters, edition)))
    .map(({ code }) => code)
    .filter((code) => includesCode(filters.municipio, code));

const optionIn =
  (filter: string) =>
  ({ code, label }: Category): FilterOption => ({ filter, code, label });

/** Filter definitions of an area, and the query's filters. */
interface OptionsContext<Filter extends string> {
  definitions: readonly FilterDefinition<Filter>[];
  filters: Filters;
}

/**
 * Returns the options for each filter, in the order of the definitions, and the lists that help to
 * find a municipality. If the query omits a filter's list, only includes its chosen codes.
 */
export const filterOptionsOf = <Filter extends string>(
  { definitions, filters }: OptionsContext<Filter>,
  lists: Readonly<Record<NoInfer<Filter>, readonly Category[]>> &
    Partial<Record<PlaceHint, readonly Category[]>>,
): FilterOption[] => [
  ...definitions.flatMap(({ name }) => {
    const isOmitted = filters[OMITTED]?.includes(name);
    return lists[name]
      .filter(({ code }) => !isOmitted || filters[name]?.includes(code))
      .map(optionIn(name));
  }),
  ...(filters[OMITTED]?.includes('municipio')
    ? []
    : placeHints.flatMap((name) => (lists[name] ?? []).map(optionIn(name)))),
];
