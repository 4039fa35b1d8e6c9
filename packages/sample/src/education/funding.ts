import type { Random } from './chance';
import { sectorOf } from './sector';

/** The part of the private courses that are free. */
const FREE_PRIVATE = 0.015;

/** Public courses are free (1); private ones are paid for (0), but for a few. */
export const fundingOf = (administration: number, random: Random): number =>
  sectorOf(administration) === 'public' || random() < FREE_PRIVATE ? 1 : 0;
