import { apportion } from '../base/balance';
import { allocateEnrolments, type Network } from './allocate-enrolments';
import { jitter, type Random } from './chance';
import { classroomDrafts } from './classroom-drafts';
import { distanceDrafts } from './distance-drafts';
import type { OfferDraft } from './draft';
import { administrationCodes, createInstitutions, type Institution } from './institutions';
import { knownInstitutions } from './known-institutions';
import type { Offer } from './offer';
import { sectorOf } from './sector';
import {
  GRADUATES,
  HIGHER_AT_A_DISTANCE,
  HIGHER_IN_PERSON,
  INSTITUTIONS,
  VACANCIES,
} from './totals';
import type { TownsByState } from './towns';

/** First institution code, above the real ones, which have at most five digits. */
const FIRST_INSTITUTION = 900_001;

/** Creates the fictitious institutions of higher education. */
export const higherInstitutions = (towns: TownsByState, institutionRandom: Random): Institution[] =>
  createInstitutions(
    {
      numbers: INSTITUTIONS,
      enrolments: ({ inPerson }) => inPerson,
      title: titleOf,
      knownName: (administration, uf, rank) => knownInstitutions(administration, uf)[rank]?.name,
      firstCode: FIRST_INSTITUTION,
    },
    towns,
    institutionRandom,
  );

/**
 * Draws the offers of higher education: institutions from `institutionRandom`, everything else from
 * `random`.
 */
export function higherOffers(
  towns: TownsByState,
  institutionRandom: Random,
  random: Random,
): Offer[] {
  const institutions = higherInstitutions(towns, institutionRandom);
  const enrolled = withEnrolments([
    ...classroomDrafts(institutions, towns, random),
    ...distanceDrafts(institutions, towns, random),
  ]);
  const graduates = apportion(
    GRADUATES,
    enrolled.map(
      ({ draft, enrolments }) => enrolments * completionRate(draft) * jitter(random, 0.25),
    ),
  );
  const vacancies = apportion(VACANCIES, vacancyWeights(enrolled, random));
  return enrolled.map((offer, index) => ({
    ...offer,
    graduates: graduates[index] ?? 0,
    vacancies: vacancies[index] ?? 0,
  }));
}

/**
 * Returns an institution's title. Federal titles alternate; in other administrations, the title
 * depends on the rank by size.
 */
function titleOf(administration: number, rank: number, among: number): string {
  switch (administration) {
    case 1:
      return rank % 2 === 0 ? 'Universidade Federal Fictícia' : 'Instituto Federal Fictício';
    case 2:
      return rank < 2 ? 'Universidade Estadual Fictícia' : 'Faculdade Estadual Fictícia';
    case 3:
      return rank < 1 ? 'Centro Universitário Municipal Fictício' : 'Faculdade Municipal Fictícia';
    default:
      if (rank < 0.05 * among) return 'Universidade Fictícia';
      return rank < 0.17 * among ? 'Centro Universitário Fictício' : 'Faculdade Fictícia';
  }
}

type EnrolledOffer = Pick<Offer, 'draft' | 'enrolments'>;

/** Adds the enrolments to the offers and drops support centres without students. */
function withEnrolments(drafts: readonly OfferDraft[]): EnrolledOffer[] {
  const counts = allocateEnrolments(drafts, networks);
  return drafts
    .map((draft, index) => ({ draft, enrolments: counts[index] ?? 0 }))
    .filter(({ draft, enrolments }) => enrolments > 0 || !isSupportCentre(draft));
}

const networks: readonly Network[] = administrationCodes.flatMap((administration, index) => [
  {
    administration,
    modality: 1,
    total: HIGHER_IN_PERSON[index] ?? 0,
    weight: ({ inPerson }) => inPerson[index] ?? 0,
  },
  {
    administration,
    modality: 2,
    total: HIGHER_AT_A_DISTANCE[index] ?? 0,
    weight: ({ distance, inPerson }) =>
      sectorOf(administration) === 'public' ? (inPerson[index] ?? 0) : distance,
  },
]);

const isSupportCentre = ({ modality, municipio }: OfferDraft): boolean =>
  modality === 2 && municipio !== null;

/** Relative number of graduates per enrolment, higher in shorter and in private courses. */
const completionRate = ({ course, institution }: OfferDraft): number =>
  ('degree' in course && course.degree === 3 ? 1.3 : 1) *
  (sectorOf(institution.administration) === 'public' ? 0.75 : 1);

/**
 * Weights for distributing the vacancies. As in the census, those in distance learning have no
 * place.
 */
function vacancyWeights(offers: readonly EnrolledOffer[], random: Random): number[] {
  const students = new Map<number, number>();
  for (const { draft, enrolments } of offers) {
    students.set(draft.courseCode, (students.get(draft.courseCode) ?? 0) + enrolments);
  }
  return offers.map(({ draft }) => {
    if (isSupportCentre(draft)) return 0;
    const people = students.get(draft.courseCode) ?? 0;
    return (people + 3) * vacancyRate(draft) * jitter(random, 0.4);
  });
}

/**
 * Relative number of vacancies per enrolment, high in private distance learning, where many remain
 * unfilled.
 */
function vacancyRate({ modality, institution }: OfferDraft): number {
  const isPublic = sectorOf(institution.administration) === 'public';
  if (modality === 2) return isPublic ? 0.6 : 4.2;
  return isPublic ? 0.35 : 1;
}
