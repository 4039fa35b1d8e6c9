import type { ByAdministration } from './states';

/**
 * Totals of the sample. The following are published for 2019: for higher education, enrolments by
 * administration and by modality, graduates, and the numbers of courses and institutions; for
 * technical education, total enrolments and those in public schools. Further breakdowns are
 * estimates by the project.
 */

/** On-campus enrolments. */
export const HIGHER_IN_PERSON: ByAdministration = [1_251_254, 582_928, 88_307, 4_231_071];
export const HIGHER_AT_A_DISTANCE: ByAdministration = [84_000, 73_657, 0, 2_292_607];
export const GRADUATES = 1_250_076;
/** Vacancies in all courses; made up. */
export const VACANCIES = 16_400_000;

export const INSTITUTIONS: ByAdministration = [110, 132, 60, 2306];
export const COURSES_IN_PERSON: ByAdministration = [6350, 3490, 410, 25_648];
export const COURSES_AT_A_DISTANCE: ByAdministration = [290, 130, 0, 4109];

export const TECHNICAL_ENROLMENTS: ByAdministration = [335_000, 732_556, 39_000, 768_418];
/** Number of schools with technical courses, by administration; made up. */
export const SCHOOLS: ByAdministration = [640, 3200, 160, 3000];
