import { shiftBit } from '@observatorio/domain';
import { randomNumbers } from '@observatorio/domain/random';
import type { OfferDraft } from './draft';
import { sectorOf } from './sector';

/** Share of the on-campus courses that have each shift, by sector. */
const shares = {
  public: { integral: 0.4, matutino: 0.25, vespertino: 0.15, noturno: 0.4 },
  private: { integral: 0.1, matutino: 0.4, vespertino: 0.08, noturno: 0.75 },
};

/**
 * Returns the shifts of a course on campus as a sum of bits, drawn from its code; null for other
 * offers, as in the census. Every course has at least one: by night, unless another is drawn.
 */
export function shiftsOf({ modality, courseCode, institution }: OfferDraft): number | null {
  if (modality !== 1) return null;
  const random = randomNumbers(courseCode);
  const drawn = Object.entries(shares[sectorOf(institution.administration)]).filter(
    ([, share]) => random() < share,
  );
  return drawn.reduce((set, [code]) => set | shiftBit(code), 0) || shiftBit('noturno');
}
