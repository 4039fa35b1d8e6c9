import type { Random } from './chance';
import { sectorOf } from './sector';

/** Share of free courses among private ones. */
const FREE_PRIVATE = 0.015;

/**
 * Draws the funding: public courses are free (1); private ones are paid (0), with few exceptions.
 */
export const fundingOf = (administration: number, random: Random): number =>
  sectorOf(administration) === 'public' || random() < FREE_PRIVATE ? 1 : 0;
