import { decimalCell, readCsv } from '@observatorio/kit';
import { apportion } from '../base/balance';
import { SAMPLE_YEAR } from '../base/totals';
import type { OfferDraft } from './draft';
import type { Offer } from './offer';
import { sectorOf } from './sector';
import {
  COURSES_AT_A_DISTANCE,
  COURSES_IN_PERSON,
  HIGHER_AT_A_DISTANCE,
  HIGHER_IN_PERSON,
  TECHNICAL_ENROLMENTS,
} from './totals';

/**
 * Higher education: enrolments by modality, enrolments of the public administrations in thousands,
 * graduates and courses. Technical education: enrolments in thousands and the percentage in public
 * schools. The totals by modality and the graduates follow the published ones; the others
 * approximate them. Courses do not grow after 2019, of which the sample has all.
 */
const years = readCsv(new URL('years.csv', import.meta.url), {
  ano: decimalCell,
  presenciais: decimalCell,
  distancia: decimalCell,
  federais: decimalCell,
  estaduais: decimalCell,
  municipais: decimalCell,
  concluintes: decimalCell,
  cursos_presenciais: decimalCell,
  cursos_distancia: decimalCell,
  tecnicos: decimalCell,
  tecnicos_publicos: decimalCell,
});

type YearRow = (typeof years)[number];

/** Changes per year in percent by CINE general area, relative to the other areas; made up. */
const areaChanges: Readonly<Record<string, number>> = {
  '01': -1.5,
  '03': 0.5,
  '04': -2,
  '06': 3.5,
  '07': 0.5,
  '08': 1,
  '09': 4,
  '10': 1,
};

/** The same by technological axis, for computing, health and management. */
const axisChanges: Readonly<Record<string, number>> = { '6': 3, '1': 1.5, '4': 1 };

const sum = (numbers: Iterable<number>): number => {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
};

/**
 * Returns the offers of a year other than 2019, from those of 2019: the same ones with other figures,
 * without the courses that did not exist yet. Throws a RangeError for a year without figures.
 */
export function offersOf(year: number, offers: readonly Offer[]): Offer[] {
  const row = years.find(({ ano }) => ano === year);
  if (!row) throw new RangeError(`The sample has no year ${year}.`);
  const existing = offers.filter(({ draft }) => exists(draft, row));
  const totals = networkTotals(row, isTechnical(offers));
  const enrolments = splitWithin(
    existing,
    networkOf,
    (network) => totals.get(network) ?? 0,
    ({ draft, enrolments: before }) => before * changeOf(draft, year),
  );
  if (isTechnical(offers)) return existing.map((offer, index) => at(offer, enrolments, index));
  const change = (index: number) =>
    (enrolments[index] ?? 0) / Math.max(1, existing[index]?.enrolments ?? 0);
  const graduates = apportion(
    row.concluintes,
    existing.map((offer, index) => (offer.graduates ?? 0) * change(index)),
  );
  return existing.map((offer, index) => ({
    ...at(offer, enrolments, index),
    // No offer has more graduates than students.
    graduates: Math.min(graduates[index] ?? 0, enrolments[index] ?? 0),
    vacancies: Math.round((offer.vacancies ?? 0) * growthOf(offer.draft, row)),
  }));
}

const at = (offer: Offer, enrolments: readonly number[], index: number): Offer => ({
  ...offer,
  enrolments: enrolments[index] ?? 0,
});

const isTechnical = ([first]: readonly Offer[]): boolean => first?.draft.modality === null;

/** Change of all on-campus or all distance learning since 2019. */
const growthOf = ({ modality }: OfferDraft, { presenciais, distancia }: YearRow): number =>
  modality === 2 ? distancia / sum(HIGHER_AT_A_DISTANCE) : presenciais / sum(HIGHER_IN_PERSON);

/** Whether a course existed in a year; of those at a distance, most did not. */
function exists({ modality, courseCode }: OfferDraft, row: YearRow): boolean {
  if (modality === null) return true;
  const share =
    modality === 2
      ? row.cursos_distancia / sum(COURSES_AT_A_DISTANCE)
      : row.cursos_presenciais / sum(COURSES_IN_PERSON);
  return (Math.imul(courseCode, 0x9e3779b1) >>> 0) / 2 ** 32 < share;
}

/** Administration and modality, as in `Network`. */
const networkOf = ({ institution, modality }: OfferDraft): string =>
  `${institution.administration} ${modality}`;

/** Returns the enrolments by administration and modality. */
function networkTotals(row: YearRow, technical: boolean): ReadonlyMap<string, number> {
  if (technical) {
    const whole = Math.round(row.tecnicos * 1000);
    const [federal, state, municipal] = TECHNICAL_ENROLMENTS;
    const open = Math.round((whole * row.tecnicos_publicos) / 100);
    const parts = apportion(open, [federal, state, municipal]);
    return new Map([...parts, whole - open].map((part, index) => [`${index + 1} null`, part]));
  }
  const growth = row.distancia / sum(HIGHER_AT_A_DISTANCE);
  const distance = HIGHER_AT_A_DISTANCE.slice(0, 3).map((before) =>
    Math.round(before * Math.min(growth, 1)),
  );
  const inPerson = [row.federais, row.estaduais, row.municipais].map(
    (thousands, index) => Math.round(thousands * 1000) - (distance[index] ?? 0),
  );
  return new Map([
    ...[...inPerson, row.presenciais - sum(inPerson)].map(
      (part, index) => [`${index + 1} 1`, part] as const,
    ),
    ...[...distance, row.distancia - sum(distance)].map(
      (part, index) => [`${index + 1} 2`, part] as const,
    ),
  ]);
}

/** Relative change of an offer since 2019 within its administration and modality. */
function changeOf({ course, uf, institution }: OfferDraft, year: number): number {
  const changes = 'degree' in course ? areaChanges : axisChanges;
  const key = 'degree' in course ? course.area.slice(0, 2) : course.area;
  const isNorth = uf !== null && uf < 30;
  const regional = sectorOf(institution.administration) === 'private' && isNorth ? 1 : 0;
  return (1 + ((changes[key] ?? 0) + regional) / 100) ** (year - SAMPLE_YEAR);
}

/** Splits the total of each group among its offers by their weights. */
function splitWithin(
  offers: readonly Offer[],
  groupOf: (draft: OfferDraft) => string,
  totalOf: (group: string) => number,
  weightOf: (offer: Offer) => number,
): number[] {
  const members = new Map<string, number[]>();
  offers.forEach(({ draft }, index) => {
    const group = groupOf(draft);
    const indices = members.get(group);
    if (indices) indices.push(index);
    else members.set(group, [index]);
  });
  const counts = offers.map(() => 0);
  for (const [group, indices] of members) {
    const parts = apportion(
      totalOf(group),
      indices.map((index) => {
        const offer = offers[index];
        return offer ? weightOf(offer) : 0;
      }),
    );
    indices.forEach((index, place) => {
      counts[index] = parts[place] ?? 0;
    });
  }
  return counts;
}
