/*
 * Imbalance of an occupation in a place: annual job openings relative to the number of people
 * trained for it by courses. The portal's page about the method explains it to readers; keep both
 * in sync.
 */

import type { LevelStep } from './indicators';

/**
 * Number of years over which the people in an age band retire: those aged 50 to 64 by the age of
 * 65, those aged 65 or older by the age of 70.
 */
export const RETIREMENT_YEARS = { from50: 15, from65: 5 } as const;

/**
 * Usual duration of a technical course in years, by form. Courses combined with secondary school or
 * adult education take three years. All others have 1,200 hours, at 800 hours per year.
 */
const technicalYears: Readonly<Record<string, number>> = {
  CT: 3,
  NM: 3,
  IFTP: 3,
  EJA: 3,
  CONC: 1.5,
  SUBS: 1.5,
};

/** Duration assumed for an unknown form, in years: between the two durations above. */
const UNKNOWN_FORM_YEARS = 2;

/**
 * Minimum number of links for an occupation to be ranked. At this size, with about one in six
 * people aged 50 or older, only a few retire per year.
 */
export const MIN_LINKS = 500;

/** An occupation is ranked only if it has at least one in this many of its place's links. */
export const MAX_LINKS_PER_LINK = 5000;

/**
 * Minimum number of people trained per year. With fewer, two or three people would noticeably
 * change the index.
 */
export const MIN_ENTRANTS = 10;

/**
 * Maximum job openings per person trained. Above it, almost all entrants come by routes other than
 * the courses, so the index does not indicate a shortage.
 */
export const MAX_INDEX = 10;

/** CBO major groups at the skill levels of higher and technical education. */
const TRAINED_GROUPS = ['2', '3'];

/** Code prefixes of researchers, higher-education teachers and physicians. */
const POSTGRADUATE_FAMILIES = ['203', '234', '2251', '2252', '2253'];

/** General practitioners: médico clínico, de família e comunidade, and generalista. */
const GENERAL_PRACTITIONERS = ['225125', '225130', '225170'];

/**
 * Minimum number of occupations for a ranking, since the panel shows four. Places with fewer are
 * considered to have too few data.
 */
export const MIN_RANKED = 4;

/** Minimum index of a promising occupation: 10% more job openings than people trained. */
export const PROMISING_INDEX = 1.1;

/** Lower bounds of the index for levels 2 to 5. Level 3 means balance to within 10%. */
const INDEX_BOUNDS = [0.5, 0.9, PROMISING_INDEX, 2] as const;

/** Lowest level of a promising occupation. Its lower bound is `PROMISING_INDEX`. */
const PROMISING_LEVEL = 4;

/** Links of an occupation in a place, by age. */
export interface LinksByAge {
  links: number;
  /** Links of people of known age, of whom `from50` are aged 50 to 64 and `from65` 65 or older. */
  known: number;
  from50: number;
  from65: number;
}

/**
 * Returns the annual number of links freed by retirement, rounded. Links of unknown age are assumed
 * to have the same age distribution. Returns null if no ages are known.
 */
export function replacementOf({ links, known, from50, from65 }: LinksByAge): number | null {
  if (known === 0) return null;
  const leaving = from50 / RETIREMENT_YEARS.from50 + from65 / RETIREMENT_YEARS.from65;
  return Math.round((leaving * links) / known);
}

/**
 * Returns the number of people completing a technical course per year, estimated from its
 * enrolments in one form.
 */
export const technicalCompletions = (enrolments: number, form: string | null): number =>
  enrolments / (technicalYears[form ?? ''] ?? UNKNOWN_FORM_YEARS);

/**
 * Returns the minimum number of links for an occupation to be ranked in a place with this many
 * links.
 */
export const minLinksFor = (linksOfPlace: number): number =>
  Math.max(MIN_LINKS, Math.ceil(linksOfPlace / MAX_LINKS_PER_LINK));

/**
 * Returns the job openings per person trained, rounded to hundredths; 0 if there are no openings.
 */
export const imbalanceIndex = (openings: number, entrants: number): number =>
  Math.round((100 * Math.max(openings, 0)) / entrants) / 100;

/**
 * Returns whether the CBO assigns an occupation to the level of technical or higher education, so
 * that courses are its usual entry route. Excludes research and higher-education teaching, which
 * require a postgraduate degree that the course censuses do not cover, and medical specialities,
 * which require a residency.
 */
export const needsTraining = (code: string): boolean =>
  TRAINED_GROUPS.includes(code.slice(0, 1)) &&
  (GENERAL_PRACTITIONERS.includes(code) ||
    !POSTGRADUATE_FAMILIES.some((family) => code.startsWith(family)));

/** Returns the level of an index, 1 to 5. */
export const imbalanceLevel = (index: number): number =>
  1 + INDEX_BOUNDS.filter((bound) => index >= bound).length;

/** The imbalance levels 1 to 5, from the viewpoint of a person choosing a profession. */
export const imbalanceSteps: readonly LevelStep[] = [
  { word: 'SOBRA MUITA GENTE', tone: 'danger' },
  { word: 'SOBRA GENTE', tone: 'warning' },
  { word: 'EQUILÍBRIO', tone: 'default' },
  { word: 'FALTA GENTE', tone: 'success' },
  { word: 'FALTA MUITA GENTE', tone: 'success' },
];

/** Criteria for a promising occupation. */
export interface Prospects {
  level: number;
  /** Annual growth in links; null if there are no data to measure it. */
  growth: number | null;
  /** Whether the occupation's pay is published. */
  isPayKnown: boolean;
}

/**
 * Returns whether an occupation is short of people, is not known to be shrinking and has published
 * pay.
 */
export const isPromising = ({ level, growth, isPayKnown }: Prospects): boolean =>
  level >= PROMISING_LEVEL && (growth === null || growth >= 0) && isPayKnown;
