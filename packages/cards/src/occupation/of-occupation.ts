import {
  labourFilterDefinitions,
  occupation,
  occupationFilters,
  translateFilters,
} from '@observatorio/contract';
import type { CardQuery } from '../model/card';

/** Translates a query to the filters of the labour datasets. */
const filtersOf = ({ filters }: CardQuery) =>
  translateFilters(filters, occupationFilters, labourFilterDefinitions);

/** Options of a card with labour figures; a failure has the message of the other cards. */
export const ofOccupation = { filtersOf, failure: occupation.pay.failure };
