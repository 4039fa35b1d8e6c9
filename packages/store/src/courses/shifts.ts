import { type Category, shiftBit, shifts } from '@observatorio/domain';
import type { Condition } from '../education/selection';

/** Distance learning, which offers report as a modality. */
const DISTANCE = { shift: 'ead', modality: 2 };

const isIn = (set: number, code: string): boolean => (set & shiftBit(code)) > 0;

/** Shifts that count as daytime. */
const daytime = ['matutino', 'vespertino', 'integral', 'diurno'];

/** Condition on the offers of an edition that have one of the shifts, given its sets of shifts. */
export function shiftCondition(codes: readonly string[], sets: readonly number[] = []): Condition {
  const wanted = codes.flatMap((code) => (code === 'diurno' ? daytime : [code]));
  const matching = sets.filter((set) => wanted.some((code) => isIn(set, code)));
  const parts = [
    ...(matching.length > 0 ? [`shifts IN (${matching.join(', ')})`] : []),
    ...(wanted.includes(DISTANCE.shift) ? [`modality = ${DISTANCE.modality}`] : []),
  ];
  return { sql: `(${parts.join(' OR ') || '1 = 0'})`, values: [] };
}

/** Shifts that editions with these sets can tell apart, with distance learning; none without sets. */
export const shiftOptions = (sets: readonly number[]): Category[] =>
  sets.length === 0
    ? []
    : shifts.filter(({ code }) => code === DISTANCE.shift || sets.some((set) => isIn(set, code)));

/** Returns the shifts of an offer in words, or null if unknown. */
export function shiftLabels(set: number | null, modality: number | null): string | null {
  const isDistance = modality === DISTANCE.modality;
  const listed = shifts.filter(({ code }) =>
    code === DISTANCE.shift ? isDistance : set !== null && isIn(set, code),
  );
  return listed.map(({ label }) => label).join(', ') || null;
}
