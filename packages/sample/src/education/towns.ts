import { loadPlaces } from '@observatorio/store';
import { sampleMunicipalities } from '../base/places';

/** A municipality in the education sample. */
export interface Town {
  /** Seven-digit IBGE code. */
  code: number;
  name: string;
  /** Weight within its state. */
  weight: number;
}

/** Municipalities by two-digit state code. */
export type TownsByState = ReadonlyMap<number, readonly Town[]>;

/** Exponent below 1 because schools are distributed more evenly than jobs. */
const EVENNESS = 0.7;

/** Loads the municipalities of 2019 by state, largest first. */
export async function loadTowns(): Promise<TownsByState> {
  const places = await loadPlaces();
  const byState = new Map<number, Town[]>();
  for (const { code, state, weights } of await sampleMunicipalities()) {
    const name = places.find(String(code))?.name ?? '';
    const town = { code, name, weight: weights.urban ** EVENNESS };
    byState.set(state, [...(byState.get(state) ?? []), town]);
  }
  for (const towns of byState.values()) towns.sort((a, b) => b.weight - a.weight);
  return byState;
}
