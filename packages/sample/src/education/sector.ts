import { isPublicAdministration } from '@observatorio/domain';

export type Sector = 'public' | 'private';

/** Returns the sector of an administration code, 1 to 4. */
export const sectorOf = (administration: number): Sector =>
  isPublicAdministration(String(administration)) ? 'public' : 'private';
