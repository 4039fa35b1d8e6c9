import type { Filters } from '@observatorio/contract';
import type { AnswerCache } from '../engine/answer-cache';
import { MunicipalityRows } from '../query/municipality-rows';
import type { OpenEdition } from '../query/source';
import { selectedMunicipality } from './selection';
import { TABLE } from './tables';

/** An offer of a municipality. */
export interface Offer {
  courseId: number;
  course: string;
  form: string | null;
  administration: number | null;
  modality: number | null;
  enrolments: number;
  graduates: number | null;
}

type OfferRow = [
  courseId: number,
  course: string,
  form: string | null,
  administration: number | null,
  modality: number | null,
  enrolments: number,
  graduates: number | null,
];

/** Offers of a municipality that has few. */
export class FewOffers {
  private readonly rows: MunicipalityRows<Offer>;

  constructor(answers: AnswerCache) {
    this.rows = new MunicipalityRows(answers, async ({ database }, municipality, limit) => {
      const rows = await database.rows<OfferRow>(
        `SELECT course_id, course, form, administration, modality, enrolments, graduates
         FROM ${TABLE.offers} WHERE municipio = ? LIMIT ${limit}`,
        [municipality],
      );
      return rows.map(
        ([courseId, course, form, administration, modality, enrolments, graduates]): Offer => ({
          courseId,
          course,
          form,
          administration,
          modality,
          enrolments,
          graduates,
        }),
      );
    });
  }

  /** Returns the offers that the filters select; undefined unless a municipality has so few. */
  of(open: OpenEdition, filters: Filters): Promise<readonly Offer[] | undefined> {
    return this.rows.of(open, selectedMunicipality(filters));
  }
}
