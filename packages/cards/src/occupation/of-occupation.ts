import {
  type Filters,
  labourFilterDefinitions,
  occupation,
  occupationFilters,
  translateFilters,
} from '@observatorio/contract';
import type { CardQuery } from '../model/card';

/** Translates filters of the occupation search to those of the labour market. */
export const toLabour = (filters: Filters): Filters =>
  translateFilters(filters, occupationFilters, labourFilterDefinitions);

/** Options of a card with labour figures; a failure has the message of the other cards. */
export const ofOccupation = {
  filtersOf: ({ filters }: CardQuery) => toLabour(filters),
  failure: occupation.pay.failure,
};
