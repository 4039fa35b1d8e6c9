import { allocateEnrolments, type Network } from './allocate-enrolments';
import { drawSome, jitter, type Random } from './chance';
import type { OfferDraft } from './draft';
import { administrationCodes, createInstitutions, type Institution } from './institutions';
import { knownSchool } from './known-institutions';
import type { Offer } from './offer';
import { sectorOf } from './sector';
import { type TechnicalCourse, technicalCourses } from './technical-courses';
import { SCHOOLS, TECHNICAL_ENROLMENTS } from './totals';
import type { TownsByState } from './towns';

/** First school code. Real ones start with their state's code, and 99 is not a state. */
const FIRST_SCHOOL = 99_000_001;

/**
 * Draws the offers of technical education: schools from `institutionRandom`, everything else from
 * `random`.
 */
export function technicalOffers(
  towns: TownsByState,
  institutionRandom: Random,
  random: Random,
): Offer[] {
  const schools = createInstitutions(
    {
      numbers: SCHOOLS,
      enrolments: ({ technical }) => technical,
      title: (administration, rank) => cycle(titles[administration - 1] ?? [], rank),
      knownName: knownSchool,
      firstCode: FIRST_SCHOOL,
    },
    towns,
    institutionRandom,
  );
  const drafts = schools.flatMap((school) => draftsOf(school, random));
  const enrolments = allocateEnrolments(drafts, networks);
  return drafts.map((draft, index) => ({
    draft,
    enrolments: enrolments[index] ?? 0,
    graduates: null,
    vacancies: null,
  }));
}

/** School titles by administration. */
const titles: readonly (readonly string[])[] = [
  ['Instituto Federal Fictício'],
  ['Escola Técnica Estadual Fictícia', 'Colégio Estadual Fictício', 'Centro Estadual Fictício'],
  ['Escola Técnica Municipal Fictícia'],
  ['Colégio Técnico Fictício', 'Escola Técnica Fictícia', 'Centro Técnico Fictício'],
];

const cycle = (items: readonly string[], index: number): string =>
  items[index % items.length] ?? '';

const networks: readonly Network[] = administrationCodes.map((administration, index) => ({
  administration,
  modality: null,
  total: TECHNICAL_ENROLMENTS[index] ?? 0,
  weight: ({ technical }) => technical[index] ?? 0,
}));

/** Mean number of courses per school, by administration. */
const COURSES = [5, 3, 2.5, 3];

/** Creates the offers of one school; each course has one or two forms. */
function draftsOf(institution: Institution, random: Random): OfferDraft[] {
  const { administration, uf, seat, size } = institution;
  const sector = sectorOf(administration);
  const courses = technicalCourses.filter(({ sizes }) => sizes[sector] > 0);
  const count = Math.ceil(2 * random() ** 1.5 * (COURSES[administration - 1] ?? 0));
  return drawSome(random, courses, count, ({ sizes }) => sizes[sector] ** 0.8).flatMap((course) => {
    const forms = formsOf(course, administration, random);
    return forms.map((form) => ({
      institution,
      uf,
      municipio: seat.code,
      course,
      courseSize: course.sizes[sector],
      courseCode: course.code,
      modality: null,
      form,
      funding: sector === 'public' ? 1 : null,
      weight: size ** 0.4 * course.sizes[sector] ** 0.2 * jitter(random, 0.5),
    }));
  });
}

/** Percentages of enrolments by form and administration. */
const formShares: Readonly<Record<string, readonly number[]>> = {
  CT: [65, 58, 42, 5],
  CONC: [4, 8, 14, 25],
  SUBS: [29, 30, 42, 69.5],
  EJA: [2, 4, 2, 0.5],
};

/** Draws one or sometimes two forms. Teacher training always has its own form. */
function formsOf(course: TechnicalCourse, administration: number, random: Random): string[] {
  if (course.area === '999') return ['NM'];
  const tilt = (course.integrated + 3) / (103 - course.integrated) / 0.8;
  const shareOf = (form: string) =>
    (formShares[form]?.[administration - 1] ?? 0) * (form === 'CT' ? tilt : 1);
  return drawSome(random, Object.keys(formShares), random() < 0.2 ? 2 : 1, shareOf);
}
