import { apportion, rake } from '../base/balance';
import type { OfferDraft } from './draft';
import { sectorOf } from './sector';
import { type EducationState, educationStates } from './states';

/** Offers of one administration and modality, whose total enrolments are known. */
export interface Network {
  administration: number;
  modality: number | null;
  /** Enrolments nationwide. */
  total: number;
  /** Returns the weight of a state in the distribution of these enrolments. */
  weight: (state: EducationState) => number;
}

type Totals = Map<number, number>;

/** Place code of offers without a state, and their share in networks that have such offers. */
const NO_STATE = 0;
const NO_STATE_SHARE = 0.01;

/**
 * Computes the enrolments of each offer. Totals are exact by administration and modality, and by
 * state within each of these; course sizes are approximate.
 */
export function allocateEnrolments(
  drafts: readonly OfferDraft[],
  networks: readonly Network[],
): number[] {
  const networkOf = drafts.map((draft) =>
    networks.findIndex(
      ({ administration, modality }) =>
        administration === draft.institution.administration && modality === draft.modality,
    ),
  );
  const places = drafts.map(({ uf }, index) => (networkOf[index] ?? 0) * 100 + (uf ?? NO_STATE));
  const kinds = kindsOf(drafts);
  const weights = drafts.map(({ weight }) => weight);
  const placeTotals = totalsOfPlaces(new Set(places), networks);
  const kindTotals = totalsOfKinds(drafts, kinds, networks);
  rake({ keys: [kinds, places], weights }, [kindTotals, placeTotals]);
  return withinPlaces(places, weights, placeTotals);
}

/**
 * Assigns a number to each combination of course, sector and modality, which has its own enrolment
 * total.
 */
function kindsOf(drafts: readonly OfferDraft[]): number[] {
  const numbers = new Map<OfferDraft['course'], number>();
  return drafts.map((draft) => {
    const number = numbers.get(draft.course) ?? numbers.size;
    numbers.set(draft.course, number);
    return number * BLOCKS + blockOf(draft.institution.administration, draft.modality);
  });
}

/** Number of blocks, i.e. combinations of public or private and on campus or distance learning. */
const BLOCKS = 4;

const blockOf = (administration: number, modality: number | null): number =>
  (sectorOf(administration) === 'public' ? 1 : 0) + (modality === 2 ? 2 : 0);

/** Divides each network's enrolments among the places where it has offers. */
function totalsOfPlaces(places: ReadonlySet<number>, networks: readonly Network[]): Totals {
  const totals: Totals = new Map();
  networks.forEach(({ total, weight }, network) => {
    const states = educationStates.filter(({ code }) => places.has(network * 100 + code));
    const withoutState = places.has(network * 100 + NO_STATE)
      ? Math.round(total * NO_STATE_SHARE)
      : 0;
    totals.set(network * 100 + NO_STATE, withoutState);
    const parts = apportion(total - withoutState, states.map(weight));
    states.forEach(({ code }, index) => totals.set(network * 100 + code, parts[index] ?? 0));
  });
  return totals;
}

/** Divides the enrolments of each sector and modality among its courses. */
function totalsOfKinds(
  drafts: readonly OfferDraft[],
  kinds: readonly number[],
  networks: readonly Network[],
): Totals {
  const sizes: Totals = new Map();
  drafts.forEach(({ courseSize }, index) => sizes.set(kinds[index] ?? 0, courseSize));
  const totals: Totals = new Map();
  for (let block = 0; block < BLOCKS; block++) {
    const people = networks
      .filter(({ administration, modality }) => blockOf(administration, modality) === block)
      .reduce((sum, { total }) => sum + total, 0);
    const members = [...sizes].filter(([kind]) => kind % BLOCKS === block);
    const all = members.reduce((sum, [, size]) => sum + size, 0);
    for (const [kind, size] of members) totals.set(kind, (people * size) / all);
  }
  return totals;
}

/** Rounds weights to integers that sum to the total of each place. */
function withinPlaces(
  places: readonly number[],
  weights: readonly number[],
  totals: Totals,
): number[] {
  const members = new Map<number, number[]>([...totals.keys()].map((place) => [place, []]));
  places.forEach((place, index) => members.get(place)?.push(index));
  const counts = places.map(() => 0);
  for (const [place, indices] of members) {
    const parts = apportion(
      totals.get(place) ?? 0,
      indices.map((index) => weights[index] ?? 0),
    );
    indices.forEach((index, position) => {
      counts[index] = parts[position] ?? 0;
    });
  }
  return counts;
}
