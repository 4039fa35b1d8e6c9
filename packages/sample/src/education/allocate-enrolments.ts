import { apportion, rake } from '../base/balance';
import type { Draft } from './draft';
import { sectorOf } from './sector';
import { type EducationState, educationStates } from './states';

/** The offers of one administration and modality, whose enrolments are known. */
export interface Network {
  administration: number;
  modality: number | null;
  /** Enrolments in the country. */
  total: number;
  /** Share of a state in them. */
  weight: (state: EducationState) => number;
}

type Totals = Map<number, number>;

/** The place of offers without a state, and their share of a network that has such offers. */
const NOWHERE = 0;
const NOWHERE_SHARE = 0.01;

/**
 * Computes the enrolments of each offer: exact by administration and modality and within them by state,
 * close to the sizes of the courses.
 */
export function allocateEnrolments(
  drafts: readonly Draft[],
  networks: readonly Network[],
): number[] {
  const networkOf = drafts.map((draft) =>
    networks.findIndex(
      ({ administration, modality }) =>
        administration === draft.institution.administration && modality === draft.modality,
    ),
  );
  const places = drafts.map(({ uf }, index) => (networkOf[index] ?? 0) * 100 + (uf ?? NOWHERE));
  const kinds = kindsOf(drafts);
  const weights = drafts.map(({ weight }) => weight);
  const placeTotals = totalsOfPlaces(new Set(places), networks);
  const kindTotals = totalsOfKinds(drafts, kinds, networks);
  rake({ keys: [kinds, places], weights }, [kindTotals, placeTotals]);
  return withinPlaces(places, weights, placeTotals);
}

/** Numbers each course in each sector and modality, which has a total of its enrolments. */
function kindsOf(drafts: readonly Draft[]): number[] {
  const numbers = new Map<Draft['course'], number>();
  return drafts.map((draft) => {
    const number = numbers.get(draft.course) ?? numbers.size;
    numbers.set(draft.course, number);
    return number * BLOCKS + blockOf(draft.institution.administration, draft.modality);
  });
}

/** Public and private institutions, in person and at a distance. */
const BLOCKS = 4;

const blockOf = (administration: number, modality: number | null): number =>
  (sectorOf(administration) === 'public' ? 1 : 0) + (modality === 2 ? 2 : 0);

/** Divides each network's enrolments among the places in which it has offers. */
function totalsOfPlaces(places: ReadonlySet<number>, networks: readonly Network[]): Totals {
  const totals: Totals = new Map();
  networks.forEach(({ total, weight }, network) => {
    const states = educationStates.filter(({ code }) => places.has(network * 100 + code));
    const nowhere = places.has(network * 100 + NOWHERE) ? Math.round(total * NOWHERE_SHARE) : 0;
    totals.set(network * 100 + NOWHERE, nowhere);
    const parts = apportion(total - nowhere, states.map(weight));
    states.forEach(({ code }, index) => totals.set(network * 100 + code, parts[index] ?? 0));
  });
  return totals;
}

/** Divides the enrolments of a sector and modality among its courses. */
function totalsOfKinds(
  drafts: readonly Draft[],
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

/** Rounds weights to whole numbers that sum to the total of each place. */
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
