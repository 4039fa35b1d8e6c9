import { stateOfMunicipality } from '@observatorio/domain';
import neighbours from './generated/neighbours.json';

const ofMunicipalities: Readonly<Record<string, readonly string[]>> = neighbours;

/**
 * Lists the municipalities that share a border with a municipality, also across a state's border, or
 * the states that share one with a state, by code. Borders are those of the drawn shapes. Empty for
 * an island and for a code without a shape.
 */
export function neighboursOf(code: string): readonly string[] {
  if (code.length !== 2) return ofMunicipalities[code] ?? [];
  const states = Object.entries(ofMunicipalities)
    .filter(([municipality]) => stateOfMunicipality(municipality) === code)
    .flatMap(([, others]) => others.map(stateOfMunicipality));
  return [...new Set(states)].filter((state) => state !== code).toSorted();
}
