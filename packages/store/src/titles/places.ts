import { municipalityInFull, stateOfMunicipality } from '@observatorio/domain';
import { carregarMunicipios, distanciaKm } from 'municipios-brasil';
import { readInhabitants, readNicknames } from './place-tables';

export interface Municipality {
  /** Seven-digit IBGE code. */
  code: string;
  name: string;
  /** Census of 2022; undefined for a municipality that is newer. */
  inhabitants?: number | undefined;
  /** Its centre, in degrees. */
  centre?: Readonly<Record<'latitude' | 'longitude', number>> | undefined;
  /** Everyday names, such as `Sampa`. Default: none. */
  nicknames?: readonly string[] | undefined;
}

/** Kilometres per degree, rounded down; a degree of longitude has the fewest in the far south. */
const KM_PER_DEGREE = { latitude: 111, longitude: 90 } as const;

/** Sums the known numbers; null if there are none. */
function sumOfKnown(numbers: readonly (number | null | undefined)[]): number | null {
  const known = numbers.flatMap((each) => each ?? []);
  return known.length > 0 ? known.reduce((sum, each) => sum + each, 0) : null;
}

/** Municipalities of Brazil by IBGE code. */
export class Places {
  private readonly byCode: ReadonlyMap<string, Municipality>;
  private readonly byState: ReadonlyMap<string, readonly Municipality[]>;
  /** Inhabitants of the states; null if those of no municipality are known. */
  private readonly stateInhabitants: ReadonlyMap<string, number | null>;

  constructor(readonly municipalities: readonly Municipality[]) {
    this.byCode = new Map(municipalities.map((place) => [place.code, place]));
    const byState = new Map<string, Municipality[]>();
    for (const place of municipalities) {
      const state = stateOfMunicipality(place.code);
      const list = byState.get(state);
      if (list) list.push(place);
      else byState.set(state, [place]);
    }
    this.byState = byState;
    this.stateInhabitants = new Map(
      [...this.byState].map(([state, list]) => [
        state,
        sumOfKnown(list.map(({ inhabitants }) => inhabitants)),
      ]),
    );
  }

  /** Finds a municipality by its seven-digit code. */
  find(code: string): Municipality | undefined {
    return this.byCode.get(code);
  }

  /** Sums the inhabitants of states and municipalities; null if those of none are known. */
  inhabitantsOf(codes: readonly string[]): number | null {
    return sumOfKnown(
      codes.map((code) => this.find(code)?.inhabitants ?? this.stateInhabitants.get(code)),
    );
  }

  /**
   * Returns a function that names the municipalities in `codes`: `Bom Jesus`, or `Bom Jesus, PI` if
   * they are in several states.
   */
  namesAmong(codes: Iterable<number | string | null>): (code: string) => string {
    const known = [...codes].filter((code) => code !== null);
    const isMixed = new Set(known.map((code) => stateOfMunicipality(String(code)))).size > 1;
    return (code) => {
      const { name } = this.find(code) ?? {};
      if (name === undefined) return code;
      return isMixed ? municipalityInFull(code, name) : name;
    };
  }

  /**
   * Returns the municipalities whose centres are at most `km` from the centre of any of `codes`,
   * including `codes`, with their distances in kilometres.
   */
  near(codes: readonly string[], km: number): ReadonlyMap<string, number> {
    const distances = new Map(codes.map((code) => [code, 0]));
    for (const origin of codes.flatMap((code) => this.find(code)?.centre ?? [])) {
      for (const { code, centre } of this.municipalities) {
        if (!centre) continue;
        // Most are too far on one of the axes, which needs no trigonometry.
        const north = Math.abs(centre.latitude - origin.latitude) * KM_PER_DEGREE.latitude;
        const east = Math.abs(centre.longitude - origin.longitude) * KM_PER_DEGREE.longitude;
        if (north > km + 1 || east > km + 1) continue;
        const distance = distanciaKm(origin, centre);
        if (distance <= km) distances.set(code, Math.min(distance, distances.get(code) ?? km));
      }
    }
    return distances;
  }

  /** Lists the municipalities of the given states, sorted by name. */
  of(states: ReadonlySet<string>): Municipality[] {
    const [state = '', ...others] = states;
    if (others.length === 0) return [...(this.byState.get(state) ?? [])];
    return this.municipalities.filter(({ code }) => states.has(stateOfMunicipality(code)));
  }
}

let loaded: Promise<Places> | undefined;

/** Loads the 5,571 municipalities, sorted by name. Reads them once per process. */
export function loadPlaces(): Promise<Places> {
  loaded ??= readPlaces();
  return loaded;
}

async function readPlaces(): Promise<Places> {
  const collator = new Intl.Collator('pt-BR');
  const api = await carregarMunicipios();
  const listed = api.listar();
  const names = new Map(listed.map(({ codigoIbge, nome }) => [String(codigoIbge), nome]));
  const inhabitants = readInhabitants(names);
  const nicknames = readNicknames(names);
  const municipalities = listed
    .map(({ codigoIbge, nome, latitude, longitude }) => ({
      code: String(codigoIbge),
      name: nome,
      centre: { latitude, longitude },
    }))
    .map(({ code, ...place }) => ({
      code,
      ...place,
      inhabitants: inhabitants.get(code),
      nicknames: nicknames.get(code),
    }))
    .toSorted((a, b) => collator.compare(a.name, b.name));
  return new Places(municipalities);
}
