import type { Filters } from '@observatorio/contract';

/** Title of a card, or a function of its filters; the declared title is that without filters. */
export type Title = string | ((filters: Filters) => string);

/** Resolves a title for these filters. Default: no filters. */
export const resolveTitle = (title: Title, filters: Filters = {}): string =>
  typeof title === 'string' ? title : title(filters);
