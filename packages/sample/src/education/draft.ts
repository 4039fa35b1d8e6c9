import type { HigherCourse } from './higher-courses';
import type { Institution } from './institutions';
import type { TechnicalCourse } from './technical-courses';

/** An offer before its enrolments are computed. */
export interface OfferDraft {
  institution: Institution;
  /** Two-digit state code; null for distance learning students in an unknown place. */
  uf: number | null;
  /** Seven-digit IBGE code; null without a state. */
  municipio: number | null;
  course: HigherCourse | TechnicalCourse;
  /** National enrolments of the course in its modality and sector, in thousands. */
  courseSize: number;
  courseCode: number;
  /** 1 on campus, 2 distance learning; null in technical education. */
  modality: number | null;
  /** CT, NM, CONC, SUBS or EJA; null outside technical education. */
  form: string | null;
  /** 1 free, 0 paid; null for private technical schools. */
  funding: number | null;
  /** Weight relative to the other offers in its place and to those of its course. */
  weight: number;
}
