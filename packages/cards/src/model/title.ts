import type { Filters } from '@observatorio/contract';

/** Title of a card, or a function of its filters; the declared title is the one without filters. */
export type Title = string | ((filters: Filters) => string);

/** Resolves a title for the given filters. Default: no filters. */
export const resolveTitle = (title: Title, filters: Filters = {}): string =>
  typeof title === 'string' ? title : title(filters);
