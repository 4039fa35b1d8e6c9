import { loadPlaces } from '@observatorio/store';
import { sampleMunicipalities } from '../base/places';

/** A municipality in the sample of education. */
export interface Town {
  /** IBGE code of seven digits. */
  code: number;
  name: string;
  /** Weight within its state. */
  weight: number;
}

/** The municipalities of each state, by its code of two digits. */
export type TownsByState = ReadonlyMap<number, readonly Town[]>;

/** Schools spread more evenly than jobs do. */
const EVENNESS = 0.7;

/** Loads the municipalities of 2019 by state, the largest first. */
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
