import type { Draft } from './draft';

/** An offer and its people. */
export interface Offer {
  draft: Draft;
  enrolments: number;
  /** None in technical education. */
  graduates: number | null;
  /** None in technical education. */
  vacancies: number | null;
}
