import type { Declaration } from './declaration';

/** Every tag of the library, in the order in which the catalogue lists them. */
export const catalogue = [] as const satisfies readonly Declaration[];
