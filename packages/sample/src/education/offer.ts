import type { OfferDraft } from './draft';

/** An offer with its figures. */
export interface Offer {
  draft: OfferDraft;
  enrolments: number;
  /** Null in technical education. */
  graduates: number | null;
  /** Null in technical education. */
  vacancies: number | null;
}
