import { drawSome, jitter, type Random } from './chance';
import type { OfferDraft } from './draft';
import { fundingOf } from './funding';
import { higherCourses } from './higher-courses';
import { administrationCodes, apportionToAll, type Institution } from './institutions';
import { sectorOf } from './sector';
import { COURSES_IN_PERSON } from './totals';
import type { Town, TownsByState } from './towns';

/** First course code, above all real ones. */
const FIRST_COURSE = 9_000_001;

/** Number of an institution's courses for each campus in addition to its seat. */
const COURSES_PER_CAMPUS = { public: 14, private: 40 } as const;

/** Creates the on-campus offers of higher education: one per course and campus. */
export function classroomDrafts(
  institutions: readonly Institution[],
  towns: TownsByState,
  random: Random,
): OfferDraft[] {
  const offers = administrationCodes.flatMap((administration) => {
    const members = institutions.filter((one) => one.administration === administration);
    const counts = apportionToAll(
      COURSES_IN_PERSON[administration - 1] ?? 0,
      members.map(({ size }) => size ** 0.7),
    );
    return members.flatMap((institution, index) =>
      offersOf(institution, counts[index] ?? 0, towns.get(institution.uf) ?? [], random),
    );
  });
  return offers.map((offer, index) => ({ ...offer, courseCode: FIRST_COURSE + index }));
}

/** Creates an institution's offers. Larger courses have more offers and more students in each. */
function offersOf(
  institution: Institution,
  count: number,
  towns: readonly Town[],
  random: Random,
): Omit<OfferDraft, 'courseCode'>[] {
  const { administration, uf, size } = institution;
  const sector = sectorOf(administration);
  const courses = higherCourses.filter(({ sizes }) => sizes[sector] > 0);
  const campuses = campusesOf(institution, count / COURSES_PER_CAMPUS[sector], towns, random);
  return campuses.flatMap((campus, number) => {
    const share = shareOf(number, campuses.length, count);
    return drawSome(random, courses, share, ({ sizes }) => sizes[sector] ** 0.8).map((course) => ({
      institution,
      uf,
      municipio: campus.code,
      course,
      courseSize: course.sizes[sector],
      modality: 1,
      form: null,
      funding: fundingOf(administration, random),
      weight: (size / count) ** 0.5 * course.sizes[sector] ** 0.2 * jitter(random, 0.5),
    }));
  });
}

/** Returns the institution's seat and up to `more` other towns in the state. */
function campusesOf(
  { seat }: Institution,
  more: number,
  towns: readonly Town[],
  random: Random,
): Town[] {
  const others = towns.filter((town) => town !== seat);
  return [seat, ...drawSome(random, others, Math.floor(more), ({ weight }) => weight)];
}

/** Number of the institution's courses at each campus, equal except for the remainder. */
const shareOf = (campus: number, campuses: number, courses: number): number =>
  Math.floor((courses + campuses - 1 - campus) / campuses);
