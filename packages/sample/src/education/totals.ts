import type { ByAdministration } from './states';

/**
 * What the sample is scaled to. In higher education the enrolments by administration and by
 * modality, the graduates, and the numbers of courses and institutions are those published for
 * 2019; in technical education the enrolments, and those of public schools, are. How these totals
 * divide further is the project's estimate.
 */

/** Enrolments in person. */
export const HIGHER_IN_PERSON: ByAdministration = [1_251_254, 582_928, 88_307, 4_231_071];
export const HIGHER_AT_A_DISTANCE: ByAdministration = [84_000, 73_657, 0, 2_292_607];
export const GRADUATES = 1_250_076;
/** Invented: what the vacancies of all courses add up to. */
export const VACANCIES = 16_400_000;

export const INSTITUTIONS: ByAdministration = [110, 132, 60, 2306];
export const COURSES_IN_PERSON: ByAdministration = [6350, 3490, 410, 25_648];
export const COURSES_AT_A_DISTANCE: ByAdministration = [290, 130, 0, 4109];

export const TECHNICAL_ENROLMENTS: ByAdministration = [335_000, 732_556, 39_000, 768_418];
/** Invented: schools with technical courses. */
export const SCHOOLS: ByAdministration = [640, 3200, 160, 3000];
