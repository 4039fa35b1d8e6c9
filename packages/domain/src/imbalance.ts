/*
 * The imbalance of an occupation at a place: the jobs that open in a year against the people whom
 * courses train for it. The page /metodo-profissoes explains the method to readers; both change
 * together.
 */

import type { LevelStep } from './indicators';

/**
 * Years over which the people of an age band leave: those of 50 to 64 until they are 65, those of 65
 * or more until they are 70.
 */
export const YEARS_TO_LEAVE = { from50: 15, from65: 5 } as const;

/**
 * Years that a technical course usually takes, by its form. One that goes with secondary school, or
 * with adult education, takes three; the others have 1,200 hours, of which a year holds 800.
 */
export const technicalYears: Readonly<Record<string, number>> = {
  CT: 3,
  NM: 3,
  IFTP: 3,
  EJA: 3,
  CONC: 1.5,
  SUBS: 1.5,
};

/** Years of a technical course whose form is unknown: between both kinds. */
const UNKNOWN_FORM_YEARS = 2;

/** Least links of an occupation that is ranked: at about one in six people from 50 years on, a few leave in a year. */
export const MIN_LINKS = 500;

/** An occupation that is ranked has at least one link in so many of its place. */
export const MAX_LINKS_PER_LINK = 5000;

/** With fewer people trained in a year, two or three of them change the index of the occupation. */
export const MIN_ENTRANTS = 10;

/**
 * With more jobs than this for each person trained, almost all who enter the occupation come by
 * another way than the courses, and their number says nothing about a lack of people.
 */
export const MAX_INDEX = 10;

/** Major groups of the CBO with the competence of technical and of higher education. */
const TRAINED_GROUPS = ['2', '3'];

/** Beginnings of the codes of researchers, of teachers in higher education and of physicians. */
const POSTGRADUATE_FAMILIES = ['203', '234', '2251', '2252', '2253'];

/** Physicians without a speciality, or of the general one: clinical, family and general practice. */
const GENERAL_PRACTITIONERS = ['225125', '225130', '225170'];

/** A place with fewer ranked occupations has too few data: the panel shows four. */
export const MIN_RANKED = 4;

/** The least index of a promising occupation: a tenth more jobs open than people are trained. */
export const PROMISING_INDEX = 1.1;

/** Indexes that separate the levels 1 to 5; 3 is a balance within a tenth. */
const INDEX_BOUNDS = [0.5, 0.9, PROMISING_INDEX, 2] as const;

/** The level that begins at the least index of a promising occupation. */
const PROMISING_LEVEL = 4;

/** Links of an occupation at a place, by age. */
export interface AgedLinks {
  links: number;
  /** Links of known age, and those of 50 to 64 and of 65 years or more. */
  known: number;
  from50: number;
  from65: number;
}

/**
 * Links a year whose people leave for their age, a whole number. Those of unknown age leave like the
 * others; null if no age is known.
 */
export function replacementOf({ links, known, from50, from65 }: AgedLinks): number | null {
  if (known === 0) return null;
  const leaving = from50 / YEARS_TO_LEAVE.from50 + from65 / YEARS_TO_LEAVE.from65;
  return Math.round((leaving * links) / known);
}

/** People who finish a technical course in a year, from its enrolments of one form. */
export const technicalFinishers = (enrolments: number, form: string | null): number =>
  enrolments / (technicalYears[form ?? ''] ?? UNKNOWN_FORM_YEARS);

/** Least links of an occupation that is ranked, at a place with so many links. */
export const leastLinks = (linksOfPlace: number): number =>
  Math.max(MIN_LINKS, Math.ceil(linksOfPlace / MAX_LINKS_PER_LINK));

/** Jobs that open for each person trained, in hundredths; 0 where none opens. */
export const imbalanceIndex = (openings: number, entrants: number): number =>
  Math.round((100 * Math.max(openings, 0)) / entrants) / 100;

/**
 * Whether the CBO puts the occupation at the level of technical or higher education, so that courses
 * are the usual way into it. Research and teaching in higher education are not: they take a
 * postgraduate degree, which the censuses of courses do not count. Nor are the specialities of
 * medicine, which take a residency.
 */
export const needsTraining = (code: string): boolean =>
  TRAINED_GROUPS.includes(code.slice(0, 1)) &&
  (GENERAL_PRACTITIONERS.includes(code) ||
    !POSTGRADUATE_FAMILIES.some((family) => code.startsWith(family)));

/** The level, 1 to 5, of an index. */
export const imbalanceLevel = (index: number): number =>
  1 + INDEX_BOUNDS.filter((bound) => index >= bound).length;

/** The levels of the imbalance, 1 to 5, as a person who looks for a profession sees them. */
export const imbalanceSteps: readonly LevelStep[] = [
  { word: 'SOBRA MUITA GENTE', tone: 'danger' },
  { word: 'SOBRA GENTE', tone: 'warning' },
  { word: 'EQUILÍBRIO', tone: 'default' },
  { word: 'FALTA GENTE', tone: 'success' },
  { word: 'FALTA MUITA GENTE', tone: 'success' },
];

/** What decides whether a ranked occupation is promising. */
export interface Prospects {
  level: number;
  /** Links a year by which the occupation grows; null where no data measure the growth of any. */
  growth: number | null;
  /** Whether its pay is published. */
  isPayKnown: boolean;
}

/** Whether an occupation lacks people, is not known to shrink and has a pay that readers can weigh. */
export const isPromising = ({ level, growth, isPayKnown }: Prospects): boolean =>
  level >= PROMISING_LEVEL && (growth === null || growth >= 0) && isPayKnown;
