import { municipality, region, state, year } from '../kit/common-filters';

/** Filters of the place datasets, which describe one place: the smallest one of those chosen. */
export const placeFilterDefinitions = [
  year,
  { ...region, single: 'uma região só' },
  { ...state, single: 'um estado só' },
  { ...municipality, single: 'um município só' },
] as const;

export type PlaceFilter = (typeof placeFilterDefinitions)[number]['name'];
