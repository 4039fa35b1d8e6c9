import { drawSome, type Random } from './chance';
import type { Institution } from './institutions';
import { sectorOf } from './sector';
import { educationStates } from './states';
import type { Town, TownsByState } from './towns';

/** A municipality with a support centre (“polo”) for distance learning students. */
export interface SupportCentre {
  uf: number;
  town: Town;
  /** Weight relative to all support centres nationwide. */
  weight: number;
}

/** Number of support centres of the largest private institution. */
const MAX_PRIVATE_POLES = 420;
const PUBLIC_CENTRES = 16;

/**
 * Returns a support centre for every municipality. Weights increase with the municipality's size
 * and the state's number of distance learning students.
 */
export function supportCentresOf(towns: TownsByState): SupportCentre[] {
  return educationStates.flatMap(({ code: uf, distance }) => {
    const members = towns.get(uf) ?? [];
    const all = members.reduce((sum, { weight }) => sum + weight, 0);
    return members.map((town) => ({ uf, town, weight: (distance * town.weight) / all }));
  });
}

/**
 * Draws an institution's support centres: in its own state if public, nationwide if private.
 * Private institutions have more of them the larger they are (`rank` 0 is the largest).
 */
export function drawSupportCentres(
  { administration, uf }: Institution,
  rank: number,
  everywhere: readonly SupportCentre[],
  random: Random,
): SupportCentre[] {
  const isNear = (centre: SupportCentre) => centre.uf === uf;
  if (sectorOf(administration) === 'public') {
    return drawSome(random, everywhere.filter(isNear), PUBLIC_CENTRES, ({ weight }) => weight);
  }
  const count = Math.ceil(MAX_PRIVATE_POLES / (rank + 1) ** 0.8);
  return drawSome(random, everywhere, count, (centre) => centre.weight * (isNear(centre) ? 5 : 1));
}
