import type { Filters } from '@observatorio/contract';
import type { AnswerCache, ReadAnswer } from '../engine/answer-cache';
import { queryKey } from '../query/query-key';
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

/** Maximum number of offers for which reading them is faster than a query for each sum. */
const MAX_FEW = 3000;

/** Offers of a municipality that has few: read once for all sums of a page. */
export class FewOffers {
  private readonly read: ReadAnswer<readonly Offer[]>;

  constructor(answers: AnswerCache) {
    this.read = answers.readerOf();
  }

  /** Returns the offers that the filters select; undefined unless a municipality has so few. */
  async of(
    { edition, database }: OpenEdition,
    filters: Filters,
  ): Promise<readonly Offer[] | undefined> {
    const code = selectedMunicipality(filters);
    if (!code) return undefined;
    const key = queryKey({ edition, filters: { municipio: [code] } });
    const offers = await this.read(key, database, async (shared) => {
      const rows = await shared.rows<OfferRow>(
        `SELECT course_id, course, form, administration, modality, enrolments, graduates
         FROM ${TABLE.offers} WHERE municipio = ? LIMIT ${MAX_FEW + 1}`,
        [Number(code)],
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
    return offers.length > MAX_FEW ? undefined : offers;
  }
}
