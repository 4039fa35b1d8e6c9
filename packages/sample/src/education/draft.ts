import type { HigherCourse } from './higher-courses';
import type { Institution } from './institutions';
import type { TechnicalCourse } from './technical-courses';

/** An offer whose enrolments are not yet known. */
export interface Draft {
  institution: Institution;
  /** State in two digits; null for distance students whose place is unknown. */
  uf: number | null;
  /** IBGE code of seven digits; null without a state. */
  municipio: number | null;
  course: HigherCourse | TechnicalCourse;
  /** Enrolments of the course in the country, in its modality and sector, in thousands. */
  courseSize: number;
  courseCode: number;
  /** 1 in person, 2 distance; null in technical education. */
  modality: number | null;
  /** CT, NM, CONC, SUBS or EJA, in technical education only. */
  form: string | null;
  /** 1 free, 0 paid; null for private schools of technical education. */
  funding: number | null;
  /** Weight among the offers of its place and course. */
  weight: number;
}
