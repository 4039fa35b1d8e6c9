import type { Filters } from '@observatorio/contract';

/** A card's title: a function where the filters change it. What it says of none is declared. */
export type Title = string | ((filters: Filters) => string);

/** The title under these filters; by default, the declared one. */
export const resolveTitle = (title: Title, filters: Filters = {}): string =>
  typeof title === 'string' ? title : title(filters);
