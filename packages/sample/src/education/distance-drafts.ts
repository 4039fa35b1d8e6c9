import { drawSome, jitter, type Random } from './chance';
import type { OfferDraft } from './draft';
import { fundingOf } from './funding';
import { type HigherCourse, higherCourses } from './higher-courses';
import { administrationCodes, apportionToAll, type Institution } from './institutions';
import { sectorOf } from './sector';
import { drawSupportCentres, type SupportCentre, supportCentresOf } from './support-centres';
import { COURSES_AT_A_DISTANCE } from './totals';
import type { TownsByState } from './towns';

/** First course code, above all real ones. */
const FIRST_COURSE = 9_500_001;

/** Number of private distance learning providers, i.e. the largest institutions. */
const PRIVATE_PROVIDERS = 230;

/**
 * Creates the distance learning offers of higher education. As in the census, a course has one
 * offer per support centre (“polo”), plus one without a place for figures known only nationally.
 */
export function distanceDrafts(
  institutions: readonly Institution[],
  towns: TownsByState,
  random: Random,
): OfferDraft[] {
  const everywhere = supportCentresOf(towns);
  let courseCode = FIRST_COURSE;
  return administrationCodes.flatMap((administration) => {
    const providers = providersOf(administration, institutions);
    const counts = apportionToAll(
      COURSES_AT_A_DISTANCE[administration - 1] ?? 0,
      providers.map(({ size }) => size ** 0.5),
    );
    return providers.flatMap((institution, place) => {
      const centres = drawSupportCentres(institution, place, everywhere, random);
      return coursesOf(administration, counts[place] ?? 0, random).flatMap((course) =>
        offersOf({ institution, course, courseCode: courseCode++ }, centres, random),
      );
    });
  });
}

/** Returns the distance learning providers of an administration, largest first. */
function providersOf(administration: number, institutions: readonly Institution[]): Institution[] {
  const members = institutions
    .filter((one) => one.administration === administration)
    .toSorted((a, b) => b.size - a.size);
  switch (administration) {
    case 1:
      return members.filter(({ rank }) => rank < 2);
    case 2:
      return members.filter(({ rank }) => rank === 0);
    case 4:
      return members.slice(0, PRIVATE_PROVIDERS);
    default:
      return [];
  }
}

function coursesOf(administration: number, count: number, random: Random): HigherCourse[] {
  const courses = higherCourses.filter(({ sizes }) => sizes.distance > 0);
  return drawSome(random, courses, count, (course) => sizeOf(course, administration) ** 0.6);
}

/**
 * Returns the number of enrolments in a course. Public institutions mainly train teachers, so their
 * other courses are smaller.
 */
function sizeOf({ sizes, degree }: HigherCourse, administration: number): number {
  const isTeaching = degree === 2;
  return sectorOf(administration) === 'public' && !isTeaching ? sizes.distance / 8 : sizes.distance;
}

function offersOf(
  identity: Pick<OfferDraft, 'institution' | 'courseCode'> & { course: HigherCourse },
  centres: readonly SupportCentre[],
  random: Random,
): OfferDraft[] {
  const { administration, size } = identity.institution;
  const common = {
    ...identity,
    courseSize: sizeOf(identity.course, administration),
    modality: 2,
    form: null,
    funding: fundingOf(administration, random),
  };
  const attraction = size ** 0.8 * jitter(random, 0.4);
  const placed = offeringCentres(centres, identity.course, random).map(({ uf, town, weight }) => ({
    ...common,
    uf,
    municipio: town.code,
    weight: attraction * weight * jitter(random, 0.4),
  }));
  const weight = placed.reduce((sum, offer) => sum + offer.weight, 0);
  return [...placed, { ...common, uf: null, municipio: null, weight }];
}

/** Draws the support centres that offer a course; larger courses have more of them. */
function offeringCentres(
  centres: readonly SupportCentre[],
  { sizes }: HigherCourse,
  random: Random,
): SupportCentre[] {
  const share = 0.15 + (sizes.distance / 300) ** 0.5;
  return centres.filter((_, index) => random() < share || index === 0);
}
