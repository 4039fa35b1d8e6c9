import type { AreaName } from '@observatorio/contract';

/** Areas of the elements on the page of a place, in the order in which they are registered. */
export const placeFamilies: readonly AreaName[] = ['place', 'labour', 'graduate', 'imbalance'];
