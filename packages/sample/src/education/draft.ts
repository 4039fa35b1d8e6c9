import type { HigherCourse } from './higher-courses';
import type { Institution } from './institutions';
import type { TechnicalCourse } from './technical-courses';

/** An offer before it is known how many people it has. */
export interface Draft {
  institution: Institution;
  /** State in two digits; none for students at a distance of whom no place is told. */
  uf: number | null;
  /** IBGE code of seven digits; none where there is no state. */
  municipio: number | null;
  course: HigherCourse | TechnicalCourse;
  /** Enrolments of the course in the country, in its modality and sector, in thousands. */
  courseSize: number;
  courseCode: number;
  /** 1 in person, 2 distance; none in technical education. */
  modality: number | null;
  /** CT, NM, CONC, SUBS or EJA, in technical education only. */
  form: string | null;
  /** 1 free, 0 paid; technical education does not tell it of private schools. */
  funding: number | null;
  /** Attraction among the offers of its place and course. */
  weight: number;
}
