import { TABLE_SOURCE, WORKING_AGE_TABLE } from '@observatorio/contract';
import { states } from '@observatorio/domain';
import type { InhabitantAges } from '@observatorio/language';
import type { EditionCache } from '../engine/edition-cache';
import type { SourceQuery } from '../query/source';
import type { Places } from '../titles/places';
import { BRAZIL, PlaceValues } from './place-values';

/** The inhabitants by whom links are divided. */
export interface Population {
  ages: InhabitantAges;
  /** Sums the inhabitants of states and municipalities; null if unknown. */
  inhabitantsOf: (codes: readonly string[]) => number | null;
}

/** Year of the census of the inhabitants. */
const CENSUS = 2022;

/** Inhabitants of working age while their table is in service, else of all ages. */
export class Populations {
  constructor(
    private readonly places: Places,
    private readonly values: EditionCache<PlaceValues>,
  ) {}

  /** Returns the population that divides the links of a query. */
  async of(query: SourceQuery): Promise<Population> {
    const { places } = this;
    const table = query
      .editionsOf(TABLE_SOURCE)
      .find(({ indicadores }) => indicadores?.includes(WORKING_AGE_TABLE));
    if (!table) return { ages: 'all', inhabitantsOf: (codes) => places.inhabitantsOf(codes) };
    const values = await this.values.read(query.open(table).database, PlaceValues.read);
    return { ages: 'working', inhabitantsOf: (codes) => workingAge(codes, values, places) };
  }
}

/** The country has its own value; what is unknown is not replaced by inhabitants of all ages. */
function workingAge(codes: readonly string[], values: PlaceValues, places: Places): number | null {
  const valueOf = (level: 'brasil' | 'municipio' | 'uf', code: string): number | null => {
    const [year, value] = values.newest(WORKING_AGE_TABLE, level, code) ?? [];
    return year === CENSUS ? (value ?? null) : null;
  };
  const municipality = (code: string) => valueOf('municipio', code);
  const state = (code: string) =>
    valueOf('uf', code) ?? sumOf(countedIn(code, places), municipality);
  const isBrazil = states.every(({ code }) => codes.includes(code));
  const whole = isBrazil ? valueOf('brasil', BRAZIL) : null;
  return whole ?? sumOf(codes, (code) => (places.find(code) ? municipality(code) : state(code)));
}

/** Codes of a state's municipalities that the census counted. */
const countedIn = (state: string, places: Places): string[] =>
  places
    .of(new Set([state]))
    .filter(({ inhabitants }) => inhabitants !== undefined)
    .map(({ code }) => code);

/** Sums values; null if any is unknown. */
const sumOf = (codes: readonly string[], valueOf: (code: string) => number | null) =>
  codes.reduce<number | null>((sum, code) => {
    const value = valueOf(code);
    return sum === null || value === null ? null : sum + value;
  }, 0);
