import type { Draft } from './draft';

/** An offer with its figures. */
export interface Offer {
  draft: Draft;
  enrolments: number;
  /** Null in technical education. */
  graduates: number | null;
  /** Null in technical education. */
  vacancies: number | null;
}
