import { apportion } from '../base/balance';
import { drawOne, jitter, type Random } from './chance';
import { Namer } from './names';
import { type ByAdministration, type EducationState, educationStates } from './states';
import type { Town, TownsByState } from './towns';

/** A fictitious university, faculty or school. */
export interface Institution {
  code: number;
  name: string;
  /** 1 to 4: federal, state, municipal, private. */
  administration: number;
  /** Two-digit code of its state. */
  uf: number;
  seat: Town;
  /** Rank by size within its state and administration; 0 is the largest. */
  rank: number;
  /** Weight relative to all institutions nationwide. */
  size: number;
}

export interface InstitutionSpec {
  /** Number of institutions by administration. */
  numbers: ByAdministration;
  /** Returns a state's enrolments, to which its number of institutions is proportional. */
  enrolments: (state: EducationState) => ByAdministration;
  /** Returns the kind of institution, marked as fictitious, that begins its name. */
  title: (administration: number, rank: number, among: number) => string;
  /** Returns the real name that an institution bears; undefined if it bears an invented one. */
  knownName: (administration: number, uf: number, rank: number, town: string) => string | undefined;
  /** First code. Codes are consecutive and outside the range of real ones. */
  firstCode: number;
}

export const administrationCodes = [1, 2, 3, 4] as const;

/** Creates institutions of each administration in every state where it has enrolments. */
export function createInstitutions(
  { numbers, enrolments, title, knownName, firstCode }: InstitutionSpec,
  towns: TownsByState,
  random: Random,
): Institution[] {
  const namer = new Namer();
  const institutions: Institution[] = [];
  administrationCodes.forEach((administration, index) => {
    const states = educationStates.filter((state) => enrolments(state)[index]);
    const totals = states.map((state) => enrolments(state)[index] ?? 0);
    const counts = apportionToAll(numbers[index] ?? 0, totals);
    states.forEach(({ code: uf }, position) => {
      const among = counts[position] ?? 0;
      const weights = Array.from({ length: among }, (_, rank) => 1 / (rank + 2) ** 0.9);
      const all = weights.reduce((sum, weight) => sum + weight, 0);
      weights.forEach((weight, rank) => {
        const seat = seatOf(towns.get(uf) ?? [], rank, random);
        const size = ((totals[position] ?? 0) * weight * jitter(random, 0.3)) / all;
        // Drawn even if unused, so that the names of the others do not depend on the known ones.
        const invented = namer.next(title(administration, rank, among), seat);
        const name = knownName(administration, uf, rank, seat.name) ?? invented;
        const code = firstCode + institutions.length;
        institutions.push({ code, name, administration, uf, seat, rank, size });
      });
    });
  });
  return institutions;
}

/**
 * Draws a town: the largest one for the largest institution, from a wider choice for smaller ones.
 */
const seatOf = (towns: readonly Town[], rank: number, random: Random): Town =>
  drawOne(random, towns.slice(0, 1 + 3 * rank), ({ weight }) => weight);

/** Splits an integer by weights into parts of at least one. */
export function apportionToAll(whole: number, weights: readonly number[]): number[] {
  return apportion(whole - weights.length, weights).map((part) => part + 1);
}
